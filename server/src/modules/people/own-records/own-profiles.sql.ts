import { sql, type UpdateObject } from 'kysely';
import type { FieldPlace } from '@madang/contract/people/people/field.ts';
import { fieldNamesIn } from '@madang/contract/people/people/field-places.ts';
import type { PersonValues, PlacedName } from '@madang/contract/people/people/fields.ts';
import type { Keyring } from '../../../kernel/crypto/keyring.ts';
import type { DB } from '../../../kernel/db/tables.generated.ts';
import { openSealed, storedColumns, wholeColumnsIn } from '../person-records/index.ts';
import type { Language } from '@madang/contract/kernel/languages.ts';
import { fullNameOf } from '@madang/contract/kernel/names/name-order.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import type { PersonKey } from '../../../kernel/session/person-key.ts';

/** Columns for the page of one’s own account. */
const ownColumns = [
  'surname',
  'given_name',
  'english_name',
  'residence_country',
  'department_code',
  'job_rank_code',
  'job_title_code',
  'is_external_mail_proven',
  'is_mobile_proven',
  'photo',
] as const;

/** Returns what a person's own page shows besides names and contacts; the transaction is the company's. */
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
    isExternalMailProven: row.is_external_mail_proven,
    isMobileProven: row.is_mobile_proven,
    photoId: row.photo,
  };
}

type Placed<P extends FieldPlace> = Pick<PersonValues, PlacedName<P>>;

/** The fields of the own page that are described once: what the person changes, and what the company alone does. */
export async function selectOwnFields(
  tx: Tx,
  keyring: Keyring,
  { companyCode, personId }: PersonKey,
): Promise<{ readonly own: Placed<'own'>; readonly owned: Placed<'owned'> }> {
  const { rows } = await sql<Readonly<Record<string, unknown>>>`
    select ${wholeColumnsIn('own', 'owned')} from people p
    where p.company_code = ${companyCode} and p.person_id = ${personId}::uuid`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('the person of a session is not there');
  const opened: Readonly<Record<string, unknown>> = openSealed(keyring, personId, row);
  // The columns are those of the fields.
  const placed = <P extends FieldPlace>(place: P) =>
    Object.fromEntries(fieldNamesIn(place).map((name) => [name, opened[name] ?? ''])) as unknown as Placed<P>;
  return { own: placed('own'), owned: placed('owned') };
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
