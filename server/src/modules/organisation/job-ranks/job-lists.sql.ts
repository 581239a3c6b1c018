import { sql, type RawBuilder } from 'kysely';
import type { JobListSettings } from '@madang/contract/organisation/job-ranks/routes.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import { matchesExpected } from '../../../kernel/rows/matches-expected.ts';
import type { JobList } from './job-ranks.sql.ts';

const unsettled: JobListSettings = { jobListName: '', englishJobListName: '', isHidden: false };

/** Returns a company's names of a list and whether it is shown. */
export async function selectJobList(tx: Tx, list: JobList, companyCode: string): Promise<JobListSettings> {
  const row = await tx
    .selectFrom('job_lists')
    .select(['name', 'english_name', 'is_hidden'])
    .where('company_code', '=', companyCode)
    .where('list', '=', list)
    .executeTakeFirst();
  if (!row) return unsettled;
  return { jobListName: row.name, englishJobListName: row.english_name, isHidden: row.is_hidden };
}

/** The same of both lists. */
export async function selectJobLists(tx: Tx, companyCode: string) {
  const { rows } = await sql<{ lists: JobListsSettings }>`select ${jobListsOf(companyCode)} as lists`.execute(tx);
  return rows[0]?.lists ?? { ranks: unsettled, titles: unsettled };
}

interface JobListsSettings {
  readonly ranks: JobListSettings;
  readonly titles: JobListSettings;
}

/** `selectJobLists` as a part of another module's statement. */
export function jobListsOf(companyCode: string): RawBuilder<JobListsSettings> {
  const one = (list: JobList) => sql`coalesce((
    select json_build_object('jobListName', s.name, 'englishJobListName', s.english_name, 'isHidden', s.is_hidden)
    from job_lists s where s.company_code = ${companyCode} and s.list = ${list}), ${JSON.stringify(unsettled)}::json)`;
  return sql`json_build_object('ranks', ${one('job_ranks')}, 'titles', ${one('job_titles')})`;
}

interface Settled {
  readonly settings: JobListSettings;
  readonly expected: JobListSettings | undefined;
}

/** Returns false if the list has changed since its author saw it. A list without a row gets one with the defaults. */
export async function updateJobList(
  tx: Tx,
  list: JobList,
  companyCode: string,
  { settings, expected }: Settled,
): Promise<boolean> {
  await tx
    .insertInto('job_lists')
    .values({ company_code: companyCode, list, ...columnsOf(unsettled) })
    .onConflict((conflict) => conflict.columns(['company_code', 'list']).doNothing())
    .execute();
  const { numUpdatedRows } = await tx
    .updateTable('job_lists')
    .set(columnsOf(settings))
    .where('company_code', '=', companyCode)
    .where('list', '=', list)
    .where(matchesExpected(expected && columnsOf(expected), columnsOf(settings)))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

function columnsOf({ jobListName, englishJobListName, isHidden }: JobListSettings) {
  return { name: jobListName, english_name: englishJobListName, is_hidden: isHidden };
}
