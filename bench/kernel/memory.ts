import { readdirSync, readFileSync } from 'node:fs';

/** A process and all that it started (Linux). */
export function processesOf(pid: number): number[] {
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && parentOf(name) === pid)
    .map(Number);
  return [pid, ...children.flatMap(processesOf)];
}

/** MB that the processes hold together; a page that several share is counted once (Linux's proportional set size). */
export function memoryOf(pids: readonly number[]): number {
  const kB = pids.map((pid) => {
    const found = /^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'));
    return Number(found?.[1]);
  });
  return kB.reduce((sum, each) => sum + each, 0) / 1_024;
}

/** A process that ended in the meantime is no one's child. */
function parentOf(pid: string): number | undefined {
  try {
    return Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  } catch {
    return undefined;
  }
}
