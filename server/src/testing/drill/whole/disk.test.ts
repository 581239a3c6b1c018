// Runs in the full run, once: by `npm run drill:whole` alone, for it fills the disk of a PostgreSQL of its own (a file system in memory).
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { serverBinaries } from '../../../../../tools/test/needs.ts';
import { FilesAway } from '../../../kernel/files/files.ts';
import { LocalFiles } from '../../../kernel/files/local-files.ts';
import { ProductProcess } from '../../product-process.ts';
import { CodeMails } from '../mail-server.ts';
import { Bounds } from './bounds.ts';
import { PeopleLoad } from './people-load.ts';
import { addPeople } from './place.ts';
import { openFolder, ownFolder, Server } from './server.ts';

const megabyte = 1_048_576;
const folder = openFolder('full-disk');
const disk = join(folder, 'disk');
const bounds = new Bounds();
const mails = new CodeMails();
const binaries = serverBinaries();
const server = new Server(binaries ?? '', disk);
let product: ProductProcess | undefined;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A file system of so many megabytes; root alone may make one. */
function mount(size: number): boolean {
  mkdirSync(disk);
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}m`, 'tmpfs', disk], { stdio: 'ignore' });
  } catch {
    return false;
  }
  ownFolder(disk);
  return true;
}
const isMounted = binaries !== undefined && mount(400);

afterEach(() => bounds.settle());

afterAll(async () => {
  await product?.stop();
  mails.stop();
  if (isMounted) {
    await server.kill();
    execFileSync('umount', [disk]);
  }
  rmSync(folder, { recursive: true, force: true });
}, 60_000);

/** Fills the disk until no more fits. */
function fill(): void {
  const piece = Buffer.alloc(megabyte);
  try {
    for (;;) writeFileSync(join(disk, 'filler'), piece, { flag: 'a' });
  } catch {
    // It is full.
  }
  try {
    for (;;) writeFileSync(join(disk, 'filler'), piece.subarray(0, 4_096), { flag: 'a' });
  } catch {
    // To the last page.
  }
}

describe.skipIf(!isMounted)('OPS-02 the whole drill: a full disk', () => {
  test('the disk of the database is full for 10 s', { timeout: 300_000 }, async () => {
    server.make(['max_wal_size = 64MB', 'min_wal_size = 32MB']);
    server.start();
    const settings = {
      DATABASE_URL: server.address(),
      MADANG_DATA: join(folder, 'data'),
      SMTP_URL: await mails.start(),
    };
    product = await ProductProcess.start(settings);
    const people = await addPeople(server.address(), settings, 2);
    const load = new PeopleLoad(Number(new URL(product.baseUrl).port), mails, people);
    await pause(3_000);
    fill();
    await pause(10_000);
    const wasUp = server.isRunning;
    rmSync(join(disk, 'filler'));
    const began = performance.now();
    await pause(1_000);
    // Where its log found no room the server has ended, and a supervisor starts it again.
    if (!server.isRunning) server.start();
    const before = load.acknowledged.length;
    await expect.poll(() => load.acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(before);
    const waited = (performance.now() - began) / 1_000;
    await pause(2_000);
    await load.end();
    const rows = await server.ask<{ count: number }>(
      'select count(*)::int as count from companies where company_code = any ($1)',
      [load.acknowledged],
    );
    const { seen } = load;
    bounds.note(
      `full disk: ${seen.all} answers, ${load.acknowledged.length} sign-ups; 503 ${seen.unavailable}, cut ${seen.cut}, slowest ${seen.slowest.toFixed(1)} s (${seen.slowestCall}); the server ${wasUp ? 'stayed' : 'had ended'}`,
    );
    for (const line of [...load.refusals].slice(0, 5)) bounds.note(line);
    bounds.hold('full disk: acknowledged sign-ups lost', load.acknowledged.length - (rows[0]?.count ?? 0), 0);
    bounds.hold('full disk: failures and wrong refusals', seen.failures + seen.wrongRefusals, 0);
    bounds.hold('full disk: connections cut', seen.cut, 0);
    bounds.hold('full disk: until people sign up again, s', waited, 30);
    // Else it was never full.
    expect(seen.unavailable).toBeGreaterThan(0);
  });

  test('the disk of the files is full', async () => {
    const kept = new LocalFiles(join(disk, 'files'));
    const id = await kept.put('HANBIT', Buffer.from('a mark'));
    fill();
    const other = kept.put('HANBIT', Buffer.alloc(megabyte), id).catch((error: unknown) => error);
    expect(await other).toBeInstanceOf(FilesAway);
    expect(await other).toMatchObject({ code: 'EFILES_ENOSPC' });
    expect((await kept.get('HANBIT', id))?.toString()).toBe('a mark');
    rmSync(join(disk, 'filler'));
    expect(readdirSync(join(disk, 'files', 'HANBIT'))).toEqual([id]);
    await kept.put('HANBIT', Buffer.from('another'), id);
    bounds.note('full disk of files: refused whole, what was there stays, and room is used again');
  });
});
