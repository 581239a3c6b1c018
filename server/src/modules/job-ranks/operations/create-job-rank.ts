import { setUpJobRanks } from '@madang/contract/job-ranks/limits.ts';
import { createSetUpJobRank } from '@madang/contract/job-ranks/wire.ts';
import { refuse, refuseField } from '@madang/contract/refuse.ts';
import { writeAudit } from '../../../kernel/audit/audit.ts';
import { authorOf, type Author } from '../../../kernel/audit/author.ts';
import type { Database } from '../../../kernel/db/database.ts';
import { brokenConstraint } from '../../../kernel/db/failures.ts';
import { inOperation } from '../../../kernel/history/in-operation.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { holdSetUp } from '../../companies/index.ts';
import { auditNames } from '../job-ranks.ts';
import { insertJobRank, type JobList, type NewJobRank } from '../job-ranks.sql.ts';

/** Adds to one of the two lists. `isSetUp`: from the wizard, within its limit. */
export function createJobRank(
  db: Database,
  author: Author,
  { list, ...rank }: Omit<NewJobRank, 'companyCode'> & { readonly list: JobList },
  { isSetUp = false } = {},
): Promise<void> {
  const { companyCode } = author;
  const { kind, create } = auditNames[list];
  return inOperation(db, author, create, async (tx) => {
    if (isSetUp) await holdSetUp(tx, companyCode);
    const most = isSetUp ? setUpJobRanks : undefined;
    const isMade = await insertJobRank(tx, list, { ...rank, companyCode }, most);
    if (!isMade) throw refuse('SET_UP_LIMIT', { 0: setUpJobRanks });
    await writeAudit(tx, { ...author, operation: create, target: { kind, id: rank.jobRankCode } });
  }).catch((failure: unknown) => {
    throw brokenConstraint(failure) === `${list}_pkey` ? refuseField('jobRankCode', 'CM301') : failure;
  });
}

export const createSetUpJobRankCall = operation(createSetUpJobRank, async (call) => {
  const rank = { list: 'job_ranks', ...call.body, englishJobRankName: '' } as const;
  await createJobRank(call.kernel.db, authorOf(call), rank, { isSetUp: true });
  return { result: 'success' as const };
});
