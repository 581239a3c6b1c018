import type pg from 'pg';
import { migrate } from './migrate.ts';
import { openPool } from './pool.ts';
import { ensureRoles } from './roles.ts';

export interface Pools {
  /** As the application role: row-level security holds. */
  readonly app: pg.Pool;
  /** As the owner: jobs and reference data. */
  readonly owner: pg.Pool;
}

/** Longer than any single statement should take, shorter than the 9 s after which a request's work ends. */
const statementTimeoutMs = 8_000;
const ownerConnections = 6;

/** Prepares roles and schema and opens the two pools. Several processes may do so at once. */
export async function openPools(connection: pg.ClientConfig, connections: number): Promise<Pools> {
  const admin = openPool({ connection, max: 1, statementTimeoutMs });
  try {
    await ensureRoles(admin);
  } finally {
    await admin.end();
  }
  const owner = openPool({ connection, role: 'madang_owner', max: ownerConnections, statementTimeoutMs: 0 });
  try {
    await migrate(owner);
  } catch (error) {
    await owner.end();
    throw error;
  }
  return { owner, app: openPool({ connection, role: 'madang_app', max: connections, statementTimeoutMs }) };
}

export async function closePools({ app, owner }: Pools): Promise<void> {
  await Promise.all([app.end(), owner.end()]);
}
