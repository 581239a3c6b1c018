import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../../config.ts';
import { openDatabase } from '../db/database.ts';
import { serverUser } from '../db/embedded/server-user.ts';
import { closePools, openPools } from '../db/open-pools.ts';
import { reachDatabase } from '../db/reach-database.ts';
import { ensureRoles } from '../db/roles.ts';
import { pauseWork } from '../jobs/paused-work.ts';
import { missingKeys } from './backup-keys.ts';
import { copyTree } from './copy-tree.ts';
import { connect, countRows, demandAllRows, demandEmpty, loadDump } from './database-parts.ts';
import { BackupError, check, type Manifest, parts } from './manifest.ts';

export interface Restored {
  readonly manifest: Manifest;
  /** What is not there, in sentences. */
  readonly lacks: readonly string[];
}

/**
 * Puts a back-up into a new database and a new folder of files, where it stays quiet until the operator has it work. What is missing of
 * it is refused before anything is written, unless that is accepted.
 */
export async function restore(
  config: Config,
  { folder, accepts, log }: { readonly folder: string; readonly accepts: boolean; readonly log: FastifyBaseLogger },
): Promise<Restored> {
  const { manifest, missing, changed } = await check(folder);
  const lost = [...missing.map((file) => `${file} is missing`), ...changed.map((file) => `${file} is not as it was`)];
  const ofDatabase = lost.filter((line) => !line.startsWith(`${parts.files}/`));
  if (ofDatabase.length > 0) throw new BackupError(`the back-up's database is not whole: ${ofDatabase.join(', ')}`);
  const lacks = [
    ...missingKeys(manifest.keys, config),
    ...lost.map((line) => `${line}: its picture or download is lost`),
  ];
  if (lacks.length > 0 && !accepts) {
    throw new BackupError(
      `${lacks.join('\n')}\nNothing was restored. --accept-missing restores what is there; the product starts once its keys are named.`,
    );
  }
  await demandNoFiles(config);
  await (manifest.database.kind === 'dump'
    ? restoreDump(config, folder, manifest)
    : restoreFolder(config, folder, manifest));
  await restoreQuiet(config, log);
  await copyTree(join(folder, parts.files), join(config.dataFolder, 'files'));
  return { manifest, lacks };
}

async function demandNoFiles({ dataFolder }: Config): Promise<void> {
  const files = join(dataFolder, 'files');
  if (existsSync(files) && (await readdir(files)).length > 0) throw new BackupError(`${files} is not empty`);
}

async function restoreDump({ databaseUrl }: Config, folder: string, manifest: Manifest): Promise<void> {
  if (databaseUrl === undefined)
    throw new BackupError('the back-up is of a PostgreSQL server: name a new database in DATABASE_URL');
  const connection = { connectionString: databaseUrl };
  const client = await connect(connection);
  try {
    await demandAllRows(client);
    await demandEmpty(client);
    const admin = new pg.Pool({ ...connection, max: 1 });
    try {
      await ensureRoles(admin);
    } finally {
      await admin.end();
    }
    await loadDump(connection, folder);
    const counts = await countRows(client);
    const wrong = Object.entries(manifest.rows).filter(([table, count]) => counts[table] !== count);
    if (wrong.length > 0) {
      throw new BackupError(
        `rows are not as many as they were: ${wrong.map(([table, count]) => `${table} ${counts[table] ?? 0} of ${count}`).join(', ')}`,
      );
    }
  } finally {
    await client.end();
  }
}

async function restoreFolder(
  { databaseUrl, dataFolder }: Config,
  folder: string,
  { database }: Manifest,
): Promise<void> {
  if (databaseUrl !== undefined)
    throw new BackupError('the back-up is of an embedded database: restore it without DATABASE_URL');
  const target = join(dataFolder, 'database');
  if (existsSync(target))
    throw new BackupError(`${target} is there: a back-up is restored into a new data folder alone`);
  const here = `${process.platform}-${process.arch}`;
  if (database.platform !== here) throw new BackupError(`the back-up is of ${database.platform}, and this is ${here}`);
  await copyTree(join(folder, parts.folder), target, { owner: serverUser() });
  await readFile(join(target, 'backup_label'));
}

/** Brings the schema up to date where the back-up is older, and has the copy be quiet. */
async function restoreQuiet(config: Config, log: FastifyBaseLogger): Promise<void> {
  const database = await reachDatabase(config, log);
  try {
    const pools = await openPools(database.connection, 2);
    try {
      await pauseWork(openDatabase(pools.owner), true);
    } finally {
      await closePools(pools);
    }
  } finally {
    await database.stop();
  }
}
