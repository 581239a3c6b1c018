// Runs in the full run, once: it starts products, a PostgreSQL and OpenStack Swift of its own, where Debian's are installed.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { DebianPostgres } from '../../../../tools/test/debian-postgres.ts';
import { serverBinaries } from '../../../../tools/test/needs.ts';
import { createKernel } from '../../app.ts';
import { readConfig } from '../../config.ts';
import { inCompany } from '../../kernel/db/database.ts';
import { closePools, openPools } from '../../kernel/db/open-pools.ts';
import { S3Files } from '../../kernel/files/s3-files.ts';
import { hasSwift, Swift, swiftMissing } from '../files/swift.ts';
import { addTestPerson } from '../people.ts';
import { processKeys, ProductProcess } from '../product-process.ts';
import type { TestApp } from '../test-app.ts';

type Settings = Readonly<Record<string, string>>;

const binaries = serverBinaries();
const server = binaries === undefined || !hasSwift() ? undefined : new DebianPostgres(binaries);
const folder = mkdtempSync(join(tmpdir(), 'madang-bucket-'));
let swift: Swift | undefined;
let address = '';

beforeAll(async () => {
  if (!server) return;
  address = server.start();
  swift = await Swift.start();
}, 120_000);

afterAll(async () => {
  await swift?.stop();
  server?.stop();
  rmSync(folder, { recursive: true, force: true });
});

function bucketSettings(name: string): Settings {
  const { url, keyId, secret } = swift?.place(name) ?? { url: '', keyId: '', secret: '' };
  return { MADANG_FILES_URL: url, MADANG_FILES_KEY: keyId, MADANG_FILES_SECRET: secret };
}

function run(args: readonly string[], settings: Settings) {
  const file = fileURLToPath(new URL('../../backup-cli.ts', import.meta.url));
  const env = { PATH: process.env['PATH'], MADANG_KEYS: processKeys, ...settings };
  const ended = spawnSync(process.execPath, [file, ...args], { env, encoding: 'utf8' });
  return { code: ended.status, said: ended.stdout + ended.stderr };
}

test(
  'OPS-02 files in a bucket are backed up, restored into another, and verified',
  { timeout: 240_000 },
  async ({ skip }) => {
    if (!server || !swift) return skip(`${swiftMissing}, or PostgreSQL's is not`);
    const here = { DATABASE_URL: address, MADANG_DATA: join(folder, 'here'), ...bucketSettings('files') };
    const product = await ProductProcess.start(here);
    const pools = await openPools({ connectionString: address }, 4);
    const kernel = await createKernel(readConfig({ LOG_LEVEL: 'silent', MADANG_KEYS: processKeys, ...here }), pools);
    const { companyCode } = await addTestPerson({ kernel, pools } as unknown as TestApp);
    const markId = await kernel.files.put(companyCode, Buffer.from('a mark'));
    await inCompany(kernel.db, companyCode, (tx) =>
      tx.updateTable('companies').set({ mark_id: markId }).where('company_code', '=', companyCode).execute(),
    );
    kernel.properties.close();
    await closePools(pools);
    const made = join(folder, 'made');
    expect(run(['backup', '--to', made], here)).toMatchObject({ code: 0, said: expect.stringContaining('1 files') });
    expect(readFileSync(join(made, 'files', companyCode, markId), 'utf8')).toBe('a mark');
    expect(run(['verify'], here)).toMatchObject({ code: 0 });
    await product.stop();

    const client = new pg.Client({ connectionString: address });
    await client.connect();
    await client.query(`create database bucket_copy template template0 encoding 'UTF8'`);
    await client.end();
    const there = {
      ...here,
      DATABASE_URL: address.replace('/postgres?', '/bucket_copy?'),
      MADANG_DATA: join(folder, 'there'),
    };
    // The bucket of the original is not empty, and one that is not there is no place.
    expect(run(['restore', '--from', made], there)).toMatchObject({
      code: 1,
      said: expect.stringContaining('is not empty'),
    });
    const nowhere = { ...there, ...bucketSettings('copied') };
    expect(run(['restore', '--from', made], nowhere)).toMatchObject({
      code: 1,
      said: expect.stringContaining('is not there'),
    });
    await swift.bucket('copied').createBucket();
    expect(run(['restore', '--from', made], nowhere)).toMatchObject({ code: 0 });
    const copied = new S3Files(swift.place('copied'));
    expect((await copied.get(companyCode, markId))?.toString()).toBe('a mark');
    expect(run(['verify'], nowhere)).toMatchObject({ code: 0 });
    await copied.remove(companyCode, markId);
    const bring = ['bring-files', '--from', join(made, 'files')];
    expect(run(bring, nowhere)).toMatchObject({ code: 0, said: expect.stringContaining('1 files were brought') });
    expect(run(bring, nowhere)).toMatchObject({ code: 0, said: expect.stringContaining('0 files were brought') });
    expect((await copied.get(companyCode, markId))?.toString()).toBe('a mark');
    await copied.remove(companyCode, markId);
    expect(run(['verify'], nowhere)).toMatchObject({
      code: 1,
      said: expect.stringContaining(`mark of the company ${markId} is missing`),
    });
  },
);
