import { type RawBuilder, sql } from 'kysely';
import { fallbackLanguage, toLanguage, type Language } from '@madang/contract/kernel/languages.ts';
import type { Keyring } from '../../../kernel/crypto/keyring.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import type { RowCount } from '../../../kernel/lists/row-count.sql.ts';
import { isTied } from '../../../kernel/session/linked-logins.sql.ts';
import { hasLoginId } from '../../ground/global-login-ids/index.ts';
import type { PersonKey } from '../../../kernel/session/person-key.ts';
import type { CodeOption } from '@madang/contract/secrets/otp/rules.ts';
import { aadOf, contactIndex } from '../person-records/index.ts';

export interface Contacts {
  readonly loginId: string;
  /** True if the address that the ID is was proven to be the person's. */
  readonly isConfirmed: boolean;
  readonly externalMail?: string;
  readonly mobile?: string;
  readonly isMobileProven: boolean;
  readonly opencode?: string;
  readonly employeeNumber?: string;
  readonly workPhone?: string;
  readonly language: string;
  readonly timeZone: string;
}

/** Contact data of a person where the product itself needs it: to write to them, to compare with it. */
export async function readContacts(tx: Tx, keyring: Keyring, person: PersonKey): Promise<Contacts> {
  const row = await tx
    .selectFrom('people')
    .select([
      'login_id',
      'is_confirmed',
      'external_mail',
      'mobile',
      'is_mobile_proven',
      'opencode',
      'employee_number',
      'company_contact',
      'language',
      'time_zone',
    ])
    .where('company_code', '=', person.companyCode)
    .where('person_id', '=', person.personId)
    .executeTakeFirstOrThrow();
  return {
    loginId: row.login_id,
    isConfirmed: row.is_confirmed,
    isMobileProven: row.is_mobile_proven,
    language: row.language,
    timeZone: row.time_zone,
    ...(row.employee_number ? { employeeNumber: row.employee_number } : {}),
    ...(row.company_contact
      ? { workPhone: keyring.decrypt(row.company_contact, aadOf('companyContact', person.personId)) }
      : {}),
    ...(row.external_mail
      ? { externalMail: keyring.decrypt(row.external_mail, aadOf('externalMail', person.personId)) }
      : {}),
    ...(row.mobile ? { mobile: keyring.decrypt(row.mobile, aadOf('mobile', person.personId)) } : {}),
    ...(row.opencode ? { opencode: keyring.decrypt(row.opencode, aadOf('opencode', person.personId)) } : {}),
  };
}

/** The time zone for a person's times; no contact is opened for it. */
export async function readTimeZone(tx: Tx, { companyCode, personId }: PersonKey): Promise<string> {
  const row = await tx
    .selectFrom('people')
    .select('time_zone')
    .where('company_code', '=', companyCode)
    .where('person_id', '=', personId)
    .executeTakeFirstOrThrow();
  return row.time_zone;
}

/** Returns the address and language for mails about a person's work; excludes an ID that is no longer theirs. */
export async function readMailContact(
  tx: Tx,
  keyring: Keyring,
  person: PersonKey,
): Promise<{ readonly address: string; readonly language: Language } | undefined> {
  const row = await tx
    .selectFrom('people')
    .select(['external_mail', 'login_id', 'language'])
    .where('company_code', '=', person.companyCode)
    .where('person_id', '=', person.personId)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  if (!row) return undefined;
  const outside = row.external_mail && keyring.decrypt(row.external_mail, aadOf('externalMail', person.personId));
  if (!outside && !(await hasLoginId(tx, person)) && !(await isTied(tx, person))) return undefined;
  return { address: outside || row.login_id, language: toLanguage(row.language) ?? fallbackLanguage };
}

/** Puts a contact that a code has proven in the place of the one before. */
export async function replaceContact(
  tx: Tx,
  keyring: Keyring,
  person: PersonKey,
  { option, target }: { readonly option: CodeOption; readonly target: string },
): Promise<void> {
  const changed =
    option === 'mobile'
      ? {
          mobile: keyring.encrypt(target, aadOf('mobile', person.personId)),
          mobile_index: contactIndex(keyring, 'mobile', target),
          is_mobile_proven: true,
        }
      : {
          external_mail: keyring.encrypt(target, aadOf('externalMail', person.personId)),
          external_mail_index: contactIndex(keyring, 'externalMail', target),
          is_external_mail_proven: true,
        };
  await tx
    .updateTable('people')
    .set(changed)
    .where('company_code', '=', person.companyCode)
    .where('person_id', '=', person.personId)
    .execute();
}

/** Takes the mobile number away; false where there was none. */
export async function deleteMobile(tx: Tx, { companyCode, personId }: PersonKey): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('people')
    .set({ mobile: null, mobile_index: null, is_mobile_proven: false })
    .where('company_code', '=', companyCode)
    .where('person_id', '=', personId)
    .where('mobile', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Returns the contacts and language of a person, who may have left since. */
export async function findCorrespondent(
  tx: Tx,
  keyring: Keyring,
  person: PersonKey,
): Promise<(Contacts & { readonly language: Language }) | undefined> {
  const row = await tx
    .selectFrom('people')
    .select('person_id')
    .where('company_code', '=', person.companyCode)
    .where('person_id', '=', person.personId)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  if (!row) return undefined;
  const contacts = await readContacts(tx, keyring, person);
  return { ...contacts, language: toLanguage(contacts.language) ?? fallbackLanguage };
}

/** Counts the activation key that a person was registered with. */
export function activationKeyCountOf({ companyCode, personId }: PersonKey): RawBuilder<RowCount> {
  return sql`
    select count(*)::integer as count from people
    where company_code = ${companyCode} and person_id = ${personId}::uuid and opencode_index is not null`;
}

/** Takes the activation key from the record: it leads back into no account any more. */
export async function deleteActivationKey(tx: Tx, { companyCode, personId }: PersonKey): Promise<void> {
  await tx
    .updateTable('people')
    .set({ opencode: null, opencode_index: null })
    .where('company_code', '=', companyCode)
    .where('person_id', '=', personId)
    .where('opencode_index', 'is not', null)
    .execute();
}
