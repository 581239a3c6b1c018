import { sql } from 'kysely';
import type { Keyring } from '../../kernel/crypto/keyring.ts';
import type { Database, Tx } from '../../kernel/db/database.ts';
import type { PersonKey } from './passwords.sql.ts';
import { externalMailIndex, mobileIndex, opencodeIndex } from './people.sql.ts';

/** By what somebody who was registered by an administrator is found again: the options of the specification. */
export interface WaitingContact {
  readonly option: 'externalMail' | 'mobile' | 'opencode';
  readonly value: string;
}

const columns = {
  externalMail: { column: 'external_mail_index', indexOf: externalMailIndex },
  mobile: { column: 'mobile_index', indexOf: mobileIndex },
  opencode: { column: 'opencode_index', indexOf: opencodeIndex },
} as const;

/** The person of a company who waits for an account under a contact; at most one does. The transaction is the company's. */
export async function findWaiting(
  tx: Tx,
  keyring: Keyring,
  { companyCode, contact }: { readonly companyCode: string; readonly contact: WaitingContact },
): Promise<(PersonKey & { readonly loginId: string }) | undefined> {
  const { column, indexOf } = columns[contact.option];
  const row = await tx
    .selectFrom('people')
    .select(['person_id', 'login_id'])
    .where('company_code', '=', companyCode)
    .where(column, '=', indexOf(keyring, contact.value))
    .where('applied_at', 'is', null)
    .executeTakeFirst();
  return row && { companyCode, personId: row.person_id, loginId: row.login_id };
}

/** Whose ID it is, in whatever company; whether the account is still to be applied for, `applyForAccount` says. */
export async function findWaitingByLoginId(db: Database | Tx, loginId: string): Promise<PersonKey | undefined> {
  const row = await db
    .selectFrom('login_ids')
    .select(['company_code', 'person_id'])
    .where('login_id', '=', loginId)
    .where('company_code', 'is not', null)
    .executeTakeFirst();
  return row?.company_code ? { companyCode: row.company_code, personId: row.person_id } : undefined;
}

/** The person has the account from now on; of many at once, and of repetitions, exactly one gets true. */
export async function applyForAccount(tx: Tx, { companyCode, personId }: PersonKey): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('people')
    .set({ applied_at: sql<Date>`app_now()` })
    .where('company_code', '=', companyCode)
    .where('person_id', '=', personId)
    .where('applied_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
