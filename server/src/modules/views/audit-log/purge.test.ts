// Runs on every PostgreSQL: triggers, row-level security and time.
import { daySeconds } from '@madang/contract/kernel/durations.ts';
import { recordProperties } from '@madang/contract/views/audit-log/properties.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { linkRows } from '../../../platform/audit-chain/link-rows.ts';
import { beforeAllRows } from '../../../platform/audit-chain/passes.sql.ts';
import { purgeRows } from '../../../platform/audit-chain/purge-rows.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { chainTasks, purgeRecordsTask } from './chain.ts';
import { addRows, asOwner, companyWithRows, verifyRecordsOf } from '../../../testing/database/audit-rows.ts';

const app = await startTestApp({ work: false });
const { db, keyring } = app.kernel;
const linking = { db, keyring, permissionOperations: ['grant-role'] };
const purging = { db, keyring, years: 2, permissionYears: 3 };
const verify = (companyCode: string) => verifyRecordsOf(app, companyCode);
const purge = () => chainTasks(app.kernel)[purgeRecordsTask]?.({});

/** Rows of so many days before now, linked; six of each day, of which two are permission changes. */
async function companyOfAges(companyCode: string, ages: readonly number[]) {
  const [oldest = 0, ...others] = ages;
  await companyWithRows(app, companyCode, 0);
  await addRows(app, companyCode, 6, `-${oldest} days`);
  for (const age of others) await addRows(app, companyCode, 6, `-${age} days`);
  await linkRows(linking, companyCode, beforeAllRows);
}

async function counts(companyCode: string) {
  const { rows } = await inCompany(db, companyCode, (tx) =>
    sql<{ changes: number; permissions: number; links: number; anchors: number }>`
      select (select count(*)::integer from audit_log where operation <> 'grant-role') as changes,
        (select count(*)::integer from audit_log where operation = 'grant-role') as permissions,
        (select count(*)::integer from audit_links) as links, (select count(*)::integer from audit_anchors) as anchors`.execute(
      tx,
    ),
  );
  return rows[0];
}

test('MEM-07 changes are purged after 2 years and permission changes after 3, and the rest verifies', async () => {
  await companyOfAges('OLD1', [1_200, 800, 700, 1]);
  expect(await counts('OLD1')).toEqual({ changes: 16, permissions: 8, links: 24, anchors: 0 });
  await purge();
  // Of the 800 days two permission changes are left, and the links from the first of them on.
  expect(await counts('OLD1')).toEqual({ changes: 8, permissions: 6, links: 16, anchors: 1 });
  expect(await verify('OLD1')).toEqual([expect.stringMatching(/^OLD1 {2}16 links, head 24:/)]);
  await purge();
  expect(await counts('OLD1')).toMatchObject({ anchors: 1, links: 16 });
  await app.advance(300 * daySeconds);
  await addRows(app, 'OLD1', 1);
  await linkRows(linking, 'OLD1', beforeAllRows);
  await purge();
  expect(await counts('OLD1')).toEqual({ changes: 5, permissions: 4, links: 11, anchors: 1 });
  expect(await verify('OLD1')).toEqual([expect.stringMatching(/^OLD1 {2}11 links, head 25:/)]);
});

test('MEM-07 the newest link remains if all rows are purged, and the next one binds to it', async () => {
  await companyOfAges('OLD2', [1_300, 1_250]);
  await purge();
  expect(await counts('OLD2')).toEqual({ changes: 0, permissions: 0, links: 1, anchors: 1 });
  await addRows(app, 'OLD2', 3);
  await linkRows(linking, 'OLD2', beforeAllRows);
  expect(await verify('OLD2')).toEqual([expect.stringMatching(/^OLD2 {2}4 links, head 15:/)]);
});

test('MEM-07 the operator sets the years, and permission changes are kept at least as long as others', async () => {
  await companyOfAges('OLD3', [1_200, 500, 1]);
  await app.setProperty(recordProperties.keptYears, 5);
  await app.setProperty(recordProperties.permissionsKeptYears, 1);
  await purge();
  expect(await counts('OLD3')).toMatchObject({ changes: 12, permissions: 6, anchors: 0 });
  await app.setProperty(recordProperties.keptYears, 1);
  await purge();
  expect(await counts('OLD3')).toMatchObject({ changes: 4, permissions: 2, links: 6 });
  await app.setProperty(recordProperties.keptYears, 2);
  await app.setProperty(recordProperties.permissionsKeptYears, 3);
  await purge();
  expect(await verify('OLD3')).toEqual([expect.stringContaining('6 links')]);
});

test('MEM-07 two purges of one company leave one anchor and an intact chain', async () => {
  await companyOfAges('OLD4', [1_200, 900, 1]);
  await Promise.all(Array.from({ length: 4 }, () => purgeRows(purging, 'OLD4')));
  expect(await counts('OLD4')).toEqual({ changes: 4, permissions: 4, links: 10, anchors: 1 });
  expect(await verify('OLD4')).toEqual([expect.stringContaining('10 links')]);
});

test('MEM-07 a purge requires an anchor, and an anchor purges nothing younger than a year', async () => {
  await companyOfAges('OLD5', [300, 1]);
  const gone = () =>
    inCompany(db, 'OLD5', (tx) => sql<{ gone: number }>`select purge_audit_rows('OLD5', 100) as gone`.execute(tx));
  expect((await gone()).rows).toEqual([{ gone: 0 }]);
  await inCompany(db, 'OLD5', (tx) =>
    sql`insert into audit_anchors (company_code, anchor_number, sequence, link_mac, changes_before, permissions_before, mac, key_id)
      values ('OLD5', 1, 11, '', app_now(), app_now(), '', 't1')`.execute(tx),
  );
  expect((await gone()).rows).toEqual([{ gone: 0 }]);
  await expect(verify('OLD5')).rejects.toThrow('what the purge left was changed');
});

test('MEM-07 the application’s database role cannot delete rows by declaring a purge', async () => {
  await companyOfAges('OLD6', [1]);
  for (const table of ['audit_log', 'audit_links', 'audit_anchors']) {
    const tried = inCompany(db, 'OLD6', async (tx) => {
      await sql`select set_config('app.is_purge', 'on', true)`.execute(tx);
      await sql`delete from ${sql.table(table)}`.execute(tx);
    });
    await expect(tried, table).rejects.toMatchObject({ code: '42501' });
  }
});

test('MEM-07 removals and changes by the database’s owner after a purge are still detected', async () => {
  const forged = [
    ['audit_anchors', `update audit_anchors set changes_before = app_now()`, 'what the purge left was changed'],
    ['audit_anchors', 'delete from audit_anchors', 'link 1 is missing'],
    ['audit_links', 'delete from audit_links where sequence = 9', 'link 9 is missing'],
    [
      'audit_log',
      `delete from audit_log where operation = 'grant-role' and occurred_at < app_now() - interval '2 years' and target_id = '3'`,
      'the row of link 9 is missing',
    ],
  ] as const;
  for (const [n, [table, statement, found]] of forged.entries()) {
    const companyCode = `FORGED${n}`;
    await companyOfAges(companyCode, [1_200, 800, 1]);
    await purgeRows(purging, companyCode);
    await expect(verify(companyCode)).resolves.toHaveLength(1);
    await asOwner(app, companyCode, table, statement);
    await expect(verify(companyCode), statement).rejects.toThrow(found);
  }
});
