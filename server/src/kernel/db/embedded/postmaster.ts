import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync } from 'node:fs';
import { type Binaries } from './binaries.ts';
import { EmbeddedDatabaseError, reasonOf } from './errors.ts';
import { type Layout } from './layout.ts';
import { type Connection, waitUntilReady } from './readiness.ts';
import { openServerLog } from './server-log.ts';
import { serverUser } from './server-user.ts';
import { serverArguments, type ServerSettings } from './settings.ts';
import { stopServerProcesses } from './stop-processes.ts';

export interface RunningServer {
  readonly pid: number;
  /** Fulfilled when the server ends for whatever reason, with how it ended. */
  readonly exited: Promise<string>;
  stop(): Promise<void>;
}

interface PostmasterStart {
  readonly connection: Connection;
  readonly signal: AbortSignal;
  readonly settings?: ServerSettings | undefined;
}

/** Starts PostgreSQL and waits until it answers; a start that fails or is aborted leaves nothing running. */
export async function startPostmaster(
  layout: Layout,
  binaries: Binaries,
  { connection, signal, settings }: PostmasterStart,
): Promise<RunningServer> {
  const { child, newLogLines } = spawnPostmaster(layout, binaries, settings);
  const exited = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, killedBy) => resolve(killedBy ?? `exit code ${code}`));
  });
  stopWithUs(child, exited);
  const stop = async () => {
    await stopServerProcesses(layout.databaseFolder);
    await exited;
  };
  const ended = new AbortController();
  void exited.then((how) => ended.abort(how));
  try {
    await waitUntilReady(connection, AbortSignal.any([signal, ended.signal]));
  } catch (cause) {
    await stop();
    const reason = [reasonOf(cause), newLogLines()].filter(Boolean).join('\n');
    throw new EmbeddedDatabaseError('DATABASE_START_FAILED', { logFile: layout.logFile, reason }, { cause });
  }
  return { pid: child.pid ?? 0, exited, stop };
}

/** Orders the server to stop when a process ends without stopping it. After a kill the next start clears up. */
function stopWithUs(child: ChildProcess, exited: Promise<string>): void {
  const tell = () => child.kill('SIGINT');
  process.once('exit', tell);
  void exited.then(() => process.off('exit', tell));
}

function spawnPostmaster(layout: Layout, binaries: Binaries, settings?: ServerSettings) {
  const log = openServerLog(layout.logFile);
  try {
    const child = spawn(binaries.postgres, serverArguments(layout, settings), {
      cwd: layout.databaseFolder,
      env: { TZ: 'UTC' },
      // A session of its own: Ctrl-C at the terminal must reach us first, or requests lose their database.
      detached: true,
      stdio: ['ignore', log.fd, log.fd],
      ...serverUser(),
    });
    return { child, newLogLines: log.newLines };
  } finally {
    closeSync(log.fd);
  }
}
