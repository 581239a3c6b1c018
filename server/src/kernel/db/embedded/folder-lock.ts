import { randomUUID } from 'node:crypto';
import { linkSync, readFileSync, renameSync, unlinkSync, writeFileSync } from 'node:fs';
import { EmbeddedDatabaseError } from './errors.ts';
import { processMark } from './processes.ts';

interface Owner {
  readonly pid: number;
  /** See processMark: the number alone may belong to another process by now. */
  readonly mark: string;
  readonly token: string;
}

export interface FolderLock {
  release(): void;
}

/**
 * Makes this process the only owner of the lock file, or refuses. A hard link makes the file appear whole, so one start
 * wins.
 */
export function lockFolder(dataFolder: string): FolderLock {
  return acquire(`${dataFolder}/database.lock`, dataFolder);
}

function acquire(path: string, dataFolder: string): FolderLock {
  const me: Owner = { pid: process.pid, mark: processMark(process.pid) ?? '', token: randomUUID() };
  const draft = `${path}.${me.token}`;
  writeFileSync(draft, JSON.stringify(me), { flag: 'wx', mode: 0o600 });
  try {
    while (!tryLink(draft, path)) {
      const owner = readOwner(path);
      if (owner === undefined) continue;
      if (isAlive(owner)) throw new EmbeddedDatabaseError('DATABASE_ALREADY_RUNNING', { dataFolder, pid: owner.pid });
      if (replaceDead(path, owner, me, dataFolder)) break;
    }
  } finally {
    unlinkSync(draft);
  }
  return { release: () => release(path, me) };
}

/**
 * Takes over from a dead owner. The right to replace it is a lock too (`.next`), so only one of several processes does.
 */
function replaceDead(path: string, dead: Owner, me: Owner, dataFolder: string): boolean {
  const right = acquire(`${path}.next`, dataFolder);
  if (readOwner(path)?.token !== dead.token) {
    right.release();
    return false;
  }
  const replacement = `${path}.${me.token}.new`;
  writeFileSync(replacement, JSON.stringify(me), { flag: 'wx', mode: 0o600 });
  renameSync(replacement, path);
  right.release();
  return true;
}

function tryLink(existing: string, path: string): boolean {
  try {
    linkSync(existing, path);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function readOwner(path: string): Owner | undefined {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  return parseOwner(text);
}

/** A file that no one wrote whole (a full disk, a power cut) has an owner that cannot be alive. */
function parseOwner(text: string): Owner {
  try {
    const { pid, mark, token } = JSON.parse(text) as Partial<Owner>;
    if (typeof pid === 'number' && typeof mark === 'string' && typeof token === 'string') return { pid, mark, token };
  } catch {
    // Falls through to the owner that never lives.
  }
  return { pid: 0, mark: '', token: text };
}

function isAlive(owner: Owner): boolean {
  return owner.pid > 0 && processMark(owner.pid) === owner.mark;
}

function release(path: string, me: Owner): void {
  if (readOwner(path)?.token === me.token) unlinkSync(path);
}
