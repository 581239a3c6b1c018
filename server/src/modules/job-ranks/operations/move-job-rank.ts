import { refuse } from '@madang/contract/refuse.ts';
import { writeAudit } from '../../../kernel/audit/audit.ts';
import { actorOf } from '../../../kernel/audit/actor.ts';
import { inOperation } from '../../../kernel/history/in-operation.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { lockCompany } from '../../companies/index.ts';
import { auditNames, jobLists } from '../job-ranks.ts';
import { findBehind, lockJobRanks, renumberJobRanks } from '../job-ranks.sql.ts';

/** Puts an entry of either list in front of another one or at the end. */
export const moveJobRankCalls = jobLists.map(({ list, routes }) =>
  operation(routes.move, async (call) => {
    const actor = actorOf(call);
    const { companyCode } = actor;
    const { kind, move } = auditNames[list];
    const { jobRankCode: id } = call.params;
    await inOperation(call.kernel.db, actor, move, async (tx) => {
      await lockCompany(tx, companyCode);
      const [locked] = await lockJobRanks(tx, list, { companyCode, codes: [id] });
      if (locked === undefined) throw refuse('CO404');
      const { expected, beforeJobRankCode } = call.body;
      // The company is held: nobody moves it between this look and the change.
      const behind = expected && (await findBehind(tx, list, { companyCode, jobRankCode: id }));
      if (expected && ![expected.beforeJobRankCode, beforeJobRankCode].includes(behind ?? ''))
        throw refuse('EDIT_CONFLICT');
      await renumberJobRanks(tx, list, { companyCode, jobRankCode: id, beforeJobRankCode });
      await writeAudit(tx, { ...actor, operation: move, target: { kind, id }, fields: ['sortOrder'] });
    });
    return { result: 'success' as const };
  }),
);
