import type pg from 'pg';
import type { Worker } from 'graphile-worker';

/**
 * Interval at which a process reports that its workers live and looks for others' jobs, and the silence after which it counts as
 * dead.
 */
export interface Heartbeat {
  readonly beatSeconds: number;
  readonly deadSeconds: number;
}

/** A job of a killed process is free again 30 to 50 seconds later: a one-time code lives for 180. */
export const heartbeat: Heartbeat = { beatSeconds: 10, deadSeconds: 30 };

/**
 * Reports living workers and releases jobs of silent ones. So a job may start twice; tasks ask the database what is
 * left.
 */
const freeHeldJobs = `
  with beats as (
    insert into job_workers (worker_id, seen_at) select unnest($1::text[]), clock_timestamp()
    on conflict (worker_id) do update set seen_at = excluded.seen_at),
  forgotten as (delete from job_workers where seen_at < clock_timestamp() - interval '1 day' and worker_id <> all($1)),
  held as (
    select j.id from graphile_worker._private_jobs j
    where j.locked_at < clock_timestamp() - make_interval(secs => $3)
      and case when j.locked_by = any($1) then j.id <> all($2::bigint[])
        else $4::boolean and not exists (
          select from job_workers w
          where w.worker_id = j.locked_by and w.seen_at > clock_timestamp() - make_interval(secs => $3)) end
    for update skip locked)
  update graphile_worker._private_jobs j set locked_at = null, locked_by = null from held where j.id = held.id
  returning j.id`;

/** Says for a runner's workers that they live, and frees what the dead have left held. */
export class HeldJobs {
  readonly #workers = new Set<Worker>();
  readonly #owner: pg.Pool;
  readonly #heartbeat: Heartbeat;
  #timer: NodeJS.Timeout | undefined;
  #lastBeat = 0;

  constructor(owner: pg.Pool, beat = heartbeat) {
    this.#owner = owner;
    this.#heartbeat = beat;
  }

  add(worker: Worker): void {
    this.#workers.add(worker);
  }

  remove(worker: Worker): void {
    this.#workers.delete(worker);
  }

  start(failed: (error: unknown) => void): void {
    const later = (seconds: number) => {
      this.#timer = setTimeout(() => void beat(), seconds * 1_000);
    };
    const beat = async () => {
      await this.beat().catch(failed);
      if (this.#timer) later(this.#heartbeat.beatSeconds);
    };
    later(0);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  /** The jobs that it has freed. */
  async beat(): Promise<string[]> {
    const workers = [...this.#workers];
    const { beatSeconds, deadSeconds } = this.#heartbeat;
    // After a time without a database all are silent; anyone who comes back first gives the others time to speak.
    const mayJudge = performance.now() - this.#lastBeat < (beatSeconds + deadSeconds) * 1_000 && this.#lastBeat > 0;
    const { rows } = await this.#owner.query<{ id: string }>(freeHeldJobs, [
      // A job is held in the name of all workers of its runner.
      [...new Set(workers.map(({ workerPool }) => workerPool.id))],
      workers.flatMap((worker) => worker.getActiveJob()?.id ?? []),
      deadSeconds,
      mayJudge,
    ]);
    this.#lastBeat = performance.now();
    return rows.map(({ id }) => id);
  }
}
