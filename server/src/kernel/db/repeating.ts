import type pg from 'pg';
import { failureKind, isConnectionEnd, isReadOnlyServer, isSilence } from './failures.ts';
import { retireConnections } from './connections/retire-connections.ts';

/** Possible effect of a failed statement or transaction: `nothing` if it only reads, or was never sent. */
export type Left = 'nothing' | 'unknown';

/**
 * Repeats work once after a failover if it left nothing, on a new connection. Reads are also repeated after a lock
 * conflict with a migration.
 */
export async function repeating<T>(pool: pg.Pool | undefined, left: () => Left, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    // Its server, or the way to it, is silent: so are the others that lead there, and a second wait would be too long.
    if (pool && isSilence(error)) retireConnections(pool);
    const mayPass = isConnectionEnd(error) || failureKind(error) === 'conflict';
    if (!isReadOnlyServer(error) && !(mayPass && left() === 'nothing')) throw error;
    return work();
  }
}
