import type { Tx } from '../../../kernel/db/database.ts';
import { selectJobRanksOf } from '../../organisation/job-ranks/index.ts';

/** Names of ranks and titles are those of today; one that was deleted is called by its code. */
export async function jobsAsOf(tx: Tx, companyCode: string, codes: readonly (string | null)[]) {
  const known = { companyCode, codes: [...new Set(codes.flatMap((code) => code ?? []))] };
  const ranks = await selectJobRanksOf(tx, 'job_ranks', known);
  const titles = await selectJobRanksOf(tx, 'job_titles', known);
  const named = (entries: typeof ranks, code: string | null) =>
    code === null ? null : (entries.get(code) ?? { jobRankCode: code, jobRankName: code, englishJobRankName: '' });
  return {
    rank: (code: string | null) => named(ranks, code),
    title: (code: string | null) => named(titles, code),
  };
}
