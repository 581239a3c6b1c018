import { setUpJobRanks } from '@madang/contract/job-ranks/limits.ts';
import { createSetUpJobRank } from '@madang/contract/job-ranks/wire.ts';
import { refuse, refuseField } from '@madang/contract/refuse.ts';
import { writeAudit } from '../../../kernel/audit/audit.ts';
import { actorOf, type Actor } from '../../../kernel/audit/actor.ts';
import type { Database } from '../../../kernel/db/database.ts';
import { brokenConstraint } from '../../../kernel/db/failures.ts';
import { inOperation } from '../../../kernel/history/in-operation.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { lockCompany, lockSetUp, isUnfinished } from '../../companies/index.ts';
import { auditNames, jobLists } from '../job-ranks.ts';
import { insertJobRank, type JobList, type NewJobRank, renumberJobRanks } from '../job-ranks.sql.ts';

export interface JobRankToCreate extends Omit<NewJobRank, 'companyCode'> {
  readonly list: JobList;
  /** In front of which entry; absent or '' for behind all of them. */
  readonly beforeJobRankCode?: string;
}

/** Adds to one of the two lists, to the ranks within the set-up's limit while it goes on. `isSetUp`: by its own call. */
export function createJobRank(
  db: Database,
  actor: Actor,
  { list, beforeJobRankCode = '', ...rank }: JobRankToCreate,
  { isSetUp = false } = {},
): Promise<void> {
  const { companyCode } = actor;
  const { kind, create } = auditNames[list];
  return inOperation(db, actor, create, async (tx) => {
    const state = await (isSetUp ? lockSetUp : lockCompany)(tx, companyCode);
    const max = list === 'job_ranks' && isUnfinished(state) ? setUpJobRanks : undefined;
    const created = await insertJobRank(tx, list, { ...rank, companyCode }, max);
    if (!created) throw refuse('SET_UP_LIMIT', { 0: setUpJobRanks });
    if (beforeJobRankCode !== '') await renumberJobRanks(tx, list, { ...rank, companyCode, beforeJobRankCode });
    await writeAudit(tx, { ...actor, operation: create, target: { kind, id: rank.jobRankCode } });
  }).catch((failure: unknown) => {
    throw brokenConstraint(failure) === `${list}_pkey` ? refuseField('jobRankCode', 'CM301') : failure;
  });
}

export const createJobRankCalls = jobLists.map(({ list, routes }) =>
  operation(routes.create, async (call) => {
    await createJobRank(call.kernel.db, actorOf(call), { list, ...call.body });
    return { result: 'success' as const };
  }),
);

export const createSetUpJobRankCall = operation(createSetUpJobRank, async (call) => {
  const rank = { list: 'job_ranks', ...call.body, englishJobRankName: '' } as const;
  await createJobRank(call.kernel.db, actorOf(call), rank, { isSetUp: true });
  return { result: 'success' as const };
});
