import { CompiledQuery } from 'kysely';
import type pg from 'pg';
import { poolOf, type Tx } from './database.ts';

/**
 * A statement that (nearly) every request runs: its text never changes, so it is not put together again each time.
 * `$1`, `$2` ... stand for the values. Everything else is written with the query builder, which checks names and types.
 */
export function preparedQuery<Row, Values extends readonly unknown[]>(
  text: string,
): (db: Tx, ...values: Values) => Promise<Row[]> {
  return async (db, ...values) => {
    // Outside a transaction any connection will do, and the query builder has nothing to add.
    const pool = poolOf(db);
    const { rows } = pool
      ? await pool.query<Row & pg.QueryResultRow>(text, [...values])
      : await db.executeQuery<Row>(CompiledQuery.raw(text, [...values]));
    return rows;
  };
}
