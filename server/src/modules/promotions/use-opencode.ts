import { sql } from 'kysely';
import type { Database, Tx } from '../../kernel/db/database.ts';
import { codeHash } from './codes.ts';

/** Uses an opencode up; false where it is unknown, used, expired or revoked, which nobody is told apart. */
export async function useOpencode(tx: Tx, opencode: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('opencodes')
    .set({ used_at: sql`app_now()` })
    .where('code_hash', '=', codeHash(opencode))
    .where('used_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where('valid_until', '>', sql<Date>`app_now()`)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Whether `useOpencode` would take it; it stays unused, for who has still to fill in a form. */
export async function isUsableOpencode(db: Database | Tx, opencode: string): Promise<boolean> {
  const row = await db
    .selectFrom('opencodes')
    .select('opencode_id')
    .where('code_hash', '=', codeHash(opencode))
    .where('used_at', 'is', null)
    .where('revoked_at', 'is', null)
    .where('valid_until', '>', sql<Date>`app_now()`)
    .executeTakeFirst();
  return row !== undefined;
}
