import pg from 'pg';
import { expect, test } from 'vitest';
import { ask, ownDatabase } from '../../testing/database/own-database.ts';
import { closePools, openPools } from './open-pools.ts';
import { BeingRestored, lockStarts, markRestoring, unmarkRestoring } from './restoring.ts';

const tables = `select count(*)::int as count from pg_class where relname in ('companies', 'schema_migrations')`;

test('OPS-02 a process started during a restore is refused, creates no table, and starts afterwards', async () => {
  const { connection } = await ownDatabase('nothing');
  const restoring = new pg.Client(connection);
  await restoring.connect();
  // As a restore begins, and as one that was broken off leaves the database.
  await restoring.query('begin');
  await lockStarts(restoring);
  const early = openPools(connection, 2).catch((error: unknown) => error);
  await markRestoring(restoring);
  await restoring.query('commit');
  expect(await early).toBeInstanceOf(BeingRestored);
  await expect(openPools(connection, 2)).rejects.toThrow(/백업을 복원하고 있거나/);
  expect(await ask(connection, tables)).toEqual([{ count: 0 }]);
  await closePools(await openPools(connection, 2, undefined, { restores: true }));
  await expect(openPools(connection, 2)).rejects.toThrow(BeingRestored);
  await unmarkRestoring(restoring);
  await restoring.end();
  await closePools(await openPools(connection, 2));
});
