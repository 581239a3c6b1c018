import pg from 'pg';
import { expect, test } from 'vitest';
import { startTestApp } from '../../testing/test-app.ts';
import { startJobs } from './jobs.ts';

const app = await startTestApp({ work: false });
const max = 4;

test('OPS-01 a job that ends while no connection can be had runs once, is taken off the list later, and ends no process', async () => {
  const pool = new pg.Pool({ ...app.pools.owner.options, max, connectionTimeoutMillis: 100 });
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
  await expect.poll(() => held.length).toBe(max - 1);
  // Longer than the worker waits for a connection with which to tell that the job is done.
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(await waitingJobs()).toBe(1);
  for (const client of held) client.release();
  await expect.poll(waitingJobs, { timeout: 20_000 }).toBe(0);
  expect(runs).toBe(1);
  await runner.stop();
  await pool.end();
});

test('OPS-01 a job that fails is told by its task, its number and the kind of its failure, and never by its words', async () => {
  const lines: object[] = [];
  const failing = async () => {
    throw Object.assign(new Error('kim@company.example is unknown here'), { code: 'EENVELOPE' });
  };
  const log = { warn: (fields: object) => void lines.push(fields) };
  const runner = await startJobs(app.pools.owner, { tasks: { failing }, schedule: [], log });
  await app.pools.owner.query(`select graphile_worker.add_job('failing')`);
  await expect.poll(() => lines.length).toBeGreaterThan(0);
  expect(lines[0]).toMatchObject({ task: 'failing', attempt: 1, failure: 'Error', code: 'EENVELOPE' });
  expect(JSON.stringify(lines)).not.toContain('kim');
  await runner.stop();
});

async function waitingJobs(): Promise<number> {
  const { rows } = await app.pools.owner.query<{ count: number }>(
    'select count(*)::int as count from graphile_worker._private_jobs',
  );
  return rows[0]?.count ?? -1;
}
