// Runs on every PostgreSQL: the SQL of background jobs.
import pg from 'pg';
import { expect, test } from 'vitest';
import { plannedJobs } from '../../../testing/database/planned-jobs.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { enqueueJob } from '../enqueue-job.ts';
import { startJobs } from './jobs.ts';

const app = await startTestApp({ work: false });
const max = 4;

test('OPS-01 a job that ends without an available connection runs once, is removed from the list later, and ends no process', async () => {
  const pool = new pg.Pool({ ...app.pools.owner.options, max, connectionTimeoutMillis: 500 });
  for (const event of ['error', 'connect'] as const) pool.on(event, () => {});
  const held: pg.PoolClient[] = [];
  let runs = 0;
  const takeAllConnections = async () => {
    runs += 1;
    while (held.length < max - 1) held.push(await pool.connect());
  };
  const log = { warn: () => {} };
  const runner = await startJobs(pool, { tasks: { takeAllConnections }, schedule: [], log });
  await app.pools.owner.query(`select graphile_worker.add_job('takeAllConnections')`);
  await expect.poll(() => held.length, { timeout: 10_000 }).toBe(max - 1);
  // Longer than the worker waits for a connection with which to tell that the job is done.
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  expect(await waitingJobs()).toBe(1);
  for (const client of held) client.release();
  await expect.poll(waitingJobs, { timeout: 20_000 }).toBe(0);
  expect(runs).toBe(1);
  await runner.stop();
  await pool.end();
});

test('OPS-01 a failed job is logged with its task, its number and the kind of failure, and never with its message', async () => {
  const lines: object[] = [];
  const failing = async () => {
    throw Object.assign(new Error('kim@company.example is unknown here'), { code: 'EENVELOPE' });
  };
  const log = { warn: (fields: object) => void lines.push(fields) };
  const runner = await startJobs(app.pools.owner, { tasks: { failing }, schedule: [], log });
  await app.pools.owner.query(`select graphile_worker.add_job('failing')`);
  await expect.poll(() => lines.length, { timeout: 10_000 }).toBeGreaterThan(0);
  expect(lines[0]).toMatchObject({ task: 'failing', attempt: 1, failure: 'Error', code: 'EENVELOPE' });
  expect(JSON.stringify(lines)).not.toContain('kim');
  await runner.stop();
});

test('OPS-06 one job waits per key: a repeated request does not delay it, and can start it at once', async () => {
  const { db } = app.kernel;
  const ask = (turn: number, seconds: number) => enqueueJob(db, 'keyed', { turn }, { key: 'one', seconds });
  await ask(1, 60);
  const [first] = await keyedJobs();
  expect(first).toMatchObject({ key: 'one', payload: { turn: 1 }, waitSeconds: 60, tries: 12 });
  await ask(2, 600);
  expect(await keyedJobs()).toEqual([{ ...first, payload: { turn: 2 }, waitSeconds: expect.any(Number) }]);
  await ask(3, 0);
  const [now] = await keyedJobs();
  expect(now).toMatchObject({ key: 'one', payload: { turn: 3 }, waitSeconds: 0 });
  // What failed once and waits for its next try has its time of the new wish.
  await app.pools.owner.query('update graphile_worker._private_jobs set attempts = 3');
  await ask(4, 600);
  expect(await keyedJobs()).toMatchObject([{ key: 'one', waitSeconds: 600 }]);
  for (const seconds of [0, 60]) await enqueueJob(db, 'keyed', {}, { seconds });
  const waits = (await keyedJobs()).flatMap((job) => (job.key === null ? [job.waitSeconds] : []));
  expect(waits).toEqual([0, 60]);
});

test('OPS-01 a job of a dead worker is taken over by another, and one of a living worker is not', async () => {
  const { owner } = app.pools;
  await owner.query(
    `select graphile_worker.add_job('left', '{"of":"dead"}'), graphile_worker.add_job('left', '{"of":"living"}')`,
  );
  const hold = (of: string, worker: string) =>
    owner.query(
      `update graphile_worker._private_jobs set locked_by = $2, locked_at = now() - interval '5 minutes', attempts = 1
       where payload->>'of' = $1`,
      [of, worker],
    );
  await hold('dead', 'killed-worker');
  await hold('living', 'other-worker');
  await owner.query(`insert into job_workers values ('killed-worker', clock_timestamp() - interval '5 minutes'),
    ('other-worker', clock_timestamp() + interval '1 hour')`);
  const begun: unknown[] = [];
  const left = async (payload: unknown) => void begun.push(payload);
  const heartbeat = { beatSeconds: 0.2, deadSeconds: 30 };
  const runner = await startJobs(owner, { tasks: { left }, schedule: [], log: { warn: () => {} }, heartbeat });
  await expect.poll(() => begun, { timeout: 10_000 }).toEqual([{ of: 'dead' }]);
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  expect(begun).toEqual([{ of: 'dead' }]);
  await runner.stop();
  await owner.query(`delete from graphile_worker._private_jobs where payload->>'of' = 'living'`);
});

test('OPS-01 a job that this process locked and does not run is free again, and one that it runs runs once', async () => {
  const { owner } = app.pools;
  const release = Promise.withResolvers<void>();
  const runs: string[] = [];
  const tasks = {
    long: async () => {
      runs.push('long');
      await release.promise;
    },
    lost: async () => void runs.push('lost'),
  };
  const heartbeat = { beatSeconds: 0.2, deadSeconds: 1 };
  const runner = await startJobs(owner, { tasks, schedule: [], log: { warn: () => {} }, heartbeat });
  await owner.query(`select graphile_worker.add_job('long')`);
  await expect.poll(() => runs, { timeout: 10_000 }).toEqual(['long']);
  // As if the connection had broken between the taking of a job and the hearing of it.
  await owner.query(`with w as (select locked_by from graphile_worker._private_jobs where locked_by is not null limit 1),
    job as (select id from graphile_worker.add_job('lost', run_at => now() + interval '1 minute'))
    select 1 from job, w`);
  await owner.query(`update graphile_worker._private_jobs set run_at = now(), locked_at = now() - interval '1 minute',
    attempts = 1, locked_by = (select locked_by from graphile_worker._private_jobs where locked_by is not null limit 1)
    where locked_by is null`);
  await expect.poll(() => runs, { timeout: 10_000 }).toEqual(['long', 'lost']);
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  expect(runs).toEqual(['long', 'lost']);
  release.resolve();
  await runner.stop();
});

const keyedJobs = () => plannedJobs(app, 'keyed');

async function waitingJobs(): Promise<number> {
  const { rows } = await app.pools.owner.query<{ count: number }>(
    'select count(*)::int as count from graphile_worker._private_jobs',
  );
  return rows[0]?.count ?? -1;
}
