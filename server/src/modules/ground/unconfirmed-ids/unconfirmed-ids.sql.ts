import { sql } from 'kysely';
import type { Tx } from '../../../kernel/db/database.ts';
import type { PersonKey } from '../../../kernel/session/person-key.ts';

/** Marks a claimed ID as an address that no one has proven yet; it is released after so many days. */
export async function markUnconfirmed(
  tx: Tx,
  { companyCode, personId, days }: PersonKey & { readonly days: number },
): Promise<void> {
  await tx
    .updateTable('login_ids')
    .set({ unconfirmed_until: sql<Date>`app_now() + make_interval(days => ${days})` })
    .where('company_code', '=', companyCode)
    .where('person_id', '=', personId)
    .where('is_former', '=', false)
    .execute();
}

/** A mail address that is kept for long for someone who has not proven it: who proves it takes it. */
export async function markReservationUnconfirmed(
  tx: Tx,
  { loginId, personId }: { readonly loginId: string; readonly personId: string },
): Promise<void> {
  await tx
    .updateTable('login_ids')
    .set((row) => ({ unconfirmed_until: row.ref('reserved_until') }))
    .where('login_id', '=', loginId)
    .where('person_id', '=', personId)
    .where('company_code', 'is', null)
    .execute();
}

/** The holder has proven the address; false where the ID was released before. */
export async function confirmUnconfirmed(tx: Tx, { companyCode, personId }: PersonKey): Promise<boolean> {
  const confirmed = await tx
    .updateTable('login_ids')
    .set({ unconfirmed_until: null })
    .where('company_code', '=', companyCode)
    .where('person_id', '=', personId)
    .where('unconfirmed_until', '>', sql<Date>`app_now()`)
    .returning('login_id')
    .executeTakeFirst();
  return confirmed !== undefined;
}

/** Gives unconfirmed IDs so many days more: no one can confirm one while the company is out of service. */
export async function keepUnconfirmedIds(tx: Tx, companyCode: string, days: number): Promise<void> {
  await tx
    .updateTable('login_ids')
    .set({ unconfirmed_until: sql<Date>`unconfirmed_until + make_interval(days => ${days})` })
    .where('company_code', '=', companyCode)
    .where('unconfirmed_until', 'is not', null)
    .execute();
}

/** The IDs that no one confirmed in time. */
export async function listOverdueIds(db: Tx): Promise<string[]> {
  const rows = await db
    .selectFrom('login_ids')
    .select('login_id')
    .where('unconfirmed_until', '<=', sql<Date>`app_now()`)
    .orderBy('unconfirmed_until')
    .execute();
  return rows.map((row) => row.login_id);
}

/** Person who loses an ID; the holder of a reservation has no company yet. */
export interface FormerHolder {
  readonly companyCode: string | null;
  readonly personId: string;
}

/**
 * Releases an unconfirmed ID, `overdue` or not, with the condition in one statement, so a confirmation at once excludes
 * it.
 */
export async function freeUnconfirmedId(
  tx: Tx,
  { loginId, when }: { readonly loginId: string; readonly when: 'overdue' | 'any' },
): Promise<FormerHolder | undefined> {
  const row = await tx
    .deleteFrom('login_ids')
    .where('login_id', '=', loginId)
    .where('unconfirmed_until', 'is not', null)
    .$if(when === 'overdue', (query) => query.where('unconfirmed_until', '<=', sql<Date>`app_now()`))
    .returning(['company_code', 'person_id'])
    .executeTakeFirst();
  return row && { companyCode: row.company_code, personId: row.person_id };
}
