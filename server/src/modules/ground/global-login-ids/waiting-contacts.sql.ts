import { sql } from 'kysely';
import type { Tx } from '../../../kernel/db/database.ts';
import type { PersonKey } from '../../../kernel/session/person-key.ts';

/** Someone who waits, and what their record holds of the contact. */
export interface FoundWaiting extends PersonKey {
  readonly contactIndex: Buffer;
}

/** Returns the people of all companies who wait for an account under a contact, ordered by company; at most one per company. */
export async function listWaiting(
  db: Tx,
  { option, indexes }: { readonly option: string; readonly indexes: readonly Buffer[] },
): Promise<FoundWaiting[]> {
  const rows = await db
    .selectFrom('waiting_contacts')
    .select(['company_code', 'person_id', 'contact_index'])
    .where('option', '=', option)
    .where(sql<boolean>`contact_index = any(${indexes}::bytea[])`)
    .orderBy('company_code')
    .execute();
  return rows.map((row) => ({
    companyCode: row.company_code,
    personId: row.person_id,
    contactIndex: row.contact_index,
  }));
}
