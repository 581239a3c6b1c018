import type { ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';

const everyMs = 50;

/** Ends a process once it has more memory than it may; the answer ends the watch. A system without /proc has the time alone. */
export function watchMemory(child: ChildProcess, maxBytes: number): () => void {
  const timer = setInterval(() => {
    void memoryOf(child.pid).then((bytes) => bytes > maxBytes && child.kill('SIGKILL'));
  }, everyMs).unref();
  return () => clearInterval(timer);
}

async function memoryOf(processId: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${processId}/status`, 'utf8').catch(() => '');
  return Number(/^VmRSS:\s{1,20}(\d{1,15}) kB$/m.exec(status)?.[1] ?? 0) * 1_024;
}
