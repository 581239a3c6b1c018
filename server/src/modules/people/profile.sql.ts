import { sql, type UpdateObject } from 'kysely';
import { fieldNamesIn } from '@madang/contract/people/field-places.ts';
import type { PersonValues, PlacedName } from '@madang/contract/people/fields.ts';
import type { Keyring } from '../../kernel/crypto/keyring.ts';
import type { DB } from '../../kernel/db/tables.generated.ts';
import { columnsOf, openSealed, storedColumns, wholeColumnsIn } from './fields/person-columns.ts';
import type { Language } from '@madang/contract/kernel/languages.ts';
import { fullNameOf } from '@madang/contract/kernel/names/name-order.ts';
import type { Tx } from '../../kernel/db/database.ts';
import type { PersonKey } from '../../kernel/session/person-key.ts';

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
  'photo',
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
    photoId: row.photo,
  };
}

const companys = ['employeeNumber', 'employmentType', 'englishJobTitle', 'voipNumber', 'idValidUntil'] as const;
type OwnFields = Pick<PersonValues, PlacedName<'own'> | (typeof companys)[number]>;

/** The fields of the own page that are described once: the person's own, and what the company keeps of its work. */
export async function selectOwnFields(
  tx: Tx,
  keyring: Keyring,
  { companyCode, personId }: PersonKey,
): Promise<OwnFields> {
  const { rows } = await sql<Readonly<Record<string, unknown>>>`
    select ${wholeColumnsIn('own')}, ${columnsOf(companys)} from people p
    where p.company_code = ${companyCode} and p.person_id = ${personId}::uuid`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('the person of a session is not there');
  const opened: Readonly<Record<string, unknown>> = openSealed(keyring, personId, row);
  const names = [...fieldNamesIn('own'), ...companys];
  // The columns are those of the fields.
  return Object.fromEntries(names.map((name) => [name, opened[name] ?? ''])) as unknown as OwnFields;
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
  /** Those of the person's own fields that change. */
  readonly own: Partial<Pick<PersonValues, PlacedName<'own'>>>;
}

export async function updateOwnProfile(
  tx: Tx,
  keyring: Keyring,
  { companyCode, personId }: PersonKey,
  { own, ...profile }: NewProfile,
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
      ...storedColumns(keyring, personId, own),
      // The described columns are those of the table, which a test of the catalogue compares.
    } as UpdateObject<DB, 'people'>)
    .where('company_code', '=', companyCode)
    .where('person_id', '=', personId)
    .execute();
}
