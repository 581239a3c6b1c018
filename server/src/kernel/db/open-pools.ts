import type pg from 'pg';
import { migrate } from './migrate.ts';
import { openPool, type Way } from './pool.ts';
import { explainConnection, explainRequests, proveNames, proveSameDatabase } from './prove-connection.ts';
import { demandNotRestoring, lockStarts } from './restoring.ts';
import { ensureRoles } from './roles.ts';
import { Standby, type StandbyState } from './standby.ts';

export interface Pools {
  /** Pool of the application role, for which row-level security holds. */
  readonly app: pg.Pool;
  /** Pool of the owner, for jobs and reference data. */
  readonly owner: pg.Pool;
}

/** Longer than any single statement should take, shorter than the time after which no one waits for its answer. */
const statementTimeoutMs = 8_000;
/** A database that hangs, or a network that swallows, holds a call no longer than this. */
const answerLimitMs = 9_000;
const ownerConnections = 6;

/** Connection of requests to the database if it differs from the owner's, such as through a pooler. */
export interface RequestsWay {
  /** Its login role takes on the application role and its settings by itself. */
  readonly connection: Way;
  readonly namesStatements: boolean;
}

interface Opening {
  readonly restores?: boolean;
  /** Given the names of the migrations that this start ran, before any other process may start. */
  readonly migrated?: ((owner: pg.Pool, names: readonly string[]) => Promise<void>) | undefined;
}

/**
 * Prepares roles and schema and opens both pools, one process at a time. A database being restored is refused, except
 * to `restores`.
 */
export async function openPools(
  connection: Way,
  connections: number,
  requests?: RequestsWay,
  { restores = false, migrated }: Opening = {},
): Promise<Pools> {
  const owner = openPool({ connection, role: 'madang_owner', max: ownerConnections, statementTimeoutMs: 0 });
  const app = openPool({
    role: 'madang_app',
    max: connections,
    statementTimeoutMs,
    answerLimitMs,
    ...(requests ? { ...requests, settingsFrom: 'server' } : { connection }),
  });
  try {
    await prepare(connection, owner, { restores, migrated });
    // The proof of the requests' own connections: whatever is wrong with them is reported by the start, not by the first call.
    await app.query('select').catch((error: unknown) => {
      throw requests ? explainRequests(error) : error;
    });
    if (requests) await proveSameDatabase(owner, app);
    if (requests?.namesStatements) await proveNames(app);
  } catch (error) {
    await closePools({ app, owner });
    throw explainConnection(error);
  }
  return { owner, app };
}

/** Time limits on a standby; a slower read is sent to the primary, within the time that its caller waits. */
const standbyTimes = { statementTimeoutMs: 3_000, answerLimitMs: 3_500, connectionLimitMs: 2_000 };

/** Opens a standby for reads that may lag. One that is unreachable at the start is found once it answers. */
export function openStandby(
  primary: pg.Pool,
  connection: Way,
  connections: number,
  changed?: (state: StandbyState) => void,
): Standby {
  const pool = openPool({ connection, role: 'madang_app', max: connections, ...standbyTimes });
  const standby = new Standby(primary, pool, changed);
  standby.start();
  return standby;
}

/**
 * Prepares roles and schema by one process at a time. The lock is the transaction's, because a pooler could keep a
 * session's lock.
 */
async function prepare(connection: Way, owner: pg.Pool, { restores, migrated }: Opening): Promise<void> {
  const admin = openPool({ connection, max: 2, statementTimeoutMs: 0 });
  try {
    const holder = await admin.connect();
    try {
      await holder.query('begin; set local idle_in_transaction_session_timeout = 0');
      await lockStarts(holder);
      if (!restores) await demandNotRestoring(holder);
      await ensureRoles(admin);
      const names = await migrate(owner);
      await migrated?.(owner, names);
      await holder.query('commit');
    } finally {
      // Given up where it failed, which ends the transaction and its lock.
      holder.release(true);
    }
  } finally {
    await admin.end();
  }
}

export async function closePools({ app, owner }: Pools): Promise<void> {
  await Promise.all([app.end(), owner.end()]);
}
