import { expect, test } from 'vitest';
import { startTestApp } from '../../testing/test-app.ts';
import { rewriteSoonTask } from '../jobs/rewrite-soon.ts';
import { rewriteTask } from './rewrite-tables.ts';

test.each([
  ['yes', true],
  ['no', false],
] as const)('OPS-01 with MADANG_REWRITE_TABLES=%s a deleted name rewrites the tables: %s', async (setting, isNew) => {
  const app = await startTestApp({ environment: { MADANG_REWRITE_TABLES: setting } });
  const { owner } = app.pools;
  const fileOf = async () => {
    const { rows } = await owner.query<{ file: string }>(`select pg_relation_filenode('people')::text as file`);
    return rows[0]?.file;
  };
  const before = await fileOf();
  for (const task of [rewriteTask, rewriteSoonTask]) await owner.query('select graphile_worker.add_job($1)', [task]);
  const left = async () => {
    const { rows } = await owner.query<{ left: number }>(
      `select count(*)::int as left from graphile_worker.jobs where task_identifier = any ($1)`,
      [[rewriteTask, rewriteSoonTask]],
    );
    return rows[0]?.left;
  };
  await expect.poll(left, { timeout: 20_000 }).toBe(0);
  expect((await fileOf()) !== before).toBe(isNew);
  await app.close();
});
