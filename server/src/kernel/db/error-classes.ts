import type pg from 'pg';

/** Listeners of connection errors, by pool. */
const listeners = new WeakMap<pg.Pool, (errorClass: string) => void>();

/** Passes the class of each later error to `hear`: two characters of its SQLSTATE, or `unreachable`. */
export function hearErrors(pool: pg.Pool, hear: (errorClass: string) => void): void {
  listeners.set(pool, hear);
}

/** An error that the server has sent, by its SQLSTATE. */
export function countError(pool: pg.Pool, code: string): void {
  listeners.get(pool)?.(code.slice(0, 2));
}

/** No connection came about, and not by an error of the server. */
export function countUnreachable(pool: pg.Pool): void {
  listeners.get(pool)?.('unreachable');
}
