import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';

export interface BackgroundJob {
  readonly jobId: string;
  readonly task: string;
  readonly state: 'failed' | 'held' | 'running' | 'waiting' | 'planned';
  readonly attempts: number;
  readonly maxAttempts: number;
  readonly dueAt: Date;
}

interface JobCounts {
  readonly waiting: number;
  readonly running: number;
  /** Jobs locked by workers without a sign of life. */
  readonly held: number;
  readonly failed: number;
  readonly planned: number;
  readonly oldestDueAt: Date | null;
}

/** Those that need someone first; `most` at most. */
export async function selectBackgroundJobs(tx: Tx, most: number): Promise<BackgroundJob[]> {
  const { rows } = await sql<BackgroundJob>`
    select job_id as "jobId", task, state, attempts, max_attempts as "maxAttempts", due_at as "dueAt"
    from background_jobs(${most}::integer)`.execute(tx);
  return rows;
}

export async function countBackgroundJobs(tx: Tx): Promise<JobCounts> {
  const { rows } = await sql<JobCounts>`
    select waiting, running, held, failed, planned, oldest_due_at as "oldestDueAt" from count_background_jobs()`.execute(
    tx,
  );
  const [counts] = rows;
  if (!counts) throw new Error('a count answers a row');
  return counts;
}

/** `busy`: a worker has it; `gone`: it has ended. Otherwise the name of its task. */
type Touched = { readonly task: string } | 'busy' | 'gone';

export function retryBackgroundJob(tx: Tx, jobId: string): Promise<Touched> {
  return touch(tx, jobId, 'retry_background_job');
}

export function giveUpBackgroundJob(tx: Tx, jobId: string): Promise<Touched> {
  return touch(tx, jobId, 'give_up_background_job');
}

async function touch(tx: Tx, jobId: string, by: 'retry_background_job' | 'give_up_background_job'): Promise<Touched> {
  const { rows } = await sql<{ task: string | null }>`select ${sql.ref(by)}(${jobId}::bigint) as task`.execute(tx);
  const task = rows[0]?.task;
  if (task !== null && task !== undefined) return { task };
  const left = await sql`select from background_jobs(null) where job_id = ${jobId}::bigint`.execute(tx);
  return left.rows.length > 0 ? 'busy' : 'gone';
}
