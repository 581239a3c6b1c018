import { mkdtempSync, readdirSync, rmSync, statfsSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hourSeconds } from '@madang/contract/kernel/durations.ts';

const prefix = 'madang-test-';

/** Linux has a folder in memory: a run makes and deletes some hundred files for each test database. */
const inMemory = '/dev/shm';

/** More than the databases of a whole run take at a time; a container has 64 MB there. */
const neededBytes = 4 * 1024 ** 3;

/** A new folder for the data of one run, in memory where there is room. */
export function makeRunFolder(): string {
  const parent = freeBytes(inMemory) >= neededBytes ? inMemory : tmpdir();
  removeLeft(parent);
  return mkdtempSync(join(parent, `${prefix}${process.pid}-`));
}

/** Removes what our own runs that were killed have left: the number in its name is no process any more. */
export function removeLeft(parent: string): void {
  for (const name of readdirSync(parent)) {
    const pid = new RegExp(`^${prefix}(\\d+)-`).exec(name)?.[1];
    const folder = join(parent, name);
    if (pid !== undefined && !runs(Number(pid)) && ownsFolder(folder)) rmSync(folder, { recursive: true, force: true });
  }
}

function runs(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}

/** The processes of another container have numbers that we do not see; its runs end within the hour. */
function ownsFolder(folder: string): boolean {
  const stats = statSync(folder, { throwIfNoEntry: false });
  return stats?.uid === process.getuid?.() && stats !== undefined && Date.now() - stats.mtimeMs > hourSeconds * 1000;
}

function freeBytes(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return 0;
  }
}
