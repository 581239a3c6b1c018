import { jobKeptDays, jobsAtOnce, jobsListed } from '@madang/contract/ground/jobs/limits.ts';
import type { JobKind, JobState } from '@madang/contract/ground/jobs/routes.ts';
import { sql } from 'kysely';
import type { Tx } from '../../../kernel/db/database.ts';

/** Key of a background job for a worker: its company and its ID, without its content. */
export interface JobKey {
  readonly companyCode: string;
  readonly jobId: string;
}

/** A job as anyone who started it asks for it; anyone else's is not found. */
export interface OwnJobKey extends JobKey {
  readonly personId: string;
}

export interface NewJob extends OwnJobKey {
  readonly kind: JobKind;
  readonly input: Buffer;
}

/**
 * Takes a free place of the person's and puts the job there; false where none is free, or where someone was quicker to
 * take it.
 */
export async function insertJob(tx: Tx, { companyCode, jobId, personId, kind, input }: NewJob): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into console_jobs (company_code, job_id, kind, started_by, place, input)
    select ${companyCode}, ${jobId}::uuid, ${kind}, ${personId}::uuid, free.place, ${input}::bytea
    from (select min(n) as place from generate_series(1, ${jobsAtOnce}::integer) n where not exists (
      select from console_jobs j where j.company_code = ${companyCode} and j.started_by = ${personId}::uuid
        and j.place = n)) free
    where free.place is not null
    on conflict on constraint console_jobs_company_code_started_by_place_key do nothing`.execute(tx);
  return numAffectedRows === 1n;
}

/** A job that is not seen at work for so long has lost its worker. */
const lostSeconds = 30;

export interface ClaimedJob {
  readonly startedBy: string;
  readonly input: Buffer;
  /** Number of this run; a later one has another. */
  readonly run: number;
}

/** Lock on a company's jobs, so none begins while the data that it would read are being deleted. */
const claimsOf = (companyCode: string) => sql`hashtextextended('console_jobs ' || ${companyCode}, 0)`;

/** Begins a job that waits, or that has lost its worker; undefined for any other. */
export async function claimJob(tx: Tx, { companyCode, jobId }: JobKey): Promise<ClaimedJob | undefined> {
  await sql`select pg_advisory_xact_lock_shared(${claimsOf(companyCode)})`.execute(tx);
  const { rows } = await sql<ClaimedJob>`
    update console_jobs set state = 'running', runs = runs + 1, done_count = 0, seen_at = app_now()
    where company_code = ${companyCode} and job_id = ${jobId}::uuid
      and (state = 'queued' or (state = 'running' and seen_at < app_now() - make_interval(secs => ${lostSeconds})))
    returning started_by as "startedBy", input, runs as run`.execute(tx);
  return rows[0];
}

/** No job of the company is begun until the transaction ends; those begun before are seen by its next statement. */
export async function lockClaims(tx: Tx, companyCode: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(${claimsOf(companyCode)})`.execute(tx);
}

/** Deletes results of this job kind, since a moment if given, and requeues running jobs. */
export async function takeResultsBack(
  tx: Tx,
  {
    companyCode,
    kind,
    since,
  }: { readonly companyCode: string; readonly kind: JobKind; readonly since: Date | undefined },
): Promise<{ readonly jobId: string; readonly isOver: boolean }[]> {
  const { rows } = await sql<{ jobId: string; isOver: boolean }>`
    update console_jobs set state = case state when 'running' then 'queued' else 'failed' end, seen_at = app_now(),
      file_name = null, error_code = case state when 'done' then 'JOB_RESULT_DELETED' end
    where company_code = ${companyCode} and kind = ${kind}
      and (state = 'running' or (state = 'done' and expires_at > app_now()
        and finished_at >= coalesce(${since ?? null}::timestamptz, '-infinity')))
    returning job_id as "jobId", state = 'failed' as "isOver"`.execute(tx);
  return rows;
}

/** A job in the hands of one worker. */
export interface RunKey extends JobKey {
  readonly run: number;
}

export interface Progress {
  readonly doneCount: number;
  readonly totalCount: number;
}

/** Records how far a job is; false where it was cancelled or another worker has it. */
export async function advanceJob(
  tx: Tx,
  { companyCode, jobId, run }: RunKey,
  { doneCount, totalCount }: Progress,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update console_jobs set done_count = ${doneCount}, total_count = ${totalCount}, seen_at = app_now()
    where company_code = ${companyCode} and job_id = ${jobId}::uuid and state = 'running' and runs = ${run}`.execute(
    tx,
  );
  return numAffectedRows === 1n;
}

type JobEnd =
  | { readonly state: 'done'; readonly fileName: string }
  | { readonly state: 'failed'; readonly errorCode: 'JOB_FAILED' }
  | { readonly state: 'cancelled' };

/** Ends a job that waits or runs: of its worker, or of anyone who started it. False where it has ended, or is not theirs. */
export async function endJob(
  tx: Tx,
  { companyCode, jobId, ...whose }: RunKey | OwnJobKey,
  end: JobEnd,
): Promise<boolean> {
  const theirs =
    'run' in whose
      ? sql`state = 'running' and runs = ${whose.run}`
      : sql`state in ('queued', 'running') and started_by = ${whose.personId}::uuid`;
  const { numAffectedRows } = await sql`
    update console_jobs set state = ${end.state}, place = null, input = null, finished_at = app_now(),
      expires_at = app_now() + make_interval(days => ${jobKeptDays}),
      file_name = ${'fileName' in end ? end.fileName : null}, error_code = ${'errorCode' in end ? end.errorCode : null}
    where company_code = ${companyCode} and job_id = ${jobId}::uuid and ${theirs}`.execute(tx);
  return numAffectedRows === 1n;
}

export interface StoredJob {
  readonly jobId: string;
  readonly kind: JobKind;
  readonly state: JobState;
  readonly doneCount: number;
  readonly totalCount: number | null;
  readonly createdAt: Date;
  readonly finishedAt: Date | null;
  readonly expiresAt: Date | null;
  readonly errorCode: string | null;
}

/** The newest jobs of a person that are not over; one more than is listed means that there are others. */
export async function selectJobs(
  tx: Tx,
  { companyCode, personId }: Pick<OwnJobKey, 'companyCode' | 'personId'>,
): Promise<StoredJob[]> {
  const { rows } = await sql<StoredJob>`
    select job_id as "jobId", kind, state, done_count as "doneCount", total_count as "totalCount",
      created_at as "createdAt", finished_at as "finishedAt", expires_at as "expiresAt", error_code as "errorCode"
    from console_jobs
    where company_code = ${companyCode} and started_by = ${personId}::uuid
      and (expires_at is null or expires_at > app_now())
    order by created_at desc, job_id limit ${jobsListed + 1}`.execute(tx);
  return rows;
}

/** One row where anything that the person started is under way. */
export function jobUnderWayOf({ companyCode, personId }: Pick<OwnJobKey, 'companyCode' | 'personId'>) {
  return sql<{ readonly isUnderWay: true }>`
    select true as "isUnderWay" from console_jobs
    where company_code = ${companyCode} and started_by = ${personId}::uuid and finished_at is null limit 1`;
}

/** Returns the file name of the result of the user's job; undefined if the job has no result, or the result has expired. */
export async function selectResultName(
  tx: Tx,
  { companyCode, jobId, personId }: OwnJobKey,
): Promise<string | undefined> {
  const { rows } = await sql<{ fileName: string }>`
    select file_name as "fileName" from console_jobs
    where company_code = ${companyCode} and job_id = ${jobId}::uuid and started_by = ${personId}::uuid
      and state = 'done' and expires_at > app_now()`.execute(tx);
  return rows[0]?.fileName;
}

export interface LockedJob {
  readonly kind: JobKind;
  readonly startedBy: string;
  readonly state: JobState;
  readonly run: number;
  /** It waits or runs, and no worker was seen at it for a while. */
  readonly isLost: boolean;
  /** Seconds for which the job is still kept; null until it has ended. */
  readonly secondsLeft: number | null;
}

/** A job's row, held until the transaction ends. */
export async function lockJob(tx: Tx, { companyCode, jobId }: JobKey): Promise<LockedJob | undefined> {
  const { rows } = await sql<LockedJob>`
    select kind, started_by as "startedBy", state, runs as run,
      finished_at is null and seen_at < app_now() - make_interval(secs => ${lostSeconds}) as "isLost",
      ceil(extract(epoch from expires_at - app_now()))::integer as "secondsLeft"
    from console_jobs where company_code = ${companyCode} and job_id = ${jobId}::uuid for update`.execute(tx);
  return rows[0];
}

export async function deleteJob(tx: Tx, { companyCode, jobId }: JobKey): Promise<void> {
  await sql`delete from console_jobs where company_code = ${companyCode} and job_id = ${jobId}::uuid`.execute(tx);
}

/** The jobs of a company that have left a file. */
export async function listResults(tx: Tx): Promise<string[]> {
  const rows = await tx.selectFrom('console_jobs').select('job_id').where('state', '=', 'done').execute();
  return rows.map((row) => row.job_id);
}

/** Holds a job with a file until the transaction ends; false where it has none any more. */
export async function lockResult(tx: Tx, jobId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('console_jobs')
    .select('job_id')
    .where('job_id', '=', jobId)
    .where('state', '=', 'done')
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** Those that can be downloaded still. */
export async function listLivingResults(tx: Tx): Promise<string[]> {
  const rows = await tx
    .selectFrom('console_jobs')
    .select('job_id')
    .where('state', '=', 'done')
    .where(sql<boolean>`expires_at > app_now()`)
    .execute();
  return rows.map((row) => row.job_id);
}
