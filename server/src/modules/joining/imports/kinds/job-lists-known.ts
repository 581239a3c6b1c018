import type { FieldIssue } from '@madang/contract/kernel/errors.ts';
import type { ImportAsk } from '../../../../platform/import-kind.ts';
import { type JobList, selectJobRanks, type StoredJobRank } from '../../../organisation/job-ranks/index.ts';
import { nameKey } from './departments-known.ts';
import { issue } from './reading.ts';

const fieldOf = { job_ranks: 'jobRankCode', job_titles: 'jobTitleCode' } as const;
const codeOf = { job_ranks: 'MB917', job_titles: 'MB918' } as const;

/** Reads a company's ranks or titles once in a dry run. */
export async function knownJobs(ask: ImportAsk, list: JobList): Promise<readonly StoredJobRank[]> {
  const kept = ask.facts.get(list);
  if (kept) return kept as readonly StoredJobRank[];
  const rows = await selectJobRanks(ask.tx, list, ask.companyCode);
  ask.facts.set(list, rows);
  return rows;
}

/** Finds a rank or a title by its code or its name; '' takes it away. */
export function jobOf(known: readonly StoredJobRank[], list: JobList, typed: string): string | FieldIssue {
  if (typed === '') return '';
  const code = typed.normalize('NFKC').toUpperCase();
  const byCode = known.find(({ jobRankCode }) => jobRankCode === code);
  const found =
    byCode ??
    known.find(({ jobRankName, englishJobRankName }) =>
      [jobRankName, englishJobRankName].some((name) => nameKey(name) === nameKey(typed)),
    );
  return found?.jobRankCode ?? issue(fieldOf[list], codeOf[list]);
}
