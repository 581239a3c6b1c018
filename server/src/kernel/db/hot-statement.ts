import { CompiledQuery } from 'kysely';
import type { Tx } from './database.ts';

/**
 * A statement that (nearly) every request runs: its text never changes, so it is not put together anew each time.
 * `$1`, `$2` ... stand for the values. Everything else is written with the query builder, which checks names and types.
 */
export function hotStatement<Row, Values extends readonly unknown[]>(
  text: string,
): (db: Tx, ...values: Values) => Promise<Row[]> {
  return async (db, ...values) => {
    const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(text, [...values]));
    return rows;
  };
}
