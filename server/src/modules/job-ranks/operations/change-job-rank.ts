import { refuse } from '@madang/contract/refuse.ts';
import { writeAudit } from '../../../kernel/audit/audit.ts';
import { actorOf } from '../../../kernel/audit/actor.ts';
import { inOperation } from '../../../kernel/history/in-operation.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { auditNames, jobLists } from '../job-ranks.ts';
import { lockJobRanks, updateJobRank } from '../job-ranks.sql.ts';

/** Names an entry of either list anew and tells what it was called; its code never changes. */
export const changeJobRankCalls = jobLists.map(({ list, routes }) =>
  operation(routes.change, async (call) => {
    const actor = actorOf(call);
    const { companyCode } = actor;
    const { kind, change } = auditNames[list];
    const { jobRankCode: id } = call.params;
    return inOperation(call.kernel.db, actor, change, async (tx) => {
      const [locked] = await lockJobRanks(tx, list, { companyCode, codes: [id] });
      if (locked === undefined) throw refuse('CO404');
      const before = await updateJobRank(tx, list, { companyCode, jobRankCode: id, ...call.body });
      if (!before) throw refuse('EDIT_CONFLICT');
      const fields = Object.keys(before);
      await writeAudit(tx, { ...actor, operation: change, target: { kind, id }, fields });
      return { before };
    });
  }),
);
