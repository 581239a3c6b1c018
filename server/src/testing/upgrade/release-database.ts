import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { findMigrations, migrate } from '../../kernel/db/migrate.ts';
import { openPool } from '../../kernel/db/pool.ts';
import { ensureRoles } from '../../kernel/db/roles.ts';
import { ownDatabase } from '../database/own-database.ts';
import { load, type ReleaseRows } from './release-rows.ts';

// What earlier releases left when all their examples and scenarios had run; `npm run record-release` writes the next one.
const folder = join(import.meta.dirname, 'data');
export const releases = readdirSync(folder)
  .toSorted()
  .map((file) => {
    const release = JSON.parse(readFileSync(join(folder, file), 'utf8')) as ReleaseRows;
    return [file.replace('.json', ''), release] as const;
  });

/** Makes a database as a release left it, its pools closed with the test. */
export async function databaseAt({ lastMigration, ...rows }: ReleaseRows) {
  const { connection } = await ownDatabase('nothing');
  const admin = openPool({ connection, max: 1, statementTimeoutMs: 0 });
  const owner = openPool({ connection, role: 'madang_owner', max: 2, statementTimeoutMs: 0 });
  onTestFinished(async () => {
    await owner.end();
    await admin.end();
  });
  await ensureRoles(admin);
  const migrations = findMigrations();
  const count = migrations.findIndex(({ name }) => name === lastMigration) + 1;
  await migrate(owner, migrations.slice(0, count));
  await load(admin, { lastMigration, ...rows });
  return { connection, admin, owner, migrations, count };
}
