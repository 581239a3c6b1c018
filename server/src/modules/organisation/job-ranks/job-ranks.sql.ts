import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../../../kernel/db/database.ts';
import { matchesExpected } from '../../../kernel/rows/matches-expected.ts';
import type { RowCount } from '../../../kernel/lists/row-count.sql.ts';

/** The two lists, by their tables. */
export type JobList = 'job_ranks' | 'job_titles';

export interface NewJobRank {
  readonly companyCode: string;
  readonly jobRankCode: string;
  readonly jobRankName: string;
  readonly englishJobRankName: string;
}

/** Returns a query for the number of entries in both lists of a company. */
export const jobListCountOf = (companyCode: string) =>
  sql<RowCount>`
    select (select count(*) from job_ranks where company_code = ${companyCode})::integer
      + (select count(*) from job_titles where company_code = ${companyCode})::integer as count`;

/** Adds a rank at the end of the list; false if it has `max` or more and the caller prevents others from adding one. */
export async function insertJobRank(tx: Tx, list: JobList, rank: NewJobRank, max?: number): Promise<boolean> {
  const { companyCode } = rank;
  const { numAffectedRows } = await sql`
    insert into ${sql.table(list)} (company_code, code, name, english_name, sort_order)
    select ${companyCode}, ${rank.jobRankCode}, ${rank.jobRankName}, ${rank.englishJobRankName},
      (select coalesce(max(sort_order), 0) + 1 from ${sql.table(list)} where company_code = ${companyCode})
    where ${max ?? null}::integer is null or ${max ?? null}::integer > (
      select count(*) from ${sql.table(list)} where company_code = ${companyCode})`.execute(tx);
  return numAffectedRows === 1n;
}

/** Locks those of the codes that exist and returns which, so that no one is given one of them any more. */
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

/** Keeps an entry from being deleted until the transaction ends; false where there is none of the code. */
export async function lockJobRankForReference(
  tx: Tx,
  list: JobList,
  { companyCode, code }: { readonly companyCode: string; readonly code: string },
): Promise<boolean> {
  const { rows } = await sql`
    select from ${sql.table(list)} where company_code = ${companyCode} and code = ${code} for key share`.execute(tx);
  return rows.length > 0;
}

/** The same of many; answers which of the codes there are. A check reads them, and holds none. */
export async function lockJobRanksForReference(
  tx: Tx,
  list: JobList,
  {
    companyCode,
    codes,
    isCheck,
  }: { readonly companyCode: string; readonly codes: readonly string[]; readonly isCheck: boolean },
): Promise<Set<string>> {
  if (codes.length === 0) return new Set();
  const { rows } = await sql<{ code: string }>`
    select code from ${sql.table(list)} where company_code = ${companyCode} and code = any(${codes}::text[])
    order by code ${isCheck ? sql`` : sql`for key share`}`.execute(tx);
  return new Set(rows.map(({ code }) => code));
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

export interface StoredJobRank {
  readonly jobRankCode: string;
  readonly jobRankName: string;
  readonly englishJobRankName: string;
}

/** A list's entries in their order. */
export async function selectJobRanks(tx: Tx, list: JobList, companyCode: string): Promise<StoredJobRank[]> {
  const { rows } = await jobRanksOf(list, companyCode).execute(tx);
  return rows;
}

/** `selectJobRanks`, to be asked with other queries. */
export function jobRanksOf(list: JobList, companyCode: string): RawBuilder<StoredJobRank> {
  return sql<StoredJobRank>`
    select code as "jobRankCode", name as "jobRankName", english_name as "englishJobRankName"
    from ${sql.table(list)} where company_code = ${companyCode} order by sort_order, code`;
}

/** The entries of some codes, by their codes; those that are gone are left out. */
export async function selectJobRanksOf(
  tx: Tx,
  list: JobList,
  { companyCode, codes }: { readonly companyCode: string; readonly codes: readonly string[] },
): Promise<ReadonlyMap<string, StoredJobRank>> {
  if (codes.length === 0) return new Map();
  const { rows } = await sql<StoredJobRank>`
    select code as "jobRankCode", name as "jobRankName", english_name as "englishJobRankName"
    from ${sql.table(list)} where company_code = ${companyCode} and code = any(${codes}::text[])`.execute(tx);
  return new Map(rows.map((row) => [row.jobRankCode, row]));
}

type Names = Pick<StoredJobRank, 'jobRankName' | 'englishJobRankName'>;

const namesOf = (rank: Names) => ({ 'r.name': rank.jobRankName, 'r.english_name': rank.englishJobRankName });

/** Renames an entry and returns its former names; undefined if it is missing or has other names than expected. */
export async function updateJobRank(
  tx: Tx,
  list: JobList,
  { expected, ...rank }: NewJobRank & { readonly expected?: Names | undefined },
) {
  const { companyCode, jobRankCode } = rank;
  const { rows } = await sql<Names>`
    with before as (
      select code, name, english_name from ${sql.table(list)}
      where company_code = ${companyCode} and code = ${jobRankCode} for no key update)
    update ${sql.table(list)} r set name = ${rank.jobRankName}, english_name = ${rank.englishJobRankName}
    from before where r.company_code = ${companyCode} and r.code = before.code
      and ${matchesExpected(expected && namesOf(expected), namesOf(rank))}
    returning before.name as "jobRankName", before.english_name as "englishJobRankName"`.execute(tx);
  return rows[0];
}

export interface JobRankPlace {
  readonly companyCode: string;
  readonly jobRankCode: string;
  /** '' for behind all others. */
  readonly beforeJobRankCode: string;
}

/** The code of the entry behind, '' at the end. */
export async function findBehind(
  tx: Tx,
  list: JobList,
  { companyCode, jobRankCode }: Omit<JobRankPlace, 'beforeJobRankCode'>,
) {
  const { rows } = await sql<{ code: string }>`
    select b.code from ${sql.table(list)} r join ${sql.table(list)} b
      on b.company_code = r.company_code and (b.sort_order, b.code) > (r.sort_order, r.code)
    where r.company_code = ${companyCode} and r.code = ${jobRankCode} order by b.sort_order, b.code limit 1`.execute(
    tx,
  );
  return rows[0]?.code ?? '';
}

/** Counts the list again with the entry in front of the named one; the caller holds the company. */
export async function renumberJobRanks(tx: Tx, list: JobList, place: JobRankPlace): Promise<void> {
  const { companyCode, jobRankCode, beforeJobRankCode } = place;
  await sql`
    with others as (
      select code, row_number() over (order by sort_order, code) as number from ${sql.table(list)}
      where company_code = ${companyCode} and code <> ${jobRankCode}),
    gap as (select coalesce((select number from others where code = ${beforeJobRankCode}),
      (select count(*) + 1 from others)) as number),
    numbered as (
      select o.code, o.number + case when o.number >= gap.number then 1 else 0 end as number
      from others o cross join gap
      union all select ${jobRankCode}, number from gap)
    update ${sql.table(list)} r set sort_order = n.number from numbered n
    where r.company_code = ${companyCode} and r.code = n.code and r.sort_order <> n.number`.execute(tx);
}

export type JobRankNames = Pick<StoredJobRank, 'jobRankName' | 'englishJobRankName'>;

/** The rank of a code, as a part of another module's statement; null where there is none and where the company hides its ranks. */
export function shownJobRankOf(companyCode: string, code: RawBuilder<unknown>): RawBuilder<JobRankNames | null> {
  return sql<JobRankNames | null>`(
    select json_build_object('jobRankName', j.name, 'englishJobRankName', j.english_name) from job_ranks j
    where j.company_code = ${companyCode} and j.code = ${code} and not exists (
      select from job_lists l where l.company_code = ${companyCode} and l.list = 'job_ranks' and l.is_hidden))`;
}

/** The entry of a list with its code, for another module's statement; null where there is none of the code. */
export function jobEntryOf(
  list: JobList,
  companyCode: string,
  code: RawBuilder<unknown>,
): RawBuilder<StoredJobRank | null> {
  return sql<StoredJobRank | null>`(
    select json_build_object('jobRankCode', e.code, 'jobRankName', e.name, 'englishJobRankName', e.english_name)
    from ${sql.table(list)} e where e.company_code = ${companyCode} and e.code = ${code})`;
}

/** Returns the position of a job rank in the company's order, for another module's statement; last if a person has none. */
export function jobRankPlaceOf(companyCode: RawBuilder<unknown>, code: RawBuilder<unknown>): RawBuilder<number> {
  return sql<number>`coalesce((select r.sort_order from job_ranks r
    where r.company_code = ${companyCode} and r.code = ${code}), 2147483647)`;
}
