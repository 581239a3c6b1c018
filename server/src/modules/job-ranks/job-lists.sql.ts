import { sql } from 'kysely';
import type { JobListSettings } from '@madang/contract/job-ranks/routes.ts';
import type { Tx } from '../../kernel/db/database.ts';
import type { JobList } from './job-ranks.sql.ts';

const unsettled: JobListSettings = { jobListName: '', englishJobListName: '', isHidden: false };

/** What a company calls a list and whether it shows it. */
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
  return {
    ranks: await selectJobList(tx, 'job_ranks', companyCode),
    titles: await selectJobList(tx, 'job_titles', companyCode),
  };
}

export async function upsertJobList(
  tx: Tx,
  list: JobList,
  { companyCode, jobListName, englishJobListName, isHidden }: JobListSettings & { readonly companyCode: string },
): Promise<void> {
  await sql`
    insert into job_lists (company_code, list, name, english_name, is_hidden)
    values (${companyCode}, ${list}, ${jobListName}, ${englishJobListName}, ${isHidden})
    on conflict (company_code, list) do update
    set name = excluded.name, english_name = excluded.english_name, is_hidden = excluded.is_hidden`.execute(tx);
}
