import type pg from 'pg';
import { failureKind } from '../../db/failures.ts';

/** One of the codes with which the worker tries again: 'cannot connect now', after 3 s and more. */
const tryAgain = '57P03';

/**
 * Pool for the worker, which awaits no ends of jobs: every absence of the database gets a code it knows, or the process
 * would end.
 */
export function retryingPool(pool: pg.Pool): pg.Pool {
  const connect = async () => {
    try {
      return retryingClient(await pool.connect());
    } catch (error) {
      if (pool.ending) return new Promise<never>(() => {});
      throw retryable(error);
    }
  };
  return withMethods(pool, {
    // The worker's listening connection takes a callback, and comes back by itself.
    connect: (...listener: Parameters<pg.Pool['connect']>) =>
      listener.length > 0 ? pool.connect(...listener) : connect(),
  });
}

function retryingClient(client: pg.PoolClient): pg.PoolClient {
  const query = async (...statement: [text: string, values?: unknown[]]) => {
    try {
      return await client.query(...statement);
    } catch (error) {
      throw retryable(error);
    }
  };
  return withMethods(client, { query });
}

function retryable(error: unknown): unknown {
  return failureKind(error) === 'unavailable' ? Object.assign(error as Error, { code: tryAgain }) : error;
}

/** The same object with some methods of its own; the others work on the object itself. */
function withMethods<T extends object>(object: T, own: object): T {
  return new Proxy(object, {
    get(target, key) {
      if (key in own) return Reflect.get(own, key) as unknown;
      const value: unknown = Reflect.get(target, key, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
