// Runs on every PostgreSQL: row-level security, triggers and locks.
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { Keyring } from '../../../kernel/crypto/keyring.ts';
import { linkRows } from '../../../platform/audit-chain/link-rows.ts';
import { beforeAllRows } from '../../../platform/audit-chain/passes.sql.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import { auditRows } from '../../../testing/organisation.ts';
import { plannedJobs } from '../../../testing/database/planned-jobs.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { runCommand } from '../operators/index.ts';
import { addRows, asOwner, companyWithRows, verifyRecordsOf } from '../../../testing/database/audit-rows.ts';
import { chainSchedule, chainTasks, headsTask, linkTask } from './chain.ts';

const lines: string[] = [];
const log = pino({ level: 'info', base: null }, { write: (line: string) => void lines.push(line) });
const app = await startTestApp({ work: false, log });
const { db, keyring } = app.kernel;
const linking = { db, keyring, permissionOperations: ['grant-role'] };
const run = (task: string) => chainTasks(app.kernel)[task]?.({ isLater: true });
const link = (companyCode: string) => linkRows(linking, companyCode, beforeAllRows);
const verify = (...args: string[]) => verifyRecordsOf(app, ...args);

async function headFile(...heads: readonly string[]): Promise<string> {
  const file = join(await mkdtemp(join(tmpdir(), 'madang-heads-')), 'server.log');
  await writeFile(file, ['{"msg":"request"}', 'not a line of JSON with record head', ...heads].join('\n'));
  return file;
}

test('MEM-07 rows are linked in order of time and verified, including rows from before the upgrade', async () => {
  await companyWithRows(app, 'CHAIN1', 2_100);
  expect(await verify('CHAIN1')).toEqual([expect.stringMatching(/^CHAIN1 {2}0 links, head 0:, 2100 waiting$/)]);
  await run(linkTask);
  expect(await verify('CHAIN1')).toEqual([
    expect.stringMatching(/^CHAIN1 {2}2100 links, head 2100:[0-9a-f]{64}, 0 waiting$/),
  ]);
  await addRows(app, 'CHAIN1', 1);
  await run(linkTask);
  await run(linkTask);
  expect(await verify()).toContainEqual(expect.stringContaining('CHAIN1  2101 links'));
  const { rows } = await inCompany(db, 'CHAIN1', (tx) =>
    sql<{
      permissions: number;
      late: number;
    }>`select count(*) filter (where l.is_permission_change)::integer as permissions,
      count(*) filter (where l.occurred_at <> a.occurred_at or l.occurred_at < before.occurred_at)::integer as late
      from audit_links l join audit_log a using (company_code, audit_id)
      left join audit_links before on before.company_code = l.company_code and before.sequence = l.sequence - 1`.execute(
      tx,
    ),
  );
  expect(rows).toEqual([{ permissions: 700, late: 0 }]);
});

test('MEM-07 links are written every 20 seconds: by the minute schedule and by two jobs that it creates', async () => {
  expect(chainSchedule).toContain(`* * * * * ${linkTask}`);
  const runOnce = () => chainTasks(app.kernel)[linkTask]?.({});
  await runOnce();
  const planned = await plannedJobs(app, linkTask);
  expect(planned).toMatchObject([20, 40].map((waitSeconds) => ({ waitSeconds, payload: { isLater: true } })));
  await runOnce();
  const times = (jobs: typeof planned) => jobs.map(({ runAt }) => runAt);
  expect(times(await plannedJobs(app, linkTask))).toEqual(times(planned));
});

test('MEM-07 two processes that link one chain keep it intact', async () => {
  await companyWithRows(app, 'CHAIN3', 2_100);
  await Promise.all(Array.from({ length: 6 }, () => link('CHAIN3')));
  await link('CHAIN3');
  expect(await verify('CHAIN3')).toEqual([expect.stringContaining('2100 links')]);
});

test('MEM-07 a row committed after a newer one is linked, and a row with only its minute is linked once the minute is over', async () => {
  await companyWithRows(app, 'CHAIN4', 2);
  await link('CHAIN4');
  await addRows(app, 'CHAIN4', 1, '-10 minutes');
  await link('CHAIN4');
  expect(await verify('CHAIN4')).toEqual([expect.stringContaining('3 links')]);
  await inCompany(db, 'CHAIN4', (tx) =>
    sql`insert into audit_log (company_code, operation, actor_kind, target_kind, target_id, request_id, occurred_at)
      values ('CHAIN4', 'write-post', 'system', 'board', '1', 'r', date_trunc('minute', app_now(), 'UTC'))`.execute(tx),
  );
  await link('CHAIN4');
  expect(await verify('CHAIN4')).toEqual([expect.stringMatching(/3 links, .*, 1 waiting/)]);
  await app.advance(60);
  await link('CHAIN4');
  expect(await verify('CHAIN4')).toEqual([expect.stringMatching(/4 links, .*, 0 waiting/)]);
});

test('MEM-07 a row committed while batches are linked is linked by the next run', async () => {
  await companyWithRows(app, 'CHAIN9', 2_100);
  await Promise.all([link('CHAIN9'), addRows(app, 'CHAIN9', 1, '-10 minutes')]);
  await link('CHAIN9');
  expect(await verify('CHAIN9')).toEqual([expect.stringMatching(/2101 links, .*, 0 waiting/)]);
});

test('MEM-07 the application’s database role cannot change or delete rows or links', async () => {
  await companyWithRows(app, 'CHAIN5', 2);
  await link('CHAIN5');
  const statements = [
    `update audit_log set operation = 'x'`,
    'delete from audit_log',
    'truncate audit_log',
    `update audit_links set key_id = 'x'`,
    'delete from audit_links',
    'truncate audit_links',
    'alter table audit_log disable trigger all',
  ];
  for (const statement of statements) {
    const tried = inCompany(db, 'CHAIN5', (tx) => sql.raw(statement).execute(tx));
    await expect(tried, statement).rejects.toMatchObject({ code: '42501' });
  }
  expect(await auditRows(app, 'CHAIN5', 'change-department')).toHaveLength(2);
});

const tampering = [
  [
    'a changed row',
    'audit_log',
    `update audit_log set target_id = '9' where target_id = '3'`,
    'the row of link 3 was changed',
  ],
  [
    'a changed moment',
    'audit_log',
    `update audit_log set occurred_at = occurred_at + interval '1 microsecond' where target_id = '3'`,
    'the row of link 3 was changed',
  ],
  [
    'a changed address',
    'audit_log',
    `update audit_log set address = '192.0.2.8' where target_id = '5'`,
    'the row of link 5 was changed',
  ],
  ['a removed row', 'audit_log', `delete from audit_log where target_id = '2'`, 'the row of link 2 is missing'],
  ['a removed link', 'audit_links', 'delete from audit_links where sequence = 4', 'link 4 is missing'],
  [
    'a changed link',
    'audit_links',
    'update audit_links set is_permission_change = true where sequence = 2',
    'link 2 was changed',
  ],
  [
    'a link of their own',
    'audit_links',
    `insert into audit_links (company_code, sequence, audit_id, occurred_at, newest_at, is_permission_change, row_mac, mac, key_id)
      select company_code, 7, new_id(), occurred_at, newest_at, is_permission_change, row_mac, mac, key_id
      from audit_links where sequence = 6`,
    'link 7 was changed',
  ],
  [
    'an unknown key',
    'audit_links',
    `update audit_links set key_id = 'lost' where sequence = 4`,
    'link 4 has a key that is not configured: lost',
  ],
] as const;

test.for(tampering.map((row, n) => [...row, `CUT${n}`] as const))(
  'MEM-07 the verification names %s left by the database’s owner',
  async ([, table, statement, found, companyCode]) => {
    await companyWithRows(app, companyCode, 6);
    await link(companyCode);
    await asOwner(app, companyCode, table, statement);
    await expect(verify(companyCode)).rejects.toThrow(`${companyCode}  BROKEN: ${found}`);
  },
);

test('MEM-07 of several breaks of one chain the first is named', async () => {
  await companyWithRows(app, 'CUTMANY', 9);
  await link('CUTMANY');
  await asOwner(app, 'CUTMANY', 'audit_log', `delete from audit_log where target_id = '8'`);
  await asOwner(app, 'CUTMANY', 'audit_links', 'delete from audit_links where sequence = 6');
  await asOwner(app, 'CUTMANY', 'audit_log', `update audit_log set target_id = '9' where target_id = '4'`);
  await expect(verify('CUTMANY')).rejects.toThrow('CUTMANY  BROKEN: the row of link 4 was changed');
});

test('MEM-07 a row backdated by the database’s owner is detected, and is never linked', async () => {
  await companyWithRows(app, 'CHAIN6', 3);
  await link('CHAIN6');
  await addRows(app, 'CHAIN6', 1, '-1 hour');
  await link('CHAIN6');
  await expect(verify('CHAIN6')).rejects.toThrow(/CHAIN6 {2}BROKEN: the row [0-9a-f-]{36} has no link: it was added/);
  await expect(verify()).rejects.toThrow('CHAIN6  BROKEN');
});

test('MEM-07 the heads are logged with code, number and hash, and reveal a truncated chain', async () => {
  await companyWithRows(app, 'CHAIN7', 5);
  await link('CHAIN7');
  // Once an hour.
  expect(chainSchedule).toContainEqual(expect.stringMatching(new RegExp(`^\\d+ \\* \\* \\* \\* ${headsTask}$`)));
  lines.length = 0;
  await run(headsTask);
  const [head = ''] = lines.filter((line) => line.includes('CHAIN7'));
  expect(Object.keys(JSON.parse(head) as object).toSorted()).toEqual([
    'company',
    'level',
    'mac',
    'msg',
    'sequence',
    'time',
  ]);
  const file = await headFile(head);
  expect(await verify('--heads', file, 'CHAIN7')).toEqual([expect.stringContaining('5 links')]);
  await asOwner(app, 'CHAIN7', 'audit_links', 'delete from audit_links where sequence = 5');
  await asOwner(app, 'CHAIN7', 'audit_log', `delete from audit_log where target_id = '5'`);
  expect(await verify('CHAIN7')).toEqual([expect.stringContaining('4 links')]);
  await expect(verify('CHAIN7', '--heads', file)).rejects.toThrow('the logged head 5 is not in the chain');
  // Rows that came since fill the numbers and not the hashes.
  await addRows(app, 'CHAIN7', 2);
  await link('CHAIN7');
  await expect(verify('--heads', file)).rejects.toThrow('CHAIN7  BROKEN: the logged head 5 is not in the chain');
});

test('MEM-07 the heads reveal a log that was emptied or rewritten as a whole', async () => {
  await companyWithRows(app, 'CHAIN10', 1);
  await link('CHAIN10');
  lines.length = 0;
  await run(headsTask);
  const file = await headFile(...lines.filter((line) => line.includes('CHAIN10')));
  await asOwner(app, 'CHAIN10', 'audit_links', 'delete from audit_links');
  await asOwner(app, 'CHAIN10', 'audit_log', 'delete from audit_log');
  const gone = 'CHAIN10  BROKEN: the logged head 1 is not in the chain';
  await expect(verify('CHAIN10', '--heads', file)).rejects.toThrow(gone);
  await addRows(app, 'CHAIN10', 1);
  await link('CHAIN10');
  expect(await verify('CHAIN10')).toEqual([expect.stringContaining('1 links')]);
  await expect(verify('CHAIN10', '--heads', file)).rejects.toThrow(gone);
});

test('MEM-07 a new key signs from then on, and the old one still verifies earlier links', async () => {
  await companyWithRows(app, 'CHAIN8', 2);
  await link('CHAIN8');
  await addRows(app, 'CHAIN8', 2);
  const keys = new Map([
    ['t2', Buffer.alloc(32, 9)],
    ['t1', Buffer.alloc(32, 7)],
  ]);
  await linkRows({ ...linking, keyring: new Keyring(keys) }, 'CHAIN8', beforeAllRows);
  await expect(verify('CHAIN8')).rejects.toThrow('link 3 has a key that is not configured: t2');
  const rotated = { ...app.kernel, keyring: new Keyring(keys) };
  expect(await runCommand(rotated, ['records', 'verify', 'CHAIN8'])).toContainEqual(expect.stringContaining('4 links'));
});

test('MEM-07 the command refuses an unreadable file and an unknown option', async () => {
  await expect(verify('--heads', '/nowhere/server.log')).rejects.toThrow('cannot be read');
  await expect(verify('--head', 'x')).rejects.toThrow('npm run operator -- records verify');
});
