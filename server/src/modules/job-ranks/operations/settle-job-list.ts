import { refuse } from '@madang/contract/refuse.ts';
import { writeAudit } from '../../../kernel/audit/audit.ts';
import { actorOf } from '../../../kernel/audit/actor.ts';
import { inOperation } from '../../../kernel/history/in-operation.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { lockCompany } from '../../companies/index.ts';
import { auditNames, jobLists } from '../job-ranks.ts';
import { selectJobList, updateJobList } from '../job-lists.sql.ts';

/** RNK-02: gives a list a name of the company's own, hides it or shows it; tells what was before. */
export const settleJobListCalls = jobLists.map(({ list, routes }) =>
  operation(routes.settle, async (call) => {
    const actor = actorOf(call);
    const { companyCode } = actor;
    const { expected, ...settings } = call.body;
    return inOperation(call.kernel.db, actor, 'settle-job-list', async (tx) => {
      await lockCompany(tx, companyCode);
      const before = await selectJobList(tx, list, companyCode);
      if (!(await updateJobList(tx, list, companyCode, { settings, expected }))) throw refuse('EDIT_CONFLICT');
      const target = { kind: 'job-list', id: auditNames[list].kind };
      await writeAudit(tx, { ...actor, operation: 'settle-job-list', target, fields: Object.keys(settings) });
      return { before };
    });
  }),
);
