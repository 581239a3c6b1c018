// Runs on every PostgreSQL: what a connection knows of its named statements.
import { expect, test, vi } from 'vitest';
import type pg from 'pg';
import { startTestApp } from '../../../testing/test-app.ts';
import type { DescribingConnection } from './described-query.ts';

const { pools } = await startTestApp({ work: false });

/** A connection, and how often it asked for the columns of a statement. */
async function watched(): Promise<{ client: pg.PoolClient; asked: () => number }> {
  const client = await pools.owner.connect();
  const { connection } = client as unknown as {
    connection: DescribingConnection & { _send: (buffer: Buffer) => void };
  };
  const send = vi.spyOn(connection, '_send');
  return {
    client,
    asked: () => send.mock.calls.filter(([buffer]) => String.fromCodePoint(buffer[0] ?? 0) === 'D').length,
  };
}

test('the columns of a named statement are described once per connection, and its rows read as before', async () => {
  const { client, asked } = await watched();
  const ask = (n: number) =>
    client.query<object>(
      `select $1::integer as n, null as nothing, now() as at, '{a,b}'::text[] as list, '\\x01'::bytea as bytes`,
      [n],
    );
  const [first, second] = [await ask(1), await ask(2)];
  expect(asked()).toBe(1);
  const row = { nothing: null, at: expect.any(Date), list: ['a', 'b'], bytes: Buffer.from([1]) };
  expect([first.rows, second.rows]).toEqual([[{ n: 1, ...row }], [{ n: 2, ...row }]]);
  expect(second.fields.map(({ name }) => name)).toEqual(['n', 'nothing', 'at', 'list', 'bytes']);
  expect(second.rowCount).toBe(1);
  client.release();
});

test('statements sent together before the first answer each request their description', async () => {
  const { client, asked } = await watched();
  const answers = await Promise.all([1, 2, 3].map((n) => client.query<{ m: number }>('select $1::integer as m', [n])));
  expect(answers.map(({ rows }) => rows)).toEqual([[{ m: 1 }], [{ m: 2 }], [{ m: 3 }]]);
  expect(asked()).toBe(3);
  client.release();
});

test('a statement without columns and a failed one are cached or not as their answers say', async () => {
  const { client, asked } = await watched();
  await client.query('create temporary table kept (n integer primary key)');
  const keep = (n: number) => client.query('insert into kept values ($1)', [n]);
  await keep(1);
  await expect(keep(1)).rejects.toMatchObject({ code: '23505', message: expect.any(String) });
  expect((await keep(2)).rowCount).toBe(1);
  expect(asked()).toBe(1);
  const share = (n: number) => client.query<{ share: number }>('select 10 / $1::integer as share', [n]);
  await expect(share(0)).rejects.toMatchObject({ code: '22012' });
  expect([(await share(5)).rows, (await share(2)).rows]).toEqual([[{ share: 2 }], [{ share: 5 }]]);
  client.release();
});

test('a statement with changed columns is refused by the database and never read with the old ones', async () => {
  const { client } = await watched();
  await client.query('create temporary table changing (a integer)');
  await client.query('insert into changing values (1)');
  const ask = () => client.query<object>('select * from changing where $1::boolean', [true]);
  expect((await ask()).rows).toEqual([{ a: 1 }]);
  await ask();
  await client.query(`alter table changing add column b text default 'new'`);
  await expect(ask()).rejects.toMatchObject({ code: '0A000' });
  client.release();
});

test('an error is raised at the caller of the statement', async () => {
  const { client } = await watched();
  const asking = async () => client.query('select 1 / $1::integer', [0]);
  await expect(asking()).rejects.toSatisfy((error: Error) => String(error.stack).includes('described-query.test.ts'));
  client.release(true);
});
