import { existsSync } from 'node:fs';
import { readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../../config.ts';
import { permitFirstLinks } from '../audit-chain/permit-first-links.ts';
import { openDatabase } from '../../kernel/db/database.ts';
import { serverUser } from '../../kernel/db/embedded/server-user.ts';
import { closePools, openPools } from '../../kernel/db/open-pools.ts';
import { onlyHost, reachDatabase } from '../../kernel/db/reach-database.ts';
import type { Way } from '../../kernel/db/pool.ts';
import { lockStarts, markRestoring, unmarkRestoring } from '../../kernel/db/restoring.ts';
import { ensureRoles } from '../../kernel/db/roles.ts';
import { makeFolder } from '../../kernel/files/make-folder.ts';
import { openFiles, patient } from '../../kernel/files/open-files.ts';
import { pauseWork } from '../../kernel/jobs/workers/paused-work.ts';
import { missingKeys } from './backup-keys.ts';
import { bringFiles, hasNoFiles } from './copy-files.ts';
import { copyTree } from './copy-tree.ts';
import { connect, countRows, demandAllRows, demandEmpty, loadDump } from './database-parts.ts';
import { BackupError, check, type Manifest, parts } from './manifest.ts';

export interface Restored {
  readonly manifest: Manifest;
  /** Missing parts, in sentences. */
  readonly lacks: readonly string[];
}

/**
 * Restores a back-up into a new database and folder, quiet until the operator starts it. Missing parts are refused
 * first, unless accepted.
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
  const files = openFiles(config, patient);
  await files.prove();
  if (!(await hasNoFiles(files)))
    throw new BackupError(`${config.filesPlace?.url ?? join(config.dataFolder, 'files')} is not empty`);
  // Before a process can find the database: rows that name files have them.
  const bring = async () => void (await bringFiles(files, join(folder, parts.files)));
  await (manifest.database.kind === 'dump'
    ? restoreDump(config, folder, { manifest, log, bring })
    : restoreFolder(config, folder, { manifest, log, bring }));
  return { manifest, lacks };
}

interface Restoring {
  readonly manifest: Manifest;
  readonly log: FastifyBaseLogger;
  /** Brings the files. */
  readonly bring: () => Promise<void>;
}

async function restoreDump(config: Config, folder: string, { manifest, log, bring }: Restoring): Promise<void> {
  if (config.databaseUrl === undefined)
    throw new BackupError('the back-up is of a PostgreSQL server: name a new database in DATABASE_URL');
  const connection = await onlyHost((await reachDatabase(config, log)).connection);
  const client = await connect(connection);
  try {
    await demandAllRows(client);
    await beginIn(client);
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
    await quiet(connection, config);
    await bring();
    await unmarkRestoring(client);
  } finally {
    await client.end();
  }
}

/** No process that starts in the meantime makes tables, and none works on what is restored before it is quiet. */
async function beginIn(client: pg.Client): Promise<void> {
  await client.query('begin');
  await lockStarts(client);
  await demandEmpty(client);
  await markRestoring(client);
  await client.query('commit');
}

/** The folder gets its name once the copy is quiet: one that a process finds is ready to be worked with. */
async function restoreFolder(
  config: Config,
  folder: string,
  { manifest: { database }, log, bring }: Restoring,
): Promise<void> {
  const { databaseUrl, dataFolder } = config;
  if (databaseUrl !== undefined)
    throw new BackupError('the back-up is of an embedded database: restore it without DATABASE_URL');
  const target = join(dataFolder, 'database');
  if (existsSync(target))
    throw new BackupError(`${target} is there: a back-up is restored into a new data folder alone`);
  const here = `${process.platform}-${process.arch}`;
  if (database.platform !== here) throw new BackupError(`the back-up is of ${database.platform}, and this is ${here}`);
  const draft = join(dataFolder, 'restoring');
  if (existsSync(draft)) throw new BackupError(`${draft} is left of a restore that was broken off: remove it first`);
  makeFolder(dataFolder);
  await copyTree(join(folder, parts.folder), join(draft, 'database'), { owner: serverUser() });
  await readFile(join(draft, 'database', 'backup_label'));
  const reached = await reachDatabase({ ...config, dataFolder: draft }, log);
  try {
    await quiet(reached.connection, config);
  } finally {
    await reached.stop();
  }
  await bring();
  await rename(join(draft, 'database'), target);
  await rm(draft, { recursive: true });
}

/** Brings the schema up to date where the back-up is older, and has the copy be quiet. */
async function quiet(connection: Way, config: Config): Promise<void> {
  // The key file of a data folder may be brought later, and is not made here.
  const migrated = config.keys && permitFirstLinks(config);
  const pools = await openPools(connection, 2, undefined, { restores: true, migrated });
  try {
    await pauseWork(openDatabase(pools.owner), true);
  } finally {
    await closePools(pools);
  }
}
