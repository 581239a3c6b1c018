// Runs on every PostgreSQL: statements sent together.
import type { Socket } from 'node:net';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { startTestApp } from '../../testing/test-app.ts';
import { pipeline, transaction } from './database.ts';

const { kernel, pools } = await startTestApp({ work: false });
const { db } = kernel;

await pools.owner.query('create table steps (step integer primary key); grant select, insert on steps to madang_app');

const kept = async () => (await sql<{ step: number }>`select step from steps order by step`.execute(db)).rows;

test('statements sent together run in order, and each gets its own answer', async () => {
  const answers = await transaction(db, (tx) =>
    pipeline([
      sql<{ n: number }>`insert into steps values (1) returning step as n`.execute(tx),
      sql<{ n: number }>`select count(*)::integer as n from steps`.execute(tx),
      Promise.resolve('without a question'),
    ]),
  );
  expect([answers[0].rows, answers[1].rows, answers[2]]).toEqual([[{ n: 1 }], [{ n: 1 }], 'without a question']);
});

test('they are sent in one write, before the first answer', async () => {
  const client = await pools.app.connect();
  const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
  const writes = [vi.spyOn(stream, '_write'), vi.spyOn(stream, '_writev')];
  const answers = [1, 2, 3].map((n) => client.query<{ n: number }>('select $1::integer as n', [n]));
  await new Promise((resolve) => setImmediate(resolve));
  expect(writes.map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
  expect((await Promise.all(answers)).map(({ rows }) => rows)).toEqual([[{ n: 1 }], [{ n: 2 }], [{ n: 3 }]]);
  expect(writes.map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
  client.release();
});

test('a statement of a transaction is sent before the former one has its answer', async () => {
  const holder = await pools.owner.connect();
  await holder.query('select pg_advisory_lock(61)');
  const sent: string[] = [];
  pools.app.once('acquire', (client) => {
    const { stream } = (client as unknown as { connection: { stream: Socket } }).connection;
    const write = stream.write.bind(stream) as (...call: unknown[]) => boolean;
    vi.spyOn(stream, 'write').mockImplementation((...call: unknown[]) => {
      sent.push(String(call[0]));
      return write(...call);
    });
  });
  const asked = transaction(db, (tx) =>
    pipeline([
      sql`select pg_advisory_xact_lock(61)`.execute(tx),
      sql<{ word: string }>`select ${'sent meanwhile'}::text as word`.execute(tx),
    ]),
  );
  await expect.poll(() => sent.some((text) => text.includes('sent meanwhile'))).toBe(true);
  await holder.query('select pg_advisory_unlock(61)');
  holder.release();
  expect((await asked)[1].rows).toEqual([{ word: 'sent meanwhile' }]);
});

test('the error that broke the transaction is reported, no later one, and nothing follows its end', async () => {
  const twice = async (tx: typeof db, step: number) => {
    await sql`select pg_sleep(0.05)`.execute(tx);
    await sql`insert into steps values (${step})`.execute(tx);
  };
  const failing = transaction(db, (tx) =>
    pipeline([twice(tx, 7), sql`insert into steps values (1)`.execute(tx), twice(tx, 8)]),
  );
  await expect(failing).rejects.toMatchObject({ code: '23505' });
  const refused = transaction(db, (tx) => pipeline([Promise.reject(new Error('refused')), twice(tx, 9)]));
  await expect(refused).rejects.toThrow('refused');
  // The same statements serve again, on the connection on which they failed.
  await transaction(db, (tx) => pipeline([twice(tx, 10), twice(tx, 11)]));
  expect(await kept()).toEqual([{ step: 1 }, { step: 10 }, { step: 11 }]);
});
