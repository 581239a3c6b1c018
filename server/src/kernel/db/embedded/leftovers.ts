import { readFileSync, writeFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { join } from 'node:path';
import { EmbeddedDatabaseError } from './errors.ts';
import { type Layout, socketName } from './layout.ts';
import { type EmbeddedDatabaseLog } from './log.ts';
import { postmasterPid } from './processes.ts';
import { stopServerProcesses } from './stop-processes.ts';

/**
 * Clears what an earlier server left. The caller holds the folder's lock, so a server still running has lost its owner.
 */
export async function clearLeftovers(layout: Layout, log: EmbeddedDatabaseLog): Promise<void> {
  const stopped = await stopServerProcesses(layout.databaseFolder);
  if (stopped > 0) log.warn({ processes: stopped }, 'Stopped the PostgreSQL that an earlier start left behind');
  if (await isAnswering(join(layout.socketFolder, socketName))) {
    // A server whose processes are hidden from us: another container with the same volume.
    throw new EmbeddedDatabaseError('DATABASE_ALREADY_RUNNING', { dataFolder: layout.dataFolder, pid: '?' });
  }
  disownPidFile(layout.databaseFolder);
}

function isAnswering(socket: string): Promise<boolean> {
  return new Promise((resolve) => {
    const connection = createConnection(socket);
    connection.once('connect', () => resolve(true)).once('error', () => resolve(false));
    connection.once('connect', () => connection.destroy());
  });
}

/**
 * Replaces the number in a dead server's pid file by ours, since another process may have it and PostgreSQL would
 * refuse to start.
 */
function disownPidFile(databaseFolder: string): void {
  if (postmasterPid(databaseFolder) === undefined) return;
  const file = join(databaseFolder, 'postmaster.pid');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^-?\d+/, String(process.pid)));
}
