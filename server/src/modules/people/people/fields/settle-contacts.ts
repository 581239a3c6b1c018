import { sql } from 'kysely';
import type { Keyring } from '../../../../kernel/crypto/keyring.ts';
import type { Tx } from '../../../../kernel/db/database.ts';
import { settleIndex } from '../../../../platform/keys/settle-index.ts';
import { contactIndexes } from '../../person-records/index.ts';

const columns = { externalMail: 'external_mail_index', mobile: 'mobile_index', opencode: 'opencode_index' } as const;

/** A contact waits for an account once in a company, while keys rotate too. */
export async function settleContacts(
  tx: Tx,
  keyring: Keyring,
  companyCode: string,
  contacts: { readonly [C in keyof typeof columns]?: unknown },
): Promise<void> {
  if (keyring.indexKeys.length === 1) return;
  for (const contact of ['externalMail', 'mobile', 'opencode'] as const) {
    const value = contacts[contact];
    if (typeof value !== 'string' || value === '') continue;
    const place = { table: 'people', column: columns[contact], of: companyCode, among: sql`applied_at is null` };
    await settleIndex(tx, place, contactIndexes(keyring, contact, value));
  }
}
