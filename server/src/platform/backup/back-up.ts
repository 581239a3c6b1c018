import { chmod, mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import type { Config } from '../../config.ts';
import { buildId } from '../process/build-id.ts';
import { connect, copyDatabase, dumpDatabase } from './database-parts.ts';
import { openFiles, patient } from '../../kernel/files/open-files.ts';
import { saveFiles } from './copy-files.ts';
import { BackupError, type Manifest, parts, seal } from './manifest.ts';

/** Makes a back-up in a folder that is new or empty, while the product works; the database first, then the files. */
export async function backUp(
  config: Pick<Config, 'databaseUrl' | 'dataFolder' | 'filesPlace'>,
  connection: pg.ClientConfig,
  folder: string,
): Promise<Manifest> {
  const kept = openFiles(config, patient);
  await kept.prove();
  await demandEmptyFolder(folder);
  const facts = await readFacts(connection);
  const kind = config.databaseUrl === undefined ? 'folder' : 'dump';
  const rows = kind === 'dump' ? await dumpDatabase(connection, folder) : {};
  if (kind === 'folder') await copyDatabase(connection, join(config.dataFolder, 'database'), folder);
  // No common moment with the database: a file is kept before a row names it, so that what the rows name is there.
  const files = await saveFiles(kept, join(folder, parts.files));
  const manifest: Manifest = {
    format: 1,
    madeAt: new Date().toISOString(),
    build: buildId(),
    migration: facts.migration,
    database: { kind, serverVersion: facts.version, platform: `${process.platform}-${process.arch}` },
    rows,
    files,
    keys: facts.keys,
  };
  await seal(folder, manifest);
  return manifest;
}

async function demandEmptyFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await readdir(folder)).length > 0)
    throw new BackupError(`${folder} is not empty: a back-up is never put over another`);
  // One that stood before may be open to others; what comes into it names people. One that is refused stays as it was.
  await chmod(folder, 0o700);
}

async function readFacts(connection: pg.ClientConfig) {
  const client = await connect(connection);
  try {
    const { rows } = await client.query<{ version: string; migration: string }>(
      `select current_setting('server_version') as version, (select max(name) from schema_migrations) as migration`,
    );
    const keys = await client.query<Manifest['keys'][number]>(
      `select key_use as use, key_id as "keyId", fingerprint from key_fingerprints where released_at is null order by key_number`,
    );
    return { version: rows[0]?.version ?? '', migration: rows[0]?.migration ?? '', keys: keys.rows };
  } finally {
    await client.end();
  }
}
