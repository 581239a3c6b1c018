// Runs in the full run, once: by `npm run drill:whole` alone, for it backs up and restores 1 GB.
import { rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { serverBinaries } from '../../../../../tools/test/needs.ts';
import { ProductProcess } from '../../product-process.ts';
import { Bounds } from './bounds.ts';
import { plantGigabyte } from './gigabyte.ts';
import { addPeople, logIn, run, type Settings } from './place.ts';
import { openFolder, ownFolder, Server } from './server.ts';

const folder = openFolder('large');
const bounds = new Bounds();
const binaries = serverBinaries();
const server = new Server(binaries ?? '', join(folder, 'server'));
const canRun = binaries !== undefined;

afterEach(() => bounds.settle());

afterAll(async () => {
  await server.kill();
  rmSync(folder, { recursive: true, force: true });
});

const timed = (work: () => unknown) => {
  const began = performance.now();
  work();
  return (performance.now() - began) / 1_000;
};

describe.skipIf(!canRun)('OPS-02 the whole drill: 1 GB', () => {
  test('a back-up of 1 GB is restored, verified, and a user signs in', { timeout: 1_800_000 }, async () => {
    ownFolder(join(folder, 'server'));
    server.make(['max_wal_size = 2GB', 'fsync = off']);
    server.start();
    await server.ask(`create database restored template template0 encoding 'UTF8'`);
    const here: Settings = { DATABASE_URL: server.address(), MADANG_DATA: join(folder, 'here') };
    const there: Settings = { DATABASE_URL: server.address('restored'), MADANG_DATA: join(folder, 'there') };
    const [person] = await addPeople(server.address(), here, 1);
    if (!person) throw new Error('nobody is there');
    const bytes = await plantGigabyte(server, person);
    const to = join(folder, 'made');
    const commands = {
      backup: () => expect(run('backup-cli', ['backup', '--to', to], here)).toMatchObject({ code: 0 }),
      check: () => expect(run('backup-cli', ['verify', '--from', to], there)).toMatchObject({ code: 0 }),
      restore: () => expect(run('backup-cli', ['restore', '--from', to], there)).toMatchObject({ code: 0 }),
      verify: () => expect(run('backup-cli', ['verify'], there)).toMatchObject({ code: 0 }),
    };
    const [backup, check, restore] = [timed(commands.backup), timed(commands.check), timed(commands.restore)];
    const began = performance.now();
    const product = await ProductProcess.start(there);
    expect(await logIn(product, person)).toBe(200);
    const start = (performance.now() - began) / 1_000;
    await product.stop();
    const verify = timed(commands.verify);
    const dump = statSync(join(to, 'database.dump')).size;
    const mega = (bytes: number) => `${Math.round(bytes / 1_000_000)} MB`;
    bounds.note(
      `1 GB: ${mega(bytes)}, its dump ${mega(dump)}; backup ${backup.toFixed(0)} s, verify --from ${check.toFixed(0)} s`,
    );
    bounds.note(
      `1 GB: restore ${restore.toFixed(0)} s, start and log-in ${start.toFixed(1)} s, verify ${verify.toFixed(0)} s`,
    );
    bounds.hold('1 GB: seconds from a back-up to the first log-in', restore + start, 300);
  });
});
