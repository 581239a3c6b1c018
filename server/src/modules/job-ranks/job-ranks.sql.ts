import { sql } from 'kysely';
import type { Tx } from '../../kernel/db/database.ts';

/** The two lists, by their tables. */
export type JobList = 'job_ranks' | 'job_titles';

export interface NewJobRank {
  readonly companyCode: string;
  readonly jobRankCode: string;
  readonly jobRankName: string;
  readonly englishJobRankName: string;
}

/** At the end of the list; false where it has `most` or more and the caller keeps others from adding one. */
export async function insertJobRank(tx: Tx, list: JobList, rank: NewJobRank, most?: number): Promise<boolean> {
  const { companyCode } = rank;
  const { numAffectedRows } = await sql`
    insert into ${sql.table(list)} (company_code, code, name, english_name, sort_order)
    select ${companyCode}, ${rank.jobRankCode}, ${rank.jobRankName}, ${rank.englishJobRankName},
      (select coalesce(max(sort_order), 0) + 1 from ${sql.table(list)} where company_code = ${companyCode})
    where ${most ?? null}::integer is null or ${most ?? null}::integer > (
      select count(*) from ${sql.table(list)} where company_code = ${companyCode})`.execute(tx);
  return numAffectedRows === 1n;
}

/** Locks those of the codes that exist and tells which, so that nobody is given one of them any more. */
export async function lockJobRanks(
  tx: Tx,
  list: JobList,
  { companyCode, codes }: { readonly companyCode: string; readonly codes: readonly string[] },
): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    select code from ${sql.table(list)} where company_code = ${companyCode} and code = any(${codes}::text[])
    order by code for update`.execute(tx);
  return rows.map(({ code }) => code);
}

export async function removeJobRanks(
  tx: Tx,
  list: JobList,
  { companyCode, codes }: { readonly companyCode: string; readonly codes: readonly string[] },
): Promise<void> {
  await sql`delete from ${sql.table(list)} where company_code = ${companyCode} and code = any(${codes}::text[])`.execute(
    tx,
  );
}
