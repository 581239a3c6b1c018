import { sql } from 'kysely';
import type { Role } from '@madang/contract/kernel/access/roles.ts';
import type { ServiceType } from '@madang/contract/companies/service-types.ts';
import { fallbackLanguage, toLanguage, type Language } from '@madang/contract/kernel/languages.ts';
import { toE164 } from '@madang/contract/kernel/phone.ts';
import type { Keyring } from '../../kernel/crypto/keyring.ts';
import type { Tx } from '../../kernel/db/database.ts';
import { hasLoginId } from './login-ids.sql.ts';
import { firstVersion, insertPassword, type PersonKey } from './passwords/passwords.sql.ts';

export interface NewPerson extends PersonKey {
  readonly loginId: string;
  readonly surname: string;
  readonly givenName: string;
  readonly fullName: string;
  readonly englishName?: string;
  readonly language: Language;
  readonly residenceCountry: string;
  readonly timeZone: string;
  readonly externalMail?: string;
  /** Whether a code that was sent to the external mail came back. */
  readonly isExternalMailProven?: boolean;
  /** The same for the mobile number. */
  readonly isMobileProven?: boolean;
  /** International form, +82-10-1234-5678. */
  readonly mobile?: string;
  /** Whether the address that the ID is was proven to be the person's. */
  readonly isConfirmed: boolean;
  /** Absent: the company itself. */
  readonly departmentCode?: string;
  /** Absent or '': none, as of the title. */
  readonly jobRankCode?: string;
  readonly jobTitleCode?: string;
  /** Absent: everything that the company has. */
  readonly services?: readonly ServiceType[];
  /** As lists and cards show the person; absent: by the full name. */
  readonly displayName?: string;
  /** Absent: the grade that everybody begins with. */
  readonly securityGrade?: number;
  /** The number of who recommended the product; '' where nobody is named. */
  readonly refereeMobile?: string;
  /** The certification key that an agency issued to the person. */
  readonly opencode?: string;
  /** Registered by an administrator: the account is not yet applied for. */
  readonly isWaiting?: boolean;
}

/** Writes a person; the transaction must be the company's. Contact data is encrypted and found by blind index. */
export async function createPerson(tx: Tx, keyring: Keyring, person: NewPerson): Promise<void> {
  const { externalMail, mobile, refereeMobile, opencode } = person;
  await tx
    .insertInto('people')
    .values({
      company_code: person.companyCode,
      person_id: person.personId,
      login_id: person.loginId,
      surname: person.surname,
      given_name: person.givenName,
      full_name: person.fullName,
      english_name: person.englishName ?? '',
      language: person.language,
      residence_country: person.residenceCountry,
      time_zone: person.timeZone,
      external_mail: externalMail ? keyring.encrypt(externalMail, contactAad('external_mail', person)) : null,
      external_mail_index: externalMail ? externalMailIndex(keyring, externalMail) : null,
      is_external_mail_proven: person.isExternalMailProven ?? false,
      mobile: mobile ? keyring.encrypt(mobile, contactAad('mobile', person)) : null,
      mobile_index: mobile ? mobileIndex(keyring, mobile) : null,
      is_mobile_proven: person.isMobileProven ?? false,
      referee_mobile: refereeMobile ? keyring.encrypt(refereeMobile, contactAad('referee_mobile', person)) : null,
      is_confirmed: person.isConfirmed,
      ...(person.departmentCode ? { department_code: person.departmentCode } : {}),
      ...(person.services ? { services: [...person.services] } : {}),
      ...(person.securityGrade === undefined ? {} : { security_grade: person.securityGrade }),
      job_rank_code: person.jobRankCode || null,
      job_title_code: person.jobTitleCode || null,
      display_name: person.displayName ?? '',
      opencode: opencode ? keyring.encrypt(opencode, contactAad('opencode', person)) : null,
      opencode_index: opencode ? opencodeIndex(keyring, opencode) : null,
      ...(person.isWaiting ? { applied_at: null } : {}),
    })
    .execute();
}

/** What finds people by their external mail, in any case. */
export function externalMailIndex(keyring: Keyring, address: string): Buffer {
  return keyring.blindIndex('external-mail', address.toLowerCase());
}

/** What finds people by their mobile number, however it is written. */
export function mobileIndex(keyring: Keyring, phone: string): Buffer {
  return keyring.blindIndex('mobile', toE164(phone));
}

/** What finds people by the certification key that was issued to them. */
export function opencodeIndex(keyring: Keyring, opencode: string): Buffer {
  return keyring.blindIndex('person-opencode', opencode);
}

export interface Contacts {
  readonly loginId: string;
  /** Whether the address that the ID is was proven to be the person's. */
  readonly isConfirmed: boolean;
  readonly externalMail?: string;
  readonly mobile?: string;
  readonly isMobileProven: boolean;
  readonly opencode?: string;
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
    ...(row.external_mail
      ? { externalMail: keyring.decrypt(row.external_mail, contactAad('external_mail', person)) }
      : {}),
    ...(row.mobile ? { mobile: keyring.decrypt(row.mobile, contactAad('mobile', person)) } : {}),
    ...(row.opencode ? { opencode: keyring.decrypt(row.opencode, contactAad('opencode', person)) } : {}),
  };
}

/** The time zone that a person is told times in; no contact is opened for it. */
export async function readTimeZone(tx: Tx, { companyCode, personId }: PersonKey): Promise<string> {
  const row = await tx
    .selectFrom('people')
    .select('time_zone')
    .where('company_code', '=', companyCode)
    .where('person_id', '=', personId)
    .executeTakeFirstOrThrow();
  return row.time_zone;
}

/** Where mails about their work reach a person, and in which language; an ID that is no longer theirs is no way. */
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
  const outside = row.external_mail && keyring.decrypt(row.external_mail, contactAad('external_mail', person));
  if (!outside && !(await hasLoginId(tx, person))) return undefined;
  return { address: outside || row.login_id, language: toLanguage(row.language) ?? fallbackLanguage };
}

/** What the seal of a contact is bound to: a value that is moved to another row or column opens nowhere. */
export function contactAad(
  column: 'external_mail' | 'mobile' | 'referee_mobile' | 'opencode',
  { personId }: PersonKey,
): string {
  return `people.${column}.${personId}`;
}

/** The first password of a new person, hashed before the transaction began. */
export async function setFirstPassword(
  tx: Tx,
  { companyCode, personId, hash }: PersonKey & { readonly hash: string },
): Promise<void> {
  await insertPassword(tx, { companyCode, personId, version: firstVersion, hash });
}

/** Gives a role; a second representative breaks memberships_company_code_representative_key. */
export async function grantRole(
  tx: Tx,
  { companyCode, personId, role }: PersonKey & { readonly role: Role },
): Promise<void> {
  await tx.insertInto('memberships').values({ company_code: companyCode, person_id: personId, role }).execute();
}

/** Who administers a company, whoever speaks for it among them. */
export async function listAdministrators(tx: Tx, companyCode: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('memberships')
    .select('person_id')
    .distinct()
    .where('company_code', '=', companyCode)
    .where('role', 'in', ['administrator', 'representative'])
    .execute();
  return rows.map((row) => row.person_id);
}

export async function listRoles(tx: Tx, { companyCode, personId }: PersonKey): Promise<string[]> {
  const rows = await tx
    .selectFrom('memberships')
    .select('role')
    .where('company_code', '=', companyCode)
    .where('person_id', '=', personId)
    .execute();
  return rows.map(({ role }) => role);
}

/** What people of a company are called, by their ids; those who are gone are left out. */
export async function findNames(
  tx: Tx,
  companyCode: string,
  personIds: readonly string[],
): Promise<Map<string, { readonly fullName: string; readonly englishName: string }>> {
  if (personIds.length === 0) return new Map();
  const rows = await tx
    .selectFrom('people')
    .select(['person_id', 'full_name', 'english_name'])
    .where('company_code', '=', companyCode)
    .where('person_id', '=', sql<string>`any(${personIds}::uuid[])`)
    .where('closed_at', 'is', null)
    .execute();
  return new Map(rows.map((row) => [row.person_id, { fullName: row.full_name, englishName: row.english_name }]));
}
