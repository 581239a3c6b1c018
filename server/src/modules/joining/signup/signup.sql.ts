import { sql } from 'kysely';
import type { Tx } from '../../../kernel/db/database.ts';
import { purgeContacts } from '../../ground/verified-contacts/index.ts';

/** Forgets contacts and links that have run out. */
export async function purgeSignUps(db: Tx): Promise<void> {
  await purgeContacts(db);
  await db
    .deleteFrom('address_confirmations')
    .where('expires_at', '<=', sql<Date>`app_now()`)
    .execute();
}
