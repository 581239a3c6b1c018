import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../../kernel/db/database.ts';

interface Unique {
  readonly table: string;
  readonly column: string;
  readonly of?: string;
  /** The rows that the index is about, where it is about some. */
  readonly among?: RawBuilder<unknown>;
}

/**
 * Rewrites a value's other forms during a rotation before a unique index is used, under a lock. `forms`: the current
 * one first.
 */
export async function settleIndex(
  tx: Tx,
  { table, column, of, among }: Unique,
  forms: readonly Buffer[],
): Promise<void> {
  const [now, ...others] = forms;
  if (now === undefined || others.length === 0) return;
  const [lowest] = forms.map((form) => form.toString('hex')).toSorted();
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${table}.${column}.${of ?? ''}.${lowest ?? ''}`}, 0))`.execute(
    tx,
  );
  const meant = sql`${of === undefined ? sql`` : sql`and company_code = ${of}`} ${among ? sql`and ${among}` : sql``}`;
  // Where it stands there in the form of now as well, the index sees that one.
  await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${now}
    where ${sql.ref(column)} = any(${others}::bytea[]) ${meant}
      and not exists (select from ${sql.table(table)} where ${sql.ref(column)} = ${now} ${meant})`.execute(tx);
}
