// Runs on every PostgreSQL: row-level security and triggers.
import { pino } from 'pino';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { readPass } from '../../../platform/audit-chain/passes.sql.ts';
import { passMigration, permitFirstLinks } from '../../../platform/audit-chain/permit-first-links.ts';
import { Keyring } from '../../../kernel/crypto/keyring.ts';
import { inCompany, openDatabase } from '../../../kernel/db/database.ts';
import { closePools, openPools } from '../../../kernel/db/open-pools.ts';
import { type Metrics, metricsOf } from '../../../platform/process/health.ts';
import { addRows, asOwner, companyWithRows } from '../../../testing/database/audit-rows.ts';
import { ownDatabase } from '../../../testing/database/own-database.ts';
import { rowWaitsOf } from '../../../testing/database/row-waits.ts';
import { auditRows } from '../../../testing/organisation.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { runCommand } from '../operators/index.ts';
import { chainTasks, linkTask } from './chain.ts';
import { unseenWithoutHeads } from './verify-records.ts';

const lines: string[] = [];
const log = pino({ level: 'info', base: null }, { write: (line: string) => void lines.push(line) });
const app = await startTestApp({ work: false, log });
const rowWaits = await rowWaitsOf(app);
const { db, keyring, config } = app.kernel;
const quarter = 15 * 60;
const verify = (companyCode: string) => runCommand(app.kernel, ['records', 'verify', companyCode]);

/** The job of one process. What it remembers ends with it. */
function newProcess() {
  const tasks = chainTasks(app.kernel);
  return async () => tasks[linkTask]?.({ isLater: true });
}

/** Rows that were linked, and a pass a good quarter of an hour later. */
async function linkedCompany(companyCode: string, pass = newProcess()): Promise<void> {
  await companyWithRows(app, companyCode, 6);
  await pass();
  await app.advance(quarter + 60);
  await pass();
  expect(await linkCount(companyCode)).toBe(6);
}

async function linkCount(companyCode: string): Promise<number> {
  const { rows } = await inCompany(db, companyCode, (tx) =>
    sql<{ count: number }>`select count(*)::integer as count from audit_links`.execute(tx),
  );
  return rows[0]?.count ?? 0;
}

const changeRow = (companyCode: string) =>
  asOwner(app, companyCode, 'audit_log', `update audit_log set target_id = '9' where target_id = '5'`);
const removeLinks = (companyCode: string, from: number) =>
  asOwner(app, companyCode, 'audit_links', `delete from audit_links where sequence >= ${from}`, 7 - from);

/** The lines of errors that name a company. */
const errorsOf = (companyCode: string) =>
  lines
    .map((line) => JSON.parse(line) as { level: number; msg: string; companies?: readonly string[] })
    .filter(({ level, companies }) => level === 50 && companies?.includes(companyCode));

test('MEM-07 links of a company that the database’s owner removed entirely are not recreated', async () => {
  await linkedCompany('LOST1');
  await removeLinks('LOST1', 1);
  await changeRow('LOST1');
  await newProcess()();
  expect(await linkCount('LOST1')).toBe(0);
  expect(errorsOf('LOST1')).toEqual([expect.objectContaining({ msg: 'audit rows have lost their links', count: 1 })]);
  const metrics = await app.app.getDecorator<Metrics>(metricsOf).metrics();
  expect(metrics).toContain('\nmadang_record_chains_cut 1\n');
  await expect(verify('LOST1')).rejects.toThrow('LOST1  BROKEN: rows of the past have no link at all');
  // What comes later gets no link either, or the newest one would hide the loss.
  await addRows(app, 'LOST1', 1);
  await newProcess()();
  expect(await linkCount('LOST1')).toBe(0);
});

test('MEM-07 removed newest links are not recreated', async () => {
  await linkedCompany('LOST2');
  await removeLinks('LOST2', 4);
  await changeRow('LOST2');
  await addRows(app, 'LOST2', 1);
  await newProcess()();
  expect(await linkCount('LOST2')).toBe(3);
  expect(errorsOf('LOST2')).toHaveLength(1);
  await expect(verify('LOST2')).rejects.toThrow(/LOST2 {2}BROKEN: the row [0-9a-f-]{36} has no link/);
});

const resets = [
  ['taken away', 'LOST3', 'delete from audit_passes'],
  ['set back', 'LOST4', `update audit_passes set passed_at = timestamptz 'epoch'`],
  ['set to no time at all', 'LOST5', `update audit_passes set passed_at = '-infinity'`],
  ['signed by an unknown key', 'LOST6', `update audit_passes set key_id = 'lost', passed_at = timestamptz 'epoch'`],
] as const;

test.for(resets)('MEM-07 links remain lost if the time of the last pass was %s', async ([, companyCode, statement]) => {
  await linkedCompany(companyCode);
  await removeLinks(companyCode, 1);
  await app.pools.owner.query(statement);
  await expect(verify(companyCode)).rejects.toThrow('BROKEN: rows of the past have no link at all');
  await newProcess()();
  expect(await linkCount(companyCode)).toBe(0);
  expect(errorsOf(companyCode)).toHaveLength(1);
  // A pass is kept again, and what was changed is replaced.
  expect(await readPass(db, keyring)).not.toBeNull();
  await expect(verify(companyCode)).rejects.toThrow('BROKEN');
});

test('MEM-07 a process remembers its own passes if an older signed one is restored', async () => {
  const pass = newProcess();
  await companyWithRows(app, 'LOST7', 0);
  await pass();
  const { rows } = await app.pools.owner.query('select passed_at::text, mac, key_id from audit_passes');
  await app.advance(3 * quarter);
  await linkedCompany('LOST7B', pass);
  await removeLinks('LOST7B', 1);
  await app.pools.owner.query('update audit_passes set passed_at = $1, mac = $2, key_id = $3', Object.values(rows[0]));
  await pass();
  expect(await linkCount('LOST7B')).toBe(0);
  expect(errorsOf('LOST7B')).toHaveLength(1);
});

test('MEM-07 a pass that leaves a company to another process records no time', async () => {
  await linkedCompany('SHARED1');
  await addRows(app, 'SHARED1', 1);
  const before = await readPass(db, keyring);
  await app.advance(60);
  const [written, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const other = inCompany(db, 'SHARED1', async (tx) => {
    await sql`insert into audit_links (company_code, sequence, audit_id, occurred_at, newest_at, is_permission_change, row_mac, mac, key_id)
      select company_code, 7, new_id(), occurred_at, newest_at, is_permission_change, row_mac, mac, key_id
      from audit_links where sequence = 6`.execute(tx);
    written.resolve();
    await released.promise;
  });
  await written.promise;
  const pass = newProcess()();
  await rowWaits(1);
  released.resolve();
  await Promise.all([other, pass]);
  expect(await readPass(db, keyring)).toBe(before);
  await newProcess()();
  expect(BigInt((await readPass(db, keyring)) ?? 0)).toBeGreaterThan(BigInt(before ?? 0));
});

test('MEM-07 rows written while no job ran are linked by the first job, also those of a new company', async () => {
  await linkedCompany('LATE1');
  await addRows(app, 'LATE1', 3);
  await companyWithRows(app, 'LATE2', 4);
  await app.advance(5 * 60 * 60);
  await newProcess()();
  expect([await linkCount('LATE1'), await linkCount('LATE2')]).toEqual([9, 4]);
  expect([...errorsOf('LATE1'), ...errorsOf('LATE2')]).toEqual([]);
  expect(await verify('LATE2')).toEqual([expect.stringMatching(/^LATE2 {2}4 links, /), unseenWithoutHeads]);
});

test('MEM-07 only the start that upgrades an older database permits linking its rows', async () => {
  await companyWithRows(app, 'FIRST1', 0);
  await addRows(app, 'FIRST1', 5, '-400 days');
  const started = permitFirstLinks(config);
  await app.pools.owner.query('delete from audit_passes');
  await started(app.pools.owner, ['20261126014500-audit-links']);
  await newProcess()();
  expect([await linkCount('FIRST1'), errorsOf('FIRST1').length]).toEqual([0, 1]);
  await app.pools.owner.query('delete from audit_passes');
  await started(app.pools.owner, [passMigration]);
  await newProcess()();
  expect([await linkCount('FIRST1'), errorsOf('FIRST1').length]).toEqual([5, 1]);
});

test('MEM-07 a start on a new database permits the first links, and a later one does not', async () => {
  const { connection } = await ownDatabase('nothing');
  const keys = new Map([['t1', Buffer.alloc(32, 7)]]);
  const migrated = permitFirstLinks({ ...config, keys });
  const open = async () => {
    const pools = await openPools(connection, 2, undefined, { migrated });
    onTestFinished(() => closePools(pools));
    return pools.owner;
  };
  const owner = await open();
  expect(await readPass(openDatabase(owner), new Keyring(keys))).toBe('0');
  await owner.query('delete from audit_passes');
  expect(await readPass(openDatabase(await open()), new Keyring(keys))).toBeNull();
});

test('MEM-07 the operator can accept rows as they are: it is logged, and the chain continues', async () => {
  await linkedCompany('ACCEPT1');
  await removeLinks('ACCEPT1', 2);
  await addRows(app, 'ACCEPT1', 1);
  const accept = (...args: string[]) => runCommand(app.kernel, ['records', 'accept', ...args]);
  await expect(accept()).rejects.toThrow('records accept <company>');
  expect(await accept('ACCEPT1')).toEqual([expect.stringMatching(/^ACCEPT1 {2}8 links, .*, 0 waiting$/)]);
  expect(await auditRows(app, 'ACCEPT1', 'accept-unlinked-records')).toHaveLength(1);
  await newProcess()();
  expect(errorsOf('ACCEPT1')).toEqual([]);
  // One that verifies is left alone.
  expect(await accept('ACCEPT1')).toEqual([expect.stringContaining('8 links')]);
  expect(await auditRows(app, 'ACCEPT1', 'accept-unlinked-records')).toHaveLength(1);
});

test('MEM-07 the verification reports the limits of a check without log lines', async () => {
  await linkedCompany('UNSEEN1');
  expect(await verify('UNSEEN1')).toContain(unseenWithoutHeads);
  await removeLinks('UNSEEN1', 1);
  await expect(verify('UNSEEN1')).rejects.toThrow(unseenWithoutHeads);
  expect(await runCommand(app.kernel, ['records', 'verify', 'LATE2', '--heads', import.meta.filename])).toEqual([
    expect.stringContaining('4 links'),
  ]);
});
