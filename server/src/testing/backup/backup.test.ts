// Runs in the full run, once: it starts products and a PostgreSQL of its own.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, describe, expect, test } from 'vitest';
import { DebianPostgres } from '../../../../tools/test/debian-postgres.ts';
import { serverBinaries } from '../../../../tools/test/needs.ts';
import { createKernel } from '../../app.ts';
import { readConfig } from '../../config.ts';
import { inCompany } from '../../kernel/db/database.ts';
import { connectionToRunning } from '../../kernel/db/embedded/index.ts';
import { stopServerProcesses } from '../../kernel/db/embedded/stop-processes.ts';
import { closePools, openPools } from '../../kernel/db/open-pools.ts';
import { addTestPerson, type TestPerson } from '../people.ts';
import { ProductProcess, processKeys } from '../product-process.ts';
import type { TestApp } from '../test-app.ts';

type Settings = Readonly<Record<string, string>>;

const folders: string[] = [];
/** Root's own temporary folder may be closed to the user that the server runs as. */
const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'madang-backup-'));
  folders.push(folder);
  return folder;
};
const timeout = 240_000;
const binaries = serverBinaries();
const server = binaries === undefined ? undefined : new DebianPostgres(binaries);
const address = server?.start();

afterAll(async () => {
  server?.stop();
  for (const folder of folders) {
    await stopServerProcesses(join(folder, 'database'));
    rmSync(folder, { recursive: true, force: true });
  }
});

/** Returns the exit code and the output of a command. */
function run(name: string, args: readonly string[], settings: Settings) {
  const cheap = { MADANG_KEYS: processKeys, MADANG_HASH_MEMORY_KIB: '8192', MADANG_HASH_PASSES: '1' };
  const file = fileURLToPath(new URL(`../../${name}`, import.meta.url));
  const ended = spawnSync(process.execPath, [file, ...args], {
    env: { PATH: process.env['PATH'], ...cheap, ...settings },
    encoding: 'utf8',
  });
  return { code: ended.status, said: ended.stdout + ended.stderr };
}

function connectionOf(settings: Settings): pg.ClientConfig {
  const { DATABASE_URL: url, MADANG_DATA: data = '' } = settings;
  return url === undefined ? connectionToRunning(data) : { connectionString: url };
}

/** Someone who can sign in, a mark of their company, and a mail that waits. */
async function fill(settings: Settings): Promise<TestPerson & { readonly markId: string }> {
  const pools = await openPools(connectionOf(settings), 4);
  const cheap = { MADANG_KEYS: processKeys, MADANG_HASH_MEMORY_KIB: '8192', MADANG_HASH_PASSES: '1' };
  const kernel = await createKernel(readConfig({ LOG_LEVEL: 'silent', ...cheap, ...settings }), pools);
  const person = await addTestPerson({ kernel, pools } as unknown as TestApp, { mobile: '+82-10-7777-0001' });
  const markId = await kernel.files.put(person.companyCode, Buffer.from('a mark'));
  await inCompany(kernel.db, person.companyCode, async (tx) => {
    await tx.updateTable('companies').set({ mark_id: markId }).where('company_code', '=', person.companyCode).execute();
    await kernel.outbox.send(tx, {
      channel: 'mail',
      to: 'old@people.example',
      subject: 'old',
      text: 'old',
      html: 'old',
    } as never);
  });
  kernel.properties.close();
  await closePools(pools);
  return { ...person, markId };
}

async function waitingMails(settings: Settings): Promise<number> {
  const client = new pg.Client(connectionOf(settings));
  await client.connect();
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from outbox where state = 'waiting'`,
  );
  await client.end();
  return rows[0]?.count ?? 0;
}

async function signIn(product: ProductProcess, { loginId, password }: TestPerson): Promise<number> {
  const headers = { 'content-type': 'application/json', 'x-madang': '1' };
  const answer = await fetch(`${product.baseUrl}/api/v1/session`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ loginId, password }),
  });
  return answer.status;
}

function* filesBelow(folder: string): Generator<string> {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) yield* filesBelow(path);
    else yield path;
  }
}

/** Settings of a new, empty place for a product: of its data, and of its database where that is a server's. */
const placesOf: Readonly<Record<'embedded' | 'server', (name: string) => Promise<Settings>>> = {
  embedded: async () => ({ MADANG_DATA: join(newFolder(), 'data') }),
  server: async (name) => {
    const client = new pg.Client({ connectionString: address ?? '' });
    await client.connect();
    await client.query(`create database ${name} template template0 encoding 'UTF8'`);
    await client.end();
    return { MADANG_DATA: join(newFolder(), 'data'), DATABASE_URL: (address ?? '').replace('/postgres?', `/${name}?`) };
  },
};

// No mail server listens there: what is sent waits.
const mails = { SMTP_URL: 'smtp://127.0.0.1:9' };

describe.each(['embedded', 'server'] as const)('OPS-02 a back-up of the %s database', (kind) => {
  test(
    'runs while the product works, is restored elsewhere, waits for its activation, and the first sign-in succeeds',
    { timeout },
    async ({ skip }) => {
      if (kind === 'server' && !server) return skip("Debian's package postgresql (15 or newer) is not installed");
      const here = await placesOf[kind]('original');
      const product = await ProductProcess.start({ ...here, ...mails });
      const person = await fill(here);
      const folder = join(newFolder(), 'made');
      // The original's own pause, which the copy begins with.
      expect(run('operator-cli.ts', ['work', 'pause'], here)).toMatchObject({ code: 0 });
      expect(run('backup-cli.ts', ['backup', '--to', folder], here)).toMatchObject({ code: 0 });
      expect(run('backup-cli.ts', ['backup', '--to', folder], here)).toMatchObject({
        code: 1,
        said: expect.stringContaining('is not empty'),
      });
      await product.stop();
      const key = processKeys.split(':')[1] ?? '';
      for (const file of filesBelow(folder)) expect([file, readFileSync(file).includes(key)]).toEqual([file, false]);
      expect(run('backup-cli.ts', ['verify', '--from', folder], here)).toMatchObject({
        code: 0,
        said: expect.stringContaining('whole'),
      });

      const there = await placesOf[kind]('copy');
      // Another key under the same name is not the key.
      const other = { ...there, MADANG_KEYS: `t1:${Buffer.alloc(32, 1).toString('base64')}` };
      const refused = run('backup-cli.ts', ['restore', '--from', folder], other);
      expect(refused).toMatchObject({
        code: 1,
        said: expect.stringMatching(/encryption key t1 .* is missing: contacts,[^]*Nothing was restored/),
      });
      expect(run('backup-cli.ts', ['restore', '--from', folder], there)).toMatchObject({
        code: 0,
        said: expect.stringContaining('work resume'),
      });
      const copy = await ProductProcess.start({ ...there, ...mails });
      expect(await signIn(copy, person)).toBe(200);
      expect(copy.output).toContain('Background work is paused');
      expect(run('operator-cli.ts', ['work', 'status'], there).said).toMatch(
        /paused since .* as a restored copy\n1 messages wait/,
      );
      expect(await waitingMails(there)).toBe(1);
      expect(run('operator-cli.ts', ['work', 'resume'], there).said).toContain(
        '1 messages that waited when the copy was made are not sent',
      );
      expect(await waitingMails(there)).toBe(0);
      expect(run('backup-cli.ts', ['verify'], there)).toMatchObject({ code: 0 });
      rmSync(join(there['MADANG_DATA'] ?? '', 'files', person.companyCode, person.markId));
      expect(run('backup-cli.ts', ['verify'], there)).toMatchObject({
        code: 1,
        said: expect.stringContaining(`mark of the company ${person.markId} is missing`),
      });
      expect(run('backup-cli.ts', ['restore', '--from', folder], there)).toMatchObject({
        code: 1,
        said: expect.stringMatching(/is not empty|is there/),
      });
      await copy.stop();

      // Files that the back-up lacks are named, and lost only where that is accepted.
      rmSync(join(folder, 'files', person.companyCode, person.markId));
      const third = await placesOf[kind]('third');
      expect(run('backup-cli.ts', ['restore', '--from', folder], third)).toMatchObject({
        code: 1,
        said: expect.stringContaining(`${person.markId} is missing`),
      });
      expect(run('backup-cli.ts', ['restore', '--from', folder, '--accept-missing'], third)).toMatchObject({ code: 0 });
    },
  );
});

test('OPS-02 a back-up with a modified database is never restored', { timeout }, async () => {
  const here = await placesOf.embedded('changed');
  const product = await ProductProcess.start({ ...here, ...mails });
  const folder = join(newFolder(), 'made');
  expect(run('backup-cli.ts', ['backup', '--to', folder], here)).toMatchObject({ code: 0 });
  await product.stop();
  rmSync(join(folder, 'database', 'PG_VERSION'));
  const refused = run(
    'backup-cli.ts',
    ['restore', '--from', folder, '--accept-missing'],
    await placesOf.embedded('none'),
  );
  expect(refused).toMatchObject({ code: 1, said: expect.stringContaining('database/PG_VERSION is missing') });
});
