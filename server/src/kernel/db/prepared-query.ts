import { CompiledQuery } from 'kysely';
import type pg from 'pg';
import { poolOf, type Tx } from './database.ts';
import { repeating } from './repeating.ts';

/**
 * Statement of nearly every request, with a constant text and values `$1`, `$2`. One that begins with `select` must not
 * write.
 */
export function preparedQuery<Row, Values extends readonly unknown[]>(
  text: string,
): (db: Tx, ...values: Values) => Promise<Row[]> {
  const left = /^\s*select\b/i.test(text) ? 'nothing' : 'unknown';
  return async (db, ...values) => {
    // Outside a transaction any connection will do, and the query builder has nothing to add.
    const pool = poolOf(db);
    const { rows } = pool
      ? await repeating(
          pool,
          () => left,
          () => pool.query<Row & pg.QueryResultRow>(text, [...values]),
        )
      : await db.executeQuery<Row>(CompiledQuery.raw(text, [...values]));
    return rows;
  };
}
