import { sql } from 'kysely';
import type { Database, Tx } from '../../kernel/db/database.ts';
import { codeHash } from './codes.ts';

/** Uses an opencode up; false where it is unknown, used, expired or revoked, without a difference in the answer. */
export async function spendActivationKey(tx: Tx, opencode: string): Promise<boolean> {
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

/**
 * Registers an opencode for one person, of whatever company: of many at once one has it. It stays unused, and those that
 * `spendActivationKey` would not take are distinguished from one that someone is registered with already.
 */
export async function registerActivationKey(tx: Tx, opencode: string): Promise<'registered' | 'taken' | 'unusable'> {
  const { rows } = await sql<{ isFree: boolean }>`
    with usable as (
      select opencode_id, registered_at is null as is_free from opencodes
      where code_hash = ${codeHash(opencode)} and used_at is null and revoked_at is null and valid_until > app_now()
      for update),
    taken as (
      update opencodes o set registered_at = app_now() from usable
      where o.opencode_id = usable.opencode_id and usable.is_free)
    select is_free as "isFree" from usable`.execute(tx);
  const [found] = rows;
  if (!found) return 'unusable';
  return found.isFree ? 'registered' : 'taken';
}

/** Whether `spendActivationKey` would take it; it stays unused, for who has still to fill in a form. */
export async function isUsableActivationKey(db: Database | Tx, opencode: string): Promise<boolean> {
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
