import { setTimeout as sleep } from 'node:timers/promises';
import { postmasterPid, serverProcesses, signalProcess } from './processes.ts';

/** Stops the PostgreSQL processes of a folder: orderly, then at once, then by force. Returns their number. */
export async function stopServerProcesses(databaseFolder: string): Promise<number> {
  const found = serverProcesses(databaseFolder);
  const postmaster = postmasterPid(databaseFolder);
  if (postmaster !== undefined && found.includes(postmaster)) {
    signalProcess(postmaster, 'SIGINT');
    if (await allGone(databaseFolder, 30_000)) return found.length;
  }
  // Without a postmaster the others only wait to notice that it is gone.
  for (const signal of ['SIGQUIT', 'SIGKILL'] as const) {
    for (const pid of serverProcesses(databaseFolder)) signalProcess(pid, signal);
    if (await allGone(databaseFolder, 5_000)) break;
  }
  return found.length;
}

async function allGone(databaseFolder: string, withinMs: number): Promise<boolean> {
  const deadline = Date.now() + withinMs;
  while (serverProcesses(databaseFolder).length > 0) {
    if (Date.now() > deadline) return false;
    await sleep(20);
  }
  return true;
}
