import { type Job, Logger, run, runMigrations, type Runner } from 'graphile-worker';
import type pg from 'pg';
import { retryingPool } from './retrying-pool.ts';

/** What a job does with its payload; throwing tries it again later. */
export type Task = (payload: unknown) => Promise<void>;

export interface JobsSettings {
  readonly tasks: Readonly<Record<string, Task>>;
  /** Lines of `minute hour day month weekday task`, in UTC. */
  readonly schedule: readonly string[];
  /** How many run at a time. */
  readonly concurrency?: number;
  readonly log: JobLog;
}

interface JobLog {
  readonly warn: (fields: object, text: string) => void;
}

/** Starts the job worker on the owner's pool. */
export function startJobs(owner: pg.Pool, { tasks, schedule, concurrency = 4, log }: JobsSettings): Promise<Runner> {
  return run({
    pgPool: retryingPool(owner),
    concurrency,
    noHandleSignals: true,
    pollInterval: 2_000,
    crontab: schedule.join('\n'),
    taskList: Object.fromEntries(
      Object.entries(tasks).map(([name, task]) => [name, (payload: unknown) => task(payload)]),
    ),
    logger: idsOnly(log),
  });
}

/** Brings the worker's own tables up to date. */
export function migrateJobs(owner: pg.Pool): Promise<void> {
  return runMigrations({ pgPool: retryingPool(owner), logger: idsOnly({ warn: () => {} }) });
}

/** The worker's texts may quote an error that holds a person's data; its ids, and the kind of the error, never do. */
function idsOnly(log: JobLog): Logger {
  return new Logger(({ taskIdentifier, jobId }) => (level, _text, meta) => {
    if (level !== 'error' && level !== 'warning') return;
    const { job, error } = (meta ?? {}) as { job?: Partial<Job>; error?: unknown };
    const code = error instanceof Error && 'code' in error ? String(error.code) : undefined;
    log.warn(
      {
        task: job?.task_identifier ?? taskIdentifier,
        jobId: job?.id ?? jobId,
        attempt: job?.attempts,
        failure: error instanceof Error ? error.name : undefined,
        code,
      },
      'job trouble',
    );
  });
}
