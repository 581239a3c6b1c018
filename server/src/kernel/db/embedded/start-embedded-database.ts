import { prepareBinaries } from './binaries.ts';
import { prepareDatabaseFolder, superuser } from './database-folder.ts';
import { EmbeddedDatabaseError, unusable } from './errors.ts';
import { type FolderLock, lockFolder } from './folder-lock.ts';
import { keepRunning, restartLimit } from './keep-running.ts';
import { type Layout, layOut, prepareSocketFolder, removeSocketFolder, socketPort } from './layout.ts';
import { clearLeftovers } from './leftovers.ts';
import { type EmbeddedDatabaseLog } from './log.ts';
import { startPostmaster } from './postmaster.ts';
import { type Connection } from './readiness.ts';
import type { ServerSettings } from './settings.ts';

export interface EmbeddedDatabase {
  readonly connection: Connection;
  /** Ends PostgreSQL in good order and frees the data folder; a second call waits for the first. */
  stop(): Promise<void>;
}

export interface EmbeddedDatabaseOptions {
  readonly dataFolder: string;
  readonly log: EmbeddedDatabaseLog;
  /** Called when PostgreSQL keeps ending and is not started again. */
  readonly onGaveUp?: (error: EmbeddedDatabaseError) => void;
  /** Settings for tests, whose data may be lost and which open many pools at a time. */
  readonly settings?: ServerSettings;
}

/**
 * Runs the PostgreSQL of the npm packages for evaluation: one process per folder, over a socket only, restarted after a
 * crash.
 */
export async function startEmbeddedDatabase(options: EmbeddedDatabaseOptions): Promise<EmbeddedDatabase> {
  const layout = layOut(options.dataFolder);
  let lock: FolderLock | undefined;
  try {
    lock = lockFolder(layout.dataFolder);
    return await run(layout, lock, options);
  } catch (error) {
    lock?.release();
    throw isFileFault(error) ? unusable(layout.dataFolder, error) : error;
  }
}

/** Read-only, full, or owned by someone else: a fault of the folder, to be reported as one. */
function isFileFault(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && !(error instanceof EmbeddedDatabaseError) && 'syscall' in error && 'path' in error;
}

/** Returns the connection to the server that another process of ours runs on a data folder. */
export function connectionToRunning(dataFolder: string): Connection {
  return connectionOf(layOut(dataFolder));
}

function connectionOf({ socketFolder }: Layout): Connection {
  return { host: socketFolder, port: socketPort, user: superuser, database: 'madang' };
}

async function run(layout: Layout, lock: FolderLock, options: EmbeddedDatabaseOptions): Promise<EmbeddedDatabase> {
  const { log, onGaveUp, settings } = options;
  const connection = connectionOf(layout);
  const binaries = prepareBinaries(layout.dataFolder);
  await prepareDatabaseFolder(layout, binaries);

  const supervised = await keepRunning({
    log,
    launch: async (signal) => {
      await clearLeftovers(layout, log);
      prepareSocketFolder(layout);
      return startPostmaster(layout, binaries, { connection, signal, settings });
    },
    onGaveUp: () => {
      const error = new EmbeddedDatabaseError('DATABASE_GAVE_UP', { ...restartLimit, logFile: layout.logFile });
      log.error({ code: error.code }, error.message);
      onGaveUp?.(error);
    },
  });

  let stopped: Promise<void> | undefined;
  const stop = async () => {
    await supervised.stop();
    removeSocketFolder(layout);
    lock.release();
  };
  return { connection, stop: () => (stopped ??= stop()) };
}
