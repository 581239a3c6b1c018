import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { basename } from 'node:path';

/** Distinguishes a process from a later one that was given the same number; undefined when it is gone. */
export function processMark(pid: number): string | undefined {
  if (process.platform !== 'linux') return askPs(pid, 'lstart');
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in brackets may itself hold spaces and brackets: count from the last one.
    const [state, ...rest] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const startTicks = rest[18];
    return state === 'Z' || state === 'X' ? undefined : `${bootId()}:${startTicks}`;
  } catch {
    return undefined;
  }
}

/** Start times count from the boot, so they mean nothing after the next one. */
function bootId(): string {
  return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
}

function askPs(pid: number, column: 'lstart' | 'comm'): string | undefined {
  try {
    // The start time is written in the caller's language and zone, so both are fixed.
    const options = { encoding: 'utf8', env: { LC_ALL: 'C', TZ: 'UTC' } } as const;
    return execFileSync('/bin/ps', ['-o', `${column}=`, '-p', String(pid)], options).trim() || undefined;
  } catch {
    return undefined;
  }
}

/**
 * Finds the PostgreSQL processes of a database folder by working folder and name, also those that outlived their
 * postmaster.
 */
export function serverProcesses(databaseFolder: string): number[] {
  if (process.platform !== 'linux') {
    const pid = postmasterPid(databaseFolder);
    return pid !== undefined && basename(askPs(pid, 'comm') ?? '') === 'postgres' ? [pid] : [];
  }
  const folder = identity(databaseFolder);
  if (folder === undefined) return [];
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => processName(pid) === 'postgres' && identity(`/proc/${pid}/cwd`) === folder)
    .map(Number)
    .filter((pid) => processMark(pid) !== undefined);
}

/** The number that the last postmaster left in its own file; says nothing about whether it lives. */
export function postmasterPid(databaseFolder: string): number | undefined {
  try {
    const pid = Number.parseInt(readFileSync(`${databaseFolder}/postmaster.pid`, 'utf8'), 10);
    return pid > 0 ? pid : undefined;
  } catch {
    return undefined;
  }
}

function processName(pid: string): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').trim();
  } catch {
    return undefined;
  }
}

function identity(path: string): string | undefined {
  try {
    const { dev, ino } = statSync(path);
    return `${dev}:${ino}`;
  } catch {
    return undefined;
  }
}

/** Sends a signal; a process that is already gone is what the sender wanted. */
export function signalProcess(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}
