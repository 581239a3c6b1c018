import { sql } from 'kysely';
import type { Tx } from '../../kernel/db/database.ts';
import type { PersonKey } from './passwords.sql.ts';

/** Marks a claimed ID as an address that nobody has proven yet; it is released after so many days. */
export async function markUnconfirmed(
  tx: Tx,
  { companyCode, personId, days }: PersonKey & { readonly days: number },
): Promise<void> {
  await tx
    .updateTable('login_ids')
    .set({ unconfirmed_until: sql<Date>`app_now() + make_interval(days => ${days})` })
    .where('company_code', '=', companyCode)
    .where('person_id', '=', personId)
    .execute();
}

/** The person has proven the address; false where it was released before. The transaction must be the company's. */
export async function confirmLoginId(tx: Tx, { companyCode, personId }: PersonKey): Promise<boolean> {
  const confirmed = await tx
    .updateTable('login_ids')
    .set({ unconfirmed_until: null })
    .where('company_code', '=', companyCode)
    .where('person_id', '=', personId)
    .where('unconfirmed_until', '>', sql<Date>`app_now()`)
    .returning('login_id')
    .executeTakeFirst();
  if (!confirmed) return false;
  await tx
    .updateTable('people')
    .set({ is_confirmed: true })
    .where('company_code', '=', companyCode)
    .where('person_id', '=', personId)
    .execute();
  return true;
}

/** Releases IDs that nobody confirmed in time: the address is free again, and who used it is logged out. */
export async function releaseUnconfirmedIds(db: Tx): Promise<void> {
  await sql`
    with released as (
      delete from login_ids where unconfirmed_until <= app_now() returning company_code, person_id)
    delete from sessions using released
    where sessions.company_code = released.company_code and sessions.person_id = released.person_id`.execute(db);
}

/** The company of a person by their ID, where both fit. */
export async function findCompanyOf(
  db: Tx,
  { loginId, personId }: { readonly loginId: string; readonly personId: string },
): Promise<string | undefined> {
  const row = await db
    .selectFrom('login_ids')
    .select('company_code')
    .where('login_id', '=', loginId)
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return row?.company_code ?? undefined;
}

/** Whether the address that a person's ID is was proven to be theirs. */
export async function isConfirmed(tx: Tx, { companyCode, personId }: PersonKey): Promise<boolean> {
  const row = await tx
    .selectFrom('people')
    .select('is_confirmed')
    .where('company_code', '=', companyCode)
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return row?.is_confirmed ?? false;
}
