import { fallbackLanguage, toLanguage } from '@madang/contract/kernel/languages.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import type { PersonKey } from '../../../kernel/session/person-key.ts';
import type { NewPerson } from './people.sql.ts';
import { inServiceIn } from '../../ground/employment-states/index.ts';

/** Names and login of a person, for one of theirs in another company; undefined where they are in no service. */
export async function readLoginPerson(
  tx: Tx,
  { companyCode, personId }: PersonKey,
): Promise<Omit<NewPerson, 'companyCode' | 'personId' | 'timeZone'> | undefined> {
  const row = await tx
    .selectFrom('people')
    .select(['login_id', 'surname', 'given_name', 'full_name', 'english_name', 'language', 'residence_country'])
    .where('company_code', '=', companyCode)
    .where('person_id', '=', personId)
    .where('closed_at', 'is', null)
    .where(inServiceIn('people'))
    .executeTakeFirst();
  return (
    row && {
      loginId: row.login_id,
      surname: row.surname,
      givenName: row.given_name,
      fullName: row.full_name,
      englishName: row.english_name,
      language: toLanguage(row.language) ?? fallbackLanguage,
      residenceCountry: row.residence_country,
      isConfirmed: true,
    }
  );
}
