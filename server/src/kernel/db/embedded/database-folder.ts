import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { type Binaries } from './binaries.ts';
import { EmbeddedDatabaseError } from './errors.ts';
import { type Layout } from './layout.ts';
import { folderForServer, serverUser } from './server-user.ts';

export const superuser = 'postgres';

/**
 * Makes the database folder at the first start, under another name first, so that an interrupted start leaves nothing
 * like a database.
 */
export async function prepareDatabaseFolder(layout: Layout, binaries: Binaries): Promise<void> {
  removeUnfinished(layout);
  const folder = layout.databaseFolder;
  if (existsSync(folder)) return checkVersion(folder, binaries.majorVersion);
  const draft = `${folder}.new-${randomUUID()}`;
  mkdirSync(draft, { mode: 0o700 });
  const user = serverUser();
  if (user) chownSync(draft, user.uid, user.gid);
  await initialise(draft, binaries.initdb);
  renameSync(draft, folder);
}

function removeUnfinished({ dataFolder }: Layout): void {
  for (const name of readdirSync(dataFolder)) {
    if (name.startsWith('database.new-')) rmSync(join(dataFolder, name), { recursive: true, force: true });
  }
}

function checkVersion(folder: string, expected: string): void {
  const file = join(folder, 'PG_VERSION');
  const found = existsSync(file) ? readFileSync(file, 'utf8').trim() : '?';
  if (found !== expected) throw new EmbeddedDatabaseError('DATABASE_VERSION_MISMATCH', { folder, found, expected });
}

/** The C library's locale serves text search and trigrams alone; sorting is PostgreSQL's own C.UTF-8. */
const libraryLocale = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8';

async function initialise(folder: string, initdb: string): Promise<void> {
  const options = [
    `--pgdata=${folderForServer(folder)}`,
    `--username=${superuser}`,
    // The folder lets no one but us at the socket, so there is no password to keep.
    '--auth=trust',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    `--locale=${libraryLocale}`,
    // Only the empty new database is not flushed; the server itself runs with fsync.
    '--no-sync',
    '--no-instructions',
  ];
  const child = spawn(initdb, options, { cwd: folder, env: {}, stdio: ['ignore', 'ignore', 'pipe'], ...serverUser() });
  const said = text(child.stderr);
  const failure = await new Promise<string | undefined>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(code === 0 ? undefined : `initdb ended with ${signal ?? code}`));
  });
  if (failure === undefined) return;
  const reason = [failure, (await said).trim()].filter(Boolean).join(': ');
  rmSync(folder, { recursive: true, force: true });
  throw new EmbeddedDatabaseError('DATABASE_SETUP_FAILED', { folder, reason });
}
