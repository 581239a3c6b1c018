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
