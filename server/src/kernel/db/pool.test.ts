// Runs on every PostgreSQL: prepared statements.
import { Socket } from 'node:net';
import { CompiledQuery } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ownDatabase } from '../../testing/database/own-database.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { openPool } from './pool.ts';

const { pools, kernel } = await startTestApp({ work: false });

/** Asked of several connections at once: one of them is that which `ask` used, however many the start has opened. */
async function preparedBeside(text: string, ask: () => Promise<unknown>): Promise<number> {
  await ask();
  await ask();
  const question = () =>
    pools.app.query<{ prepared: number }>(
      'select count(*)::integer as prepared from pg_prepared_statements where statement = $1',
      [text],
    );
  const answers = await Promise.all(Array.from({ length: 4 }, question));
  return Math.max(...answers.flatMap(({ rows }) => rows.map(({ prepared }) => prepared)));
}

test.each([
  ['the pool', (text: string) => pools.app.query(text, [1])],
  ['the query builder', (text: string) => kernel.db.executeQuery(CompiledQuery.raw(text, [1]))],
])('a statement with values is prepared once per connection if %s runs it', async (who, ask) => {
  const text = `select $1::integer as "${who}"`;
  expect(await preparedBeside(text, () => ask(text))).toBe(1);
});

test('a statement without values is not prepared, and a callback gets its answer', async () => {
  const text = 'select 1 as "unprepared"';
  expect(await preparedBeside(text, () => pools.app.query(text))).toBe(0);
  const heard = await new Promise((resolve, reject) => {
    pools.app.query('select $1::integer as heard', [7], (error, { rows }) => (error ? reject(error) : resolve(rows)));
  });
  expect(heard).toEqual([{ heard: 7 }]);
});

test('OPS-01 a connection has keepalive, so a silently lost server is detected between two calls', async () => {
  const keepAlive = vi.spyOn(Socket.prototype, 'setKeepAlive');
  onTestFinished(() => keepAlive.mockRestore());
  const own = await ownDatabase();
  const pool = openPool({ connection: own.connection, max: 1, statementTimeoutMs: 0 });
  onTestFinished(() => pool.end());
  await pool.query('select');
  expect(keepAlive.mock.calls).toContainEqual([true, 10_000]);
});
