import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { maxStatementNames } from '../../kernel/db/pool.ts';
import { closePools, openPools, type Pools, type RequestsWay } from '../../kernel/db/open-pools.ts';
import { templateName } from '../template.ts';
import { asAdmin } from './as-admin.ts';
import { createDatabase, dropDatabase } from './own-database.ts';

export interface TestDatabase {
  readonly pools: Pools;
  /** Releases the database once nothing queries it any more: the next caller may get it. */
  release(): Promise<void>;
}

interface Made {
  readonly connection: pg.ClientConfig;
  readonly pools: Pools;
}

/** Those that hold again what the template holds. */
const kept: Made[] = [];

/**
 * Copies the template with its pools. Returned databases are reused first, because their connections have warm
 * catalogues and plans.
 */
export async function takeDatabase(
  requests?: (connection: pg.ClientConfig) => Promise<RequestsWay>,
): Promise<TestDatabase> {
  if (requests) return lent(await makeDatabase(requests), { keeps: false });
  return lent(kept.pop() ?? (await makeDatabase()), { keeps: true });
}

function lent(made: Made, { keeps }: { readonly keeps: boolean }): TestDatabase {
  const heard = countListeners(made.pools);
  return {
    pools: made.pools,
    release: async () => {
      const isAsBefore = keeps && countListeners(made.pools) === heard && (await isReset(made.pools));
      if (isAsBefore) kept.push(made);
      else await drop(made);
    },
  };
}

async function makeDatabase(requests?: (connection: pg.ClientConfig) => Promise<RequestsWay>): Promise<Made> {
  const connection = await createDatabase(templateName);
  const pools = await openPools(connection, 12, await requests?.(connection));
  // Each start creates a table where it is missing, which counts as a change.
  await asAdmin({ pools }, (admin) => admin.query('delete from test_first.schema_changes'));
  return { connection, pools };
}

async function drop({ connection, pools }: Made): Promise<void> {
  await closePools(pools);
  await dropDatabase(connection);
}

/** A test may listen to a pool, to delay or to turn what it does. */
function countListeners(pools: Pools): number {
  return bothOf(pools).reduce(
    (count, pool) => count + pool.eventNames().reduce((sum, name) => sum + pool.listenerCount(name), 0),
    0,
  );
}

/** False where anything is left that another file could notice. */
async function isReset(pools: Pools): Promise<boolean> {
  for (const pool of bothOf(pools)) if (!(await isIdle(pool))) return false;
  const mostPrepared = Math.max(
    await resetSessions(pools.app, 'madang_app'),
    await resetSessions(pools.owner, 'madang_owner'),
  );
  // The statements of another file must still find a name, by which they are prepared.
  if (mostPrepared > maxStatementNames / 2) return false;
  const { rows } = await asAdmin({ pools }, (admin) => admin.query<{ done: boolean }>('select test_reset() as done'));
  return rows[0]?.done === true;
}

const bothOf = ({ app, owner }: Pools): readonly pg.Pool[] => [app, owner];

async function isIdle(pool: pg.Pool): Promise<boolean> {
  for (let tries = 0; tries < 100; tries++) {
    if (pool.idleCount === pool.totalCount) return true;
    await wait(10);
  }
  return false;
}

/** Every connection as it was made, apart from the statements that it has prepared: the most that one of them has. */
async function resetSessions(pool: pg.Pool, role: string): Promise<number> {
  const clients = await Promise.all(Array.from({ length: pool.idleCount }, () => pool.connect()));
  const prepared = clients.map(async (client) => {
    await client.query(`reset all; set role ${role}; unlisten *; select pg_advisory_unlock_all()`);
    const { rows } = await client.query<{ count: number }>('select count(*)::integer from pg_prepared_statements');
    client.release();
    return rows[0]?.count ?? 0;
  });
  return Math.max(0, ...(await Promise.all(prepared)));
}
