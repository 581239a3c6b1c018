import type pg from 'pg';
import { failureKind, isConnectionEnd, isReadOnlyServer, isSilence } from './failures.ts';
import { retireConnections } from './connections/retire-connections.ts';

/** Possible effect of a failed statement or transaction: `nothing` if it only reads, or was never sent. */
export type Left = 'nothing' | 'unknown';

/**
 * After a failover each connection to the former primary fails, and says nothing of the work: it is done once more where it can have
 * left nothing, on a connection that was made since. A server that takes no writes has left nothing either. What only reads may also
 * have met a migration, each waiting for a table that the other holds: it comes again once that is through.
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
