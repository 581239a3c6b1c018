import { sql } from 'kysely';
import type { Tx } from '../../../../kernel/db/database.ts';

/** Returns which of the employee numbers people of the transaction's company have, in any case, each as it was given. */
export async function listTakenNumbers(tx: Tx, numbers: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ number: string }>`select taken_numbers(${numbers}::text[]) as number`.execute(tx);
  return new Set(rows.map(({ number }) => number));
}
