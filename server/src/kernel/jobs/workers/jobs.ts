import { EventEmitter } from 'node:events';
// Before the worker.
import './without-home.ts';
import { type Job, Logger, run, runMigrations, type Runner, type WorkerEvents } from 'graphile-worker';
import type pg from 'pg';
import { HeldJobs, type Heartbeat } from './held-jobs.ts';
import { retryingPool } from './retrying-pool.ts';
import { readTraceparent, type Recorder, traced } from '../../traces/traces.ts';

/** Function that runs a job with its payload; a job that throws is retried later. */
export type Task = (payload: unknown) => Promise<void>;

export interface JobsSettings {
  readonly tasks: Readonly<Record<string, Task>>;
  /** Lines of `minute hour day month weekday task`, in UTC. */
  readonly schedule: readonly string[];
  /** Maximum number of jobs running at a time. */
  readonly concurrency?: number;
  readonly log: JobLog;
  readonly heartbeat?: Heartbeat;
  readonly traces?: Recorder | undefined;
}

interface JobLog {
  readonly warn: (fields: object, text: string) => void;
}

/** Starts the job worker on the owner's pool. */
export async function startJobs(
  owner: pg.Pool,
  { tasks, schedule, concurrency = 4, log, heartbeat, traces }: JobsSettings,
): Promise<Pick<Runner, 'stop'>> {
  const held = new HeldJobs(owner, heartbeat);
  const events: WorkerEvents = new EventEmitter();
  events.on('worker:create', ({ worker }) => held.add(worker));
  events.on('worker:stop', ({ worker }) => held.remove(worker));
  const runner = await run({
    pgPool: retryingPool(owner),
    events,
    concurrency,
    noHandleSignals: true,
    pollInterval: 2_000,
    crontab: schedule.join('\n'),
    taskList: Object.fromEntries(
      Object.entries(tasks).map(([name, task]) => [name, (payload: unknown) => runTask(name, task, payload, traces)]),
    ),
    logger: idsOnly(log),
  });
  held.start((error) => log.warn({ failure: error instanceof Error ? error.name : undefined }, 'no heartbeat'));
  return {
    stop: async () => {
      held.stop();
      await runner.stop();
    },
  };
}

/** A job goes on with the trace of what asked for it; a task does not hear of that. */
function runTask(name: string, task: Task, payload: unknown, traces: Recorder | undefined): Promise<void> {
  const isOfTrace = typeof payload === 'object' && payload !== null && 'traceparent' in payload;
  const { traceparent, ...plain } = isOfTrace ? payload : { traceparent: undefined };
  const span = { name: `job ${name}`, kind: 'job', parent: readTraceparent(traceparent) } as const;
  return traced(traces, span, () => task(isOfTrace ? plain : payload));
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
