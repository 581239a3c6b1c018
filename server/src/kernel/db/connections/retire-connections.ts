import type pg from 'pg';

/** Properties of a pool that its types lack. */
type Internals = pg.Pool & {
  readonly _idle: readonly { readonly client: pg.PoolClient }[];
  /** Clients that are not taken back. */
  readonly _expired: WeakSet<pg.PoolClient>;
  readonly _remove: (client: pg.PoolClient) => void;
};

const mostOftenMs = 1_000;
const retirers = new WeakMap<pg.Pool, (client?: object) => void>();

/**
 * Watches a pool for `retireConnections`: once one connection reports a lost server, calls must not learn it from the
 * others.
 */
export function watchConnections(pool: pg.Pool): void {
  const inside = pool as Internals;
  const madeIn = new Map<object, number>();
  let time = 0;
  let retiredAt = -Infinity;
  pool.on('connect', (client) => void madeIn.set(client, time));
  pool.on('remove', (client) => void madeIn.delete(client));
  retirers.set(pool, (client) => {
    // One that was made before the last time says nothing about those that came after.
    if (client && madeIn.get(client) !== time) return;
    // A server that only reads for a while still answers reads: those need not connect again each time.
    if (performance.now() - retiredAt < mostOftenMs) return;
    retiredAt = performance.now();
    time += 1;
    for (const made of madeIn.keys()) inside._expired.add(made as pg.PoolClient);
    for (const idle of inside._idle.map(({ client: each }) => each)) inside._remove(idle);
  });
}

/**
 * Ends idle connections of a pool and discards busy ones on return. `client`: the connection that reported the failure.
 */
export function retireConnections(pool: pg.Pool, client?: object): void {
  retirers.get(pool)?.(client);
}

/** Takes one connection from its pool, so that no call gets it any more; who uses it goes on. */
export function dropConnection(pool: pg.Pool, client: object): void {
  const inside = pool as Internals;
  const dropped = client as pg.PoolClient;
  inside._expired.add(dropped);
  if (inside._idle.some((idle) => idle.client === dropped)) inside._remove(dropped);
}
