import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';

/**
 * How many rows of each table refer to a company's row, by the table's name; tables without one are left out. The
 * caller has locked the row, so that no one refers to it again before it is gone.
 */
export async function countReferences(
  tx: Tx,
  { table, companyCode, code }: { readonly table: string; readonly companyCode: string; readonly code: string },
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ referring: string; amount: string }>`
    select referring, amount from count_references(${table}::regclass, ${companyCode}, ${code}) where amount > 0`.execute(
    tx,
  );
  const counts = new Map<string, number>();
  for (const { referring, amount } of rows) counts.set(referring, (counts.get(referring) ?? 0) + Number(amount));
  return counts;
}
