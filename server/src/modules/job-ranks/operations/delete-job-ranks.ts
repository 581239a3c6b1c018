import { deleteSetUpJobRanks } from '@madang/contract/job-ranks/wire.ts';
import { refuse } from '@madang/contract/refuse.ts';
import { writeAudit } from '../../../kernel/audit/audit.ts';
import { actorOf, type Actor } from '../../../kernel/audit/actor.ts';
import type { Database, Tx } from '../../../kernel/db/database.ts';
import { countReferences } from '../../../kernel/history/count-references.ts';
import { inOperation } from '../../../kernel/history/in-operation.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { requireOwnCompany } from '../../../kernel/session/own-company.ts';
import { lockSetUp } from '../../companies/index.ts';
import { auditNames, jobLists } from '../job-ranks.ts';
import { lockJobRanks, removeJobRanks, type JobList } from '../job-ranks.sql.ts';

/** Deletes entries of one of the two lists, all of them or none; one that people have stays. */
export function deleteJobRanks(
  db: Database,
  actor: Actor,
  { list, jobRankCodes }: { readonly list: JobList; readonly jobRankCodes: readonly string[] },
  { isSetUp = false } = {},
): Promise<void> {
  const { companyCode } = actor;
  const codes = [...new Set(jobRankCodes)];
  const { kind, delete: operationName } = auditNames[list];
  return inOperation(db, actor, operationName, async (tx) => {
    if (isSetUp) await lockSetUp(tx, companyCode);
    const locked = await lockJobRanks(tx, list, { companyCode, codes });
    if (locked.length < codes.length) throw refuse('CO404');
    for (const code of codes) await refuseUsed(tx, list, { companyCode, code });
    await removeJobRanks(tx, list, { companyCode, codes });
    for (const id of codes) await writeAudit(tx, { ...actor, operation: operationName, target: { kind, id } });
  });
}

async function refuseUsed(
  tx: Tx,
  table: JobList,
  { companyCode, code }: { readonly companyCode: string; readonly code: string },
): Promise<void> {
  const references = await countReferences(tx, { table, companyCode, code });
  const found = [...references.values()].reduce((sum, count) => sum + count, 0);
  if (found > 0) throw refuse('JOB_RANK_IN_USE', { 0: found, code });
}

export const deleteJobRankCalls = jobLists.map(({ list, routes }) =>
  operation(routes.delete, async (call) => {
    const { jobRankCode } = call.params;
    await deleteJobRanks(call.kernel.db, actorOf(call), { list, jobRankCodes: [jobRankCode] });
    return { result: 'success' as const };
  }),
);

export const deleteSetUpJobRanksCall = operation(deleteSetUpJobRanks, async (call) => {
  const { companyCode, jobRankCodes } = call.body;
  requireOwnCompany(call.session, companyCode);
  await deleteJobRanks(call.kernel.db, actorOf(call), { list: 'job_ranks', jobRankCodes }, { isSetUp: true });
  return { result: 'success' as const };
});
