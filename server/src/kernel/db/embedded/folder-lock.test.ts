// Runs once: it is about the embedded PostgreSQL.
import { spawn, spawnSync } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import { EmbeddedDatabaseError } from './errors.ts';
import { lockFolder } from './folder-lock.ts';
import { processMark } from './processes.ts';
import { testFolder } from './testing/test-folder.ts';

const lockModule = new URL('folder-lock.ts', import.meta.url).href;

function refusalOf(action: () => unknown): EmbeddedDatabaseError {
  try {
    action();
  } catch (error) {
    if (error instanceof EmbeddedDatabaseError) return error;
    throw error;
  }
  throw new Error('it was not refused');
}

/** Leaves the lock of a process that ended without releasing it. */
function leaveStaleLock(folder: string, name = 'database.lock'): void {
  const dead = spawnSync(process.execPath, ['--version']).pid;
  writeFileSync(`${folder}/${name}`, JSON.stringify({ pid: dead, mark: 'long-gone:1', token: `left-${name}` }));
}

test('OPS-01 a folder in use is refused with its user, in English and Korean', () => {
  const folder = testFolder();
  lockFolder(folder);
  const refusal = refusalOf(() => lockFolder(folder));
  expect(refusal.code).toBe('DATABASE_ALREADY_RUNNING');
  expect(refusal.params).toEqual({ dataFolder: folder, pid: process.pid });
  expect(refusal.message).toContain(`in use by another Madang (process ${process.pid})`);
  expect(refusal.message).toContain('다른 Madang');
});

test('OPS-01 a released folder is free and empty', () => {
  const folder = testFolder();
  lockFolder(folder).release();
  lockFolder(folder).release();
  expect(readdirSync(folder)).toEqual([]);
});

test('OPS-01 the lock of a dead process is replaced', () => {
  const folder = testFolder();
  leaveStaleLock(folder);
  lockFolder(folder);
  expect(readdirSync(folder)).toEqual(['database.lock']);
  expect(refusalOf(() => lockFolder(folder)).params['pid']).toBe(process.pid);
});

test('OPS-01 a process that reuses the number of a dead owner does not block the folder', () => {
  const folder = testFolder();
  writeFileSync(`${folder}/database.lock`, JSON.stringify({ pid: process.pid, mark: 'boot:1', token: 'earlier' }));
  lockFolder(folder);
  expect(processMark(process.pid)).not.toBe('boot:1');
});

test('OPS-01 a truncated lock file does not block the folder', () => {
  const folder = testFolder();
  writeFileSync(`${folder}/database.lock`, '{"pid":');
  lockFolder(folder);
  expect(refusalOf(() => lockFolder(folder)).code).toBe('DATABASE_ALREADY_RUNNING');
});

test('OPS-01 a process that died while it replaced a lock blocks no other', () => {
  const folder = testFolder();
  leaveStaleLock(folder);
  leaveStaleLock(folder, 'database.lock.next');
  lockFolder(folder);
  expect(readdirSync(folder)).toEqual(['database.lock']);
});

test('OPS-01 a killed process is distinguished from a living one', async () => {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  const pid = child.pid ?? 0;
  expect(processMark(pid)).toBe(processMark(pid));
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await ended;
  expect(processMark(pid)).toBeUndefined();
});

/** Processes that wait for one word and then all reach for the lock; each reports whether it has it. */
async function race(folder: string, count: number): Promise<string[]> {
  const code = `
    import { lockFolder } from ${JSON.stringify(lockModule)};
    console.log('ready');
    process.stdin.once('data', () => {
      try { lockFolder(process.argv[1]); console.log('won'); } catch (error) { console.log(error.code); }
    });`;
  const racers = Array.from({ length: count }, () => {
    const child = spawn(process.execPath, ['--input-type=module', '-e', code, folder], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
    return { child, say: async () => (await lines.next()).value ?? 'ended without a word' };
  });
  const ready = await Promise.all(racers.map(({ say }) => say()));
  expect(ready).toEqual(racers.map(() => 'ready'));
  for (const { child } of racers) child.stdin.write('go');
  const results = await Promise.all(racers.map(({ say }) => say()));
  await Promise.all(
    racers.map(({ child }) => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.stdin.end();
      return ended;
    }),
  );
  return results.toSorted();
}

test.each([
  ['on a free folder', () => {}],
  ['on a folder whose owner died', leaveStaleLock],
])('OPS-01 of eight simultaneous starts %s exactly one succeeds', async (_where, prepare) => {
  const folder = testFolder();
  prepare(folder);
  const results = await race(folder, 8);
  expect(results).toEqual([...Array.from({ length: 7 }, () => 'DATABASE_ALREADY_RUNNING'), 'won']);
});
