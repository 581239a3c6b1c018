import { createHash } from 'node:crypto';
import { chownSync, existsSync, lstatSync, mkdirSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeFolder } from '../../files/make-folder.ts';
import { EmbeddedDatabaseError, unusable } from './errors.ts';
import { serverUser } from './server-user.ts';

/** PostgreSQL and its clients derive the socket's name from a port, though no port is opened. */
export const socketPort = 5432;
export const socketName = `.s.PGSQL.${socketPort}`;

/** sun_path holds 108 bytes on Linux and 104 elsewhere, the closing zero included. */
const longestSocketPath = process.platform === 'linux' ? 107 : 103;

export interface Layout {
  readonly dataFolder: string;
  readonly databaseFolder: string;
  readonly logFile: string;
  /** Folder in which clients find the socket. */
  readonly socketFolder: string;
}

/** Makes the data folder and says what lies where in it. */
export function layOut(dataFolder: string): Layout {
  try {
    makeFolder(dataFolder);
    const folder = realpathSync(dataFolder);
    const databaseFolder = databaseIn(folder);
    return {
      dataFolder: folder,
      databaseFolder,
      logFile: join(folder, 'database.log'),
      socketFolder: fits(databaseFolder) ? databaseFolder : shortFolder(databaseFolder),
    };
  } catch (cause) {
    throw unusable(dataFolder, cause);
  }
}

/** Refuses a data folder in which no start has made a database yet; nothing is made. */
export function demandDatabase(dataFolder: string): void {
  if (!existsSync(databaseIn(dataFolder))) throw new EmbeddedDatabaseError('DATABASE_MISSING', { dataFolder });
}

function databaseIn(dataFolder: string): string {
  return join(dataFolder, 'database');
}

function fits(folder: string): boolean {
  return Buffer.byteLength(join(folder, socketName)) <= longestSocketPath;
}

/** A folder of its own under the system's temporary one, the same at every start on this data. */
function shortFolder(databaseFolder: string): string {
  const name = `madang-${createHash('sha256').update(databaseFolder).digest('hex').slice(0, 16)}`;
  const parent = fits(join(tmpdir(), name)) ? tmpdir() : '/tmp';
  return join(parent, name);
}

/** Makes the short socket folder, for the server's user alone; a stranger's folder of that name is refused. */
export function prepareSocketFolder({ socketFolder, databaseFolder }: Layout): void {
  if (socketFolder !== databaseFolder) {
    const user = serverUser();
    if (mkdirUnlessThere(socketFolder) && user) chownSync(socketFolder, user.uid, user.gid);
    const { uid, mode } = lstatSync(socketFolder);
    if (uid !== (user?.uid ?? process.getuid?.()) || (mode & 0o077) !== 0) {
      throw new EmbeddedDatabaseError('DATABASE_FOLDER_UNUSABLE', {
        folder: socketFolder,
        reason: 'it belongs to someone else',
      });
    }
  }
  // Left by a server that was killed. PostgreSQL would trust the process number in it, which may be another's by now.
  rmSync(join(socketFolder, socketName), { force: true });
  rmSync(join(socketFolder, `${socketName}.lock`), { force: true });
}

function mkdirUnlessThere(folder: string): boolean {
  try {
    mkdirSync(folder, { mode: 0o700 });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

export function removeSocketFolder({ socketFolder, databaseFolder }: Layout): void {
  if (socketFolder !== databaseFolder) rmSync(socketFolder, { recursive: true, force: true });
}
