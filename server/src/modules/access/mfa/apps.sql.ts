import { sql } from 'kysely';
import type { Tx } from '../../../kernel/db/database.ts';
import type { PersonKey } from '../../../kernel/session/person-key.ts';

export interface StoredApp {
  readonly secret: Buffer;
  readonly addedAt: Date;
  readonly lastUsedAt: Date | null;
  /** The database's clock, which says what code is the right one. */
  readonly now: Date;
}

export async function readApp(tx: Tx, { companyCode, personId }: PersonKey): Promise<StoredApp | undefined> {
  const row = await tx
    .selectFrom('authenticator_apps')
    .select(['secret', 'added_at', 'last_used_at', sql<Date>`app_now()`.as('now')])
    .where('company_code', '=', companyCode)
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return row && { secret: row.secret, addedAt: row.added_at, lastUsedAt: row.last_used_at, now: row.now };
}

/** Puts an app in the place of the one before; the code that proved it is used up with it. */
export async function putApp(
  tx: Tx,
  { companyCode, personId }: PersonKey,
  { secret, step }: { readonly secret: Buffer; readonly step: number },
): Promise<void> {
  const values = { secret, last_step: step, added_at: sql<Date>`app_now()`, last_used_at: null };
  await tx
    .insertInto('authenticator_apps')
    .values({ company_code: companyCode, person_id: personId, ...values })
    .onConflict((conflict) => conflict.columns(['company_code', 'person_id']).doUpdateSet(values))
    .execute();
}

/** False where there was none. */
export async function deleteApp(tx: Tx, { companyCode, personId }: PersonKey): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('authenticator_apps')
    .where('company_code', '=', companyCode)
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Uses up a code's half minute, and all before, of its secret; false if used. Of simultaneous tries one gets true. */
export async function spendStep(
  tx: Tx,
  { companyCode, personId }: PersonKey,
  { secret, step }: { readonly secret: Buffer; readonly step: number },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('authenticator_apps')
    .set({ last_step: step, last_used_at: sql<Date>`app_now()` })
    .where('company_code', '=', companyCode)
    .where('person_id', '=', personId)
    .where('secret', '=', secret)
    .where('last_step', '<', String(step))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
