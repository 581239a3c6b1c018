import { sql } from 'kysely';
import type { Tx } from '../../../kernel/db/database.ts';
import { settleIndex } from '../../../platform/keys/settle-index.ts';

export interface KeptContact {
  readonly companyCode: string;
  readonly personId: string;
  /** The form of now first. */
  readonly contactIndexes: readonly Buffer[];
  readonly keptDays: number;
}

/** Keeps a verified contact for its days; false where a living entry says that it had a free plan. */
export async function keepContact(tx: Tx, contact: KeptContact): Promise<boolean> {
  await settleIndex(tx, { table: 'verified_contacts', column: 'contact_index' }, contact.contactIndexes);
  const { rows } = await sql`
    insert into verified_contacts as known (contact_index, company_code, person_id, expires_at)
    values (${contact.contactIndexes[0]}, ${contact.companyCode}, ${contact.personId},
      app_now() + make_interval(days => ${contact.keptDays}))
    on conflict (contact_index) do update set company_code = excluded.company_code,
      person_id = excluded.person_id, verified_at = app_now(), expires_at = excluded.expires_at
    where known.expires_at <= app_now()
    returning 1`.execute(tx);
  return rows.length > 0;
}

/** Forgets contacts whose days are over. */
export async function purgeContacts(db: Tx): Promise<void> {
  await db
    .deleteFrom('verified_contacts')
    .where('expires_at', '<=', sql<Date>`app_now()`)
    .execute();
}
