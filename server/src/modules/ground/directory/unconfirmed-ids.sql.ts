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

/** Whether the holder of the ID, or the applicant it is reserved for, has not proven the mailbox. */
export async function isHeldUnconfirmed(db: Tx, loginId: string): Promise<boolean> {
  const row = await db
    .selectFrom('login_ids')
    .select('login_id')
    .where('login_id', '=', loginId)
    .where('unconfirmed_until', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
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

/** Who loses an ID; a person it was only reserved for has no company yet. */
export interface FormerHolder {
  readonly companyCode: string | null;
  readonly personId: string;
}

/**
 * Takes an unconfirmed ID away, `overdue` or at any time. It is one statement with the condition in it, so that of
 * two who ask at once, and of a confirmation at the same moment, one comes first and the other finds nothing.
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
