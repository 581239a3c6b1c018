// Runs once: it is about the embedded PostgreSQL.
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { startEmbeddedDatabase } from './index.ts';
import { postmasterPid, processMark, serverProcesses } from './processes.ts';
import { serverUser } from './server-user.ts';
import { ask } from './testing/database-client.ts';
import { canRunAsOrdinaryUser, holdDatabase, type Holder } from './testing/holder.ts';
import { folderOfOrdinaryUser, testFolder } from './testing/test-folder.ts';

const quiet = { info: () => {}, warn: () => {}, error: () => {} };

async function start(dataFolder: string) {
  const database = await startEmbeddedDatabase({ dataFolder, log: quiet });
  onTestFinished(() => database.stop());
  return database;
}

async function hold(...args: Parameters<typeof holdDatabase>): Promise<Holder> {
  const holder = await holdDatabase(...args);
  onTestFinished(() => holder.kill());
  return holder;
}

async function until(holds: () => Promise<boolean> | boolean): Promise<void> {
  const deadline = performance.now() + 20_000;
  while (!(await holds())) {
    if (performance.now() > deadline) throw new Error('it did not come about');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

test('OPS-01 a first start creates one empty durable database that listens only on a socket', async () => {
  const { connection } = await start(join(testFolder(), 'data'));
  const databases = await ask(connection, 'select datname from pg_database where not datistemplate order by 1');
  expect(databases).toEqual([{ datname: 'madang' }, { datname: 'postgres' }]);
  const [database] = await ask(
    connection,
    'select datlocprovider, datlocale, pg_encoding_to_char(encoding) as encoding from pg_database where datname = current_database()',
  );
  expect(database).toEqual({ datlocprovider: 'b', datlocale: 'C.UTF-8', encoding: 'UTF8' });
  const settings = await ask<{ name: string; setting: string }>(
    connection,
    `select name, setting from pg_settings where name in ('fsync', 'full_page_writes', 'synchronous_commit', 'listen_addresses') order by 1`,
  );
  expect(settings.map(({ name, setting }) => `${name}=${setting}`)).toEqual([
    'fsync=on',
    'full_page_writes=on',
    'listen_addresses=',
    'synchronous_commit=on',
  ]);
});

test('OPS-01 a stop ends PostgreSQL and frees the folder, and the next start finds the data', async () => {
  const dataFolder = join(testFolder(), 'data');
  const first = await start(dataFolder);
  await ask(first.connection, "create table notes as select '마당' as word");
  await Promise.all([first.stop(), first.stop()]);
  expect(serverProcesses(join(dataFolder, 'database'))).toEqual([]);
  expect(readdirSync(dataFolder).toSorted()).toEqual(['database', 'database.log']);
  const second = await start(dataFolder);
  expect(await ask(second.connection, 'select word from notes')).toEqual([{ word: '마당' }]);
});

test('OPS-01 data can be in a private folder with spaces, commas, quotes and Hangul, deeper than a socket path', async () => {
  const privateFolder = testFolder();
  chmodSync(privateFolder, 0o700);
  const deep = Array.from({ length: 12 }, (_, level) => `level-${level}-of-folders`);
  const database = await start(join(privateFolder, 'data', '우리 회사, "자료"', ...deep));
  expect(Buffer.byteLength(`${database.connection.host}/.s.PGSQL.5432`)).toBeLessThan(104);
  expect(await ask(database.connection, 'select 1 as one')).toEqual([{ one: 1 }]);
  await database.stop();
  expect(existsSync(database.connection.host)).toBe(false);
});

test('OPS-01 of two simultaneous starts on a new folder one succeeds and the other names the running process', async () => {
  const dataFolder = join(testFolder(), 'data');
  const both = await Promise.all([hold(dataFolder), hold(dataFolder)]);
  const [winner] = both.filter(({ connection }) => connection !== undefined);
  expect(both.map(({ code }) => code).filter(Boolean)).toEqual(['DATABASE_ALREADY_RUNNING']);
  expect(await ask(winner?.connection, 'select 1 as one')).toEqual([{ one: 1 }]);
});

test('OPS-01 after its owner is killed the next start replaces the orphan and loses no acknowledged row', async () => {
  const dataFolder = join(testFolder(), 'data');
  const killed = await hold(dataFolder);
  await ask(killed.connection, 'create table rows (id integer primary key)');
  let acknowledged = 0;
  const writing = (async () => {
    for (;;) {
      await ask(killed.connection, `insert into rows values (${acknowledged + 1})`);
      acknowledged += 1;
    }
  })().catch(() => undefined);
  await until(() => acknowledged >= 20);
  await killed.kill();
  const orphan = postmasterPid(join(dataFolder, 'database')) ?? 0;
  expect(processMark(orphan)).toBeDefined();

  const { connection } = await start(dataFolder);
  await writing;
  expect(processMark(orphan)).toBeUndefined();
  const [row] = await ask<{ count: number }>(connection, 'select count(*)::integer as count from rows');
  // One more may have been stored whose acknowledgement was cut off.
  expect([acknowledged, acknowledged + 1]).toContain(row?.count);
});

test('OPS-01 a process that ends without a stop ends PostgreSQL too', async () => {
  const dataFolder = join(testFolder(), 'data');
  const left = await hold(dataFolder, 'leave');
  expect(left.code).toBeUndefined();
  await until(() => serverProcesses(join(dataFolder, 'database')).length === 0);
  expect(readFileSync(join(dataFolder, 'database.log'), 'utf8')).toContain('database system is shut down');
});

test('OPS-01 a reused number of a dead server does not block a start', async () => {
  const dataFolder = join(testFolder(), 'data');
  const database = await start(dataFolder);
  const pidFile = join(dataFolder, 'database', 'postmaster.pid');
  const content = readFileSync(pidFile, 'utf8');
  await database.stop();
  const other = spawn('sleep', ['60'], { stdio: 'ignore', ...serverUser() });
  onTestFinished(() => void other.kill());
  writeFileSync(pidFile, content.replace(/^\d+/, String(other.pid)));
  const { connection } = await start(dataFolder);
  expect(await ask(connection, 'select 1 as one')).toEqual([{ one: 1 }]);
  expect(processMark(other.pid ?? 0)).toBeDefined();
});

test('OPS-01 an interrupted creation of the database does not block the next start', async () => {
  const dataFolder = join(testFolder(), 'data');
  mkdirSync(join(dataFolder, 'database.new-half', 'base'), { recursive: true });
  const { connection } = await start(dataFolder);
  expect(await ask(connection, 'select 1 as one')).toEqual([{ one: 1 }]);
  expect(existsSync(join(dataFolder, 'database.new-half'))).toBe(false);
});

test('OPS-01 an ordinary user runs the database in a folder of their own', async (context) => {
  context.skip(!canRunAsOrdinaryUser(), 'an ordinary user may not read this clone');
  const dataFolder = join(folderOfOrdinaryUser(), 'data');
  const first = await hold(dataFolder, 'ordinary user');
  expect(first.code).toBeUndefined();
  await ask(first.connection, 'create table rows as select 1 as id');
  await first.kill();
  const second = await hold(dataFolder, 'ordinary user');
  expect(await ask(second.connection, 'select id from rows')).toEqual([{ id: 1 }]);
  await second.stop();
  expect(serverProcesses(join(dataFolder, 'database'))).toEqual([]);
});

test('OPS-01 data of another version of PostgreSQL is refused and unchanged', async () => {
  const dataFolder = join(testFolder(), 'data');
  mkdirSync(join(dataFolder, 'database'), { recursive: true });
  writeFileSync(join(dataFolder, 'database', 'PG_VERSION'), '15\n');
  await expect(startEmbeddedDatabase({ dataFolder, log: quiet })).rejects.toMatchObject({
    code: 'DATABASE_VERSION_MISMATCH',
    params: { found: '15', expected: '18' },
  });
  expect(readdirSync(dataFolder)).toEqual(['database']);
});

test('OPS-01 a server that cannot start reports its log, and frees the folder', async () => {
  const dataFolder = join(testFolder(), 'data');
  await (await start(dataFolder)).stop();
  writeFileSync(join(dataFolder, 'database', 'postgresql.auto.conf'), "shared_preload_libraries = 'no_such_library'\n");
  const failure = startEmbeddedDatabase({ dataFolder, log: quiet });
  await expect(failure).rejects.toMatchObject({ code: 'DATABASE_START_FAILED' });
  await expect(failure).rejects.toThrow('no_such_library');
  expect(readdirSync(dataFolder)).not.toContain('database.lock');
});

test('OPS-01 a read-only data folder is refused with the reason', async (context) => {
  context.skip(!canRunAsOrdinaryUser(), 'an ordinary user may not read this clone');
  const dataFolder = join(folderOfOrdinaryUser(), 'data');
  chmodSync(dataFolder, 0o500);
  expect((await hold(dataFolder, 'ordinary user')).code).toBe('DATABASE_FOLDER_UNUSABLE');
});

test('OPS-01 a data folder that is a file is refused with the reason', async () => {
  const file = join(testFolder(), 'data');
  writeFileSync(file, '');
  await expect(startEmbeddedDatabase({ dataFolder: file, log: quiet })).rejects.toMatchObject({
    code: 'DATABASE_FOLDER_UNUSABLE',
    params: { folder: file },
  });
});

test.runIf(process.platform === 'linux')(
  'OPS-01 a data folder that cannot be created ends the start with the reason',
  () => {
    // In a process of its own: a start that tries for ever would hold up the test with it.
    const script = fileURLToPath(new URL('testing/hold-database.ts', import.meta.url));
    const { stdout } = spawnSync(process.execPath, [script, '/proc/madang/data'], {
      encoding: 'utf8',
      timeout: 20_000,
      killSignal: 'SIGKILL',
    });
    expect(stdout).toContain('DATABASE_FOLDER_UNUSABLE');
  },
);
