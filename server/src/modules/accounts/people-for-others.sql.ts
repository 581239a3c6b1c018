import { sql, type RawBuilder } from 'kysely';
import type { Language } from '@madang/contract/kernel/languages.ts';
import { fullNameOf } from '@madang/contract/kernel/names/name-order.ts';
import type { CodeOption } from '@madang/contract/otp/rules.ts';
import type { Keyring } from '../../kernel/crypto/keyring.ts';
import type { Tx } from '../../kernel/db/database.ts';
import { ownRows, type OwnDataSection } from '../../kernel/own-data/own-data.ts';
import type { PersonKey } from './passwords/passwords.sql.ts';
import { contactAad, externalMailIndex, mobileIndex } from './people.sql.ts';

/** A person's clearance as a part of another module's statement, so that asking costs no way to the database. */
export function securityGradeOf({ companyCode, personId }: PersonKey): RawBuilder<number> {
  return sql<number>`(select security_grade from people
    where company_code = ${companyCode} and person_id = ${personId}::uuid)`;
}

/** The services that the person is limited to (null: none of the company's is kept from them), as a question. */
export function serviceLimitOf({
  companyCode,
  personId,
}: PersonKey): RawBuilder<{ readonly services: string[] | null }> {
  return sql<{ readonly services: string[] | null }>`select services from people
    where company_code = ${companyCode} and person_id = ${personId}::uuid`;
}

/** Where a person lives, as a part of another module's statement. */
export function residenceCountryOf({ companyCode, personId }: PersonKey): RawBuilder<string> {
  return sql<string>`(select residence_country from people
    where company_code = ${companyCode} and person_id = ${personId}::uuid)`;
}

interface MissingFactors {
  readonly count: number;
  readonly isOwn: boolean;
}

/** The company's administrators without a second factor, and whether the reader is one of them, as a question. */
export function missingFactorsOf({ companyCode, personId }: PersonKey): RawBuilder<MissingFactors> {
  return sql<MissingFactors>`
    select count(*)::integer as count, coalesce(bool_or(person_id = ${personId}::uuid), false) as "isOwn" from people p
    where company_code = ${companyCode} and not has_second_factor and closed_at is null and person_id in (
      select m.person_id from memberships m
      where m.company_code = ${companyCode} and m.role in ('administrator', 'representative'))`;
}

export interface PersonNames {
  readonly fullName: string;
  readonly englishName: string;
}

/** The names of people of a company, for lists of what they made. */
export async function readNames(
  tx: Tx,
  companyCode: string,
  personIds: readonly string[],
): Promise<ReadonlyMap<string, PersonNames>> {
  if (personIds.length === 0) return new Map();
  const rows = await tx
    .selectFrom('people')
    .select(['person_id', 'full_name', 'english_name'])
    .where('company_code', '=', companyCode)
    .where(sql<boolean>`person_id = any(${[...new Set(personIds)]}::uuid[])`)
    .where('closed_at', 'is', null)
    .execute();
  return new Map(rows.map((row) => [row.person_id, { fullName: row.full_name, englishName: row.english_name }]));
}

/** Of the page of one’s own account. */
const ownColumns = [
  'surname',
  'given_name',
  'english_name',
  'residence_country',
  'department_code',
  'job_rank_code',
  'job_title_code',
  'security_grade',
  'is_external_mail_proven',
  'is_mobile_proven',
] as const;

/** What a person's own page shows beside names and contacts; the transaction is the company's. */
export async function selectOwnProfile(tx: Tx, { companyCode, personId }: PersonKey) {
  const row = await tx
    .selectFrom('people')
    .select(ownColumns)
    .where('company_code', '=', companyCode)
    .where('person_id', '=', personId)
    .executeTakeFirstOrThrow();
  return {
    surname: row.surname,
    givenName: row.given_name,
    englishName: row.english_name,
    residenceCountry: row.residence_country,
    departmentCode: row.department_code,
    jobRankCode: row.job_rank_code,
    jobTitleCode: row.job_title_code,
    securityGrade: row.security_grade,
    isExternalMailProven: row.is_external_mail_proven,
    isMobileProven: row.is_mobile_proven,
  };
}

/**
 * Holds the person's row until the transaction ends, so that an answer to the terms and a change of the data that it
 * is about come one after the other.
 */
export async function lockPerson(tx: Tx, { companyCode, personId }: PersonKey): Promise<void> {
  await tx
    .selectFrom('people')
    .select('person_id')
    .where('company_code', '=', companyCode)
    .where('person_id', '=', personId)
    .forUpdate()
    .execute();
}

export interface NewProfile {
  readonly surname: string;
  readonly givenName: string;
  readonly englishName: string;
  readonly language: Language;
  readonly timeZone: string;
}

export async function updateOwnProfile(
  tx: Tx,
  { companyCode, personId }: PersonKey,
  profile: NewProfile,
): Promise<void> {
  await tx
    .updateTable('people')
    .set({
      surname: profile.surname,
      given_name: profile.givenName,
      full_name: fullNameOf(profile),
      english_name: profile.englishName,
      language: profile.language,
      time_zone: profile.timeZone,
    })
    .where('company_code', '=', companyCode)
    .where('person_id', '=', personId)
    .execute();
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
          mobile: keyring.encrypt(target, contactAad('mobile', person)),
          mobile_index: mobileIndex(keyring, target),
          is_mobile_proven: true,
        }
      : {
          external_mail: keyring.encrypt(target, contactAad('external_mail', person)),
          external_mail_index: externalMailIndex(keyring, target),
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

const encryptedColumns = {
  externalMail: 'external_mail',
  mobile: 'mobile',
  opencode: 'opencode',
  nickname: 'nickname',
  companyContact: 'company_contact',
  duties: 'duties',
  photo: 'photo',
  personalMail: 'personal_mail',
  refereeMobile: 'referee_mobile',
} as const;

/** What the tables of accounts hold about a person: what is sealed in clear, and of passwords the days alone. */
export const accountData: readonly OwnDataSection[] = [
  {
    name: 'person',
    tables: ['people'],
    read: async (tx, { keyring, companyCode, personId }) => {
      const { rows } = await sql<Record<string, unknown> & Record<keyof typeof encryptedColumns, Buffer | null>>`
        select person_id as "personId", login_id as "loginId", surname, given_name as "givenName",
          full_name as "fullName", english_name as "englishName", display_name as "displayName", language,
          residence_country as "residenceCountry", time_zone as "timeZone", department_code as "departmentCode",
          job_rank_code as "jobRankCode", job_title_code as "jobTitleCode", security_grade as "securityGrade", employment_status as "employmentStatus",
          employment_type as "employmentType", is_real_name as "isRealName", is_confirmed as "isConfirmed",
          is_external_mail_proven as "isExternalMailProven", services, has_second_factor as "hasSecondFactor", created_at as "createdAt",
          applied_at as "appliedAt", external_mail as "externalMail", mobile, opencode, nickname,
          company_contact as "companyContact", duties, photo, personal_mail as "personalMail",
          referee_mobile as "refereeMobile"
        from people where company_code = ${companyCode} and person_id = ${personId}::uuid`.execute(tx);
      const open = ([name, column]: [string, string], row: Record<string, unknown>) => {
        const value = row[name];
        return [name, value instanceof Buffer ? keyring.decrypt(value, `people.${column}.${personId}`) : null];
      };
      return {
        rows: rows.map((row) => ({
          ...row,
          ...Object.fromEntries(Object.entries(encryptedColumns).map((entry) => open(entry, row))),
        })),
      };
    },
  },
  {
    name: 'loginIds',
    tables: ['login_ids'],
    read: ownRows(
      ({ companyCode, personId }) => sql`
        select login_id as "loginId", unconfirmed_until as "unconfirmedUntil" from login_ids
        where company_code = ${companyCode} and person_id = ${personId}::uuid order by login_id`,
    ),
  },
  {
    name: 'roles',
    tables: ['memberships'],
    read: ownRows(
      ({ companyCode, personId }) => sql`
        select role, granted_at as "grantedAt" from memberships
        where company_code = ${companyCode} and person_id = ${personId}::uuid order by role`,
    ),
  },
  {
    name: 'passwords',
    tables: ['passwords', 'initial_passwords'],
    read: ownRows(
      ({ companyCode, personId }) => sql`
        select set_at as "setAt" from passwords
        where company_code = ${companyCode} and person_id = ${personId}::uuid
        union all select issued_at from initial_passwords
        where company_code = ${companyCode} and person_id = ${personId}::uuid order by 1`,
    ),
  },
];
