import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';

/**
 * Counts the rows of each table that refer to a locked row of a company, by table name; tables without any are omitted.
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
