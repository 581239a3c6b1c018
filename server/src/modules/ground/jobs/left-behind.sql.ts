import type { JobKind } from '@madang/contract/ground/jobs/routes.ts';
import { sql } from 'kysely';
import type { Tx } from '../../../kernel/db/database.ts';
import type { LeftBehind, LeftBehindSource } from '../../../platform/contributions.ts';
import { jobRights } from './job-rights.ts';
import type { OwnJobKey } from './jobs.sql.ts';

const canBeFetched = sql<boolean>`(state in ('queued', 'running') or (state = 'done' and expires_at > app_now()))`;

interface MovedJob {
  readonly kind: JobKind;
  /** It waits for a worker again, which writes for its new owner. */
  readonly isBegunAgain: boolean;
}

// One at work is begun again: its worker asks for the rights of its owner. Its place may be beyond the usual ones.

/** Gives a job to another person; undefined where it is over or another person's. */
export async function moveJob(
  tx: Tx,
  { companyCode, jobId, personId }: OwnJobKey,
  toPersonId: string,
): Promise<MovedJob | undefined> {
  const { rows } = await sql<MovedJob>`
    update console_jobs moved set started_by = ${toPersonId}::uuid,
      state = case moved.state when 'running' then 'queued' else moved.state end,
      seen_at = case moved.state when 'running' then app_now() else moved.seen_at end,
      place = case when moved.place is not null then (
        select min(n) from generate_series(1, 1 + (select count(*)::integer from console_jobs j
          where j.company_code = ${companyCode} and j.started_by = ${toPersonId}::uuid and j.place is not null)) n
        where not exists (select from console_jobs j where j.company_code = ${companyCode}
          and j.started_by = ${toPersonId}::uuid and j.place = n)) end
    where company_code = ${companyCode} and job_id = ${jobId}::uuid and started_by = ${personId}::uuid and ${canBeFetched}
    returning kind, place is not null as "isBegunAgain"`.execute(tx);
  return rows[0];
}

/** Ends a job and the time of its result at once; false where it is over or another person's. */
export async function expireJob(tx: Tx, { companyCode, jobId, personId }: OwnJobKey): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update console_jobs set state = case state when 'done' then state else 'cancelled' end, place = null, input = null,
      finished_at = coalesce(finished_at, app_now()), expires_at = app_now()
    where company_code = ${companyCode} and job_id = ${jobId}::uuid and started_by = ${personId}::uuid and ${canBeFetched}`.execute(
    tx,
  );
  return numAffectedRows === 1n;
}

/** Exports of a person that can be fetched now or soon, named by their file or by the minute in which they were begun. */
export const exportsLeft: LeftBehindSource = {
  kind: 'exports',
  mayEnd: true,
  needs: jobRights['export-employees'],
  thingsOf: ({ companyCode, personId }) => sql<LeftBehind>`
    select j.job_id as "thingId", named.name, named.name as "englishName", null as "sharedWith"
    from console_jobs j
    join companies c on c.company_code = j.company_code
    cross join lateral (
      select coalesce(j.file_name, to_char(j.created_at at time zone c.time_zone, 'YYYY-MM-DD HH24:MI')) as name) named
    where j.company_code = ${companyCode} and j.started_by = ${personId}::uuid and ${canBeFetched}
    order by j.created_at, j.job_id`,
  handOver: ({ thingId: jobId, ...people }) => ({ name: 'hand-over-job', input: { jobId, ...people } }),
};
