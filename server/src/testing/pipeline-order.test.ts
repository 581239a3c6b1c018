// Runs on every PostgreSQL: statements sent together.
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { pipeline, transaction } from '../kernel/db/database.ts';
import { sendLastFirst } from './database/last-first.ts';
import {
  agreeToAll,
  enteredBy,
  signUpCalls,
  signUpPayload,
  type SignUpPayload,
  verifyByMail,
  verifyByMobile,
} from './sign-up.ts';
import { startTestApp, type TestApp } from './test-app.ts';

const inOrder = await startTestApp();
const lastFirst = await startTestApp();
sendLastFirst(lastFirst.pools.app);

async function companyOf({ browser, mailbox }: TestApp, change: SignUpPayload, provenBy: 'mail' | 'mobile') {
  const visitor = browser();
  const payload = await agreeToAll(visitor, signUpPayload(change));
  if (provenBy === 'mobile') await verifyByMobile(visitor, mailbox, String(payload['mphonNo']));
  else await verifyByMail(visitor, mailbox, String(payload['adminEmail'] || payload['userId']));
  return enteredBy(await visitor.post(signUpCalls.request, payload)).companyCode;
}

/** Returns the number of a company's rows in each table, except rows counted when messages leave, which may be later. */
async function rowsOf({ pools }: TestApp, companyCode: string): Promise<Record<string, number>> {
  const owner = await pools.owner.connect();
  await owner.query('begin');
  await owner.query("select set_config('app.company_code', $1, true)", [companyCode]);
  const tables = await owner.query<{ name: string }>(`
    select table_name as name from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and column_name = 'company_code' and table_type = 'BASE TABLE'
      and table_name <> 'message_counts'`);
  const counts: Record<string, number> = {};
  for (const { name } of tables.rows) {
    const text = `select count(*)::integer as n from "${name}" where company_code = $1`;
    counts[name] = (await owner.query<{ n: number }>(text, [companyCode])).rows[0]?.n ?? 0;
  }
  await owner.query('rollback');
  owner.release();
  return counts;
}

test('sending in reverse reveals a statement that depends on another', async () => {
  await lastFirst.pools.owner.query('create table steps (step integer); grant select, insert on steps to madang_app');
  const [, { rows }] = await transaction(lastFirst.kernel.db, (tx) =>
    pipeline([
      sql`insert into steps values (1)`.execute(tx),
      sql<{ n: number }>`select count(*)::integer as n from steps`.execute(tx),
    ]),
  );
  expect(rows).toEqual([{ n: 0 }]);
});

describe('statements sent together are independent of each other:', () => {
  test.each([
    ['PT', 'mail'],
    ['PT', 'mobile'],
    ['MS', 'mail'],
    ['MS', 'mobile'],
  ] as const)(
    'a sign-up for %s proven by %s leaves the same rows if its statements are sent in reverse',
    async (svcType, provenBy) => {
      const expected = await rowsOf(inOrder, await companyOf(inOrder, { svcType }, provenBy));
      const found = await rowsOf(lastFirst, await companyOf(lastFirst, { svcType }, provenBy));
      expect(found).toEqual(expected);
      expect(found).toMatchObject({ companies: 1, people: 1, passwords: 1 });
    },
  );
});
