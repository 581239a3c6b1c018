import { sql } from 'kysely';
import { platformCompany } from '@madang/contract/views/operators/limits.ts';
import type { TermsCode } from '@madang/contract/ground/terms/rules.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import { selectDueTerms } from '../../ground/agreements/index.ts';
import type { PersonKey } from '../../../kernel/session/person-key.ts';

/** Whose terms a person is shown: those of the country of residence, the service's too for who signs for a company. */
export interface TermsReader {
  readonly countryCode: string;
  readonly isCompanyAdministrator: boolean;
}

export async function readTermsReader(tx: Tx, { companyCode, personId }: PersonKey): Promise<TermsReader> {
  const { rows } = await sql<TermsReader>`
    select p.residence_country as "countryCode", exists (
      select from memberships m where m.company_code = p.company_code and m.person_id = p.person_id
        and m.role = 'representative') as "isCompanyAdministrator"
    from people p where p.company_code = ${companyCode} and p.person_id = ${personId}`.execute(tx);
  const [reader] = rows;
  if (!reader) throw new Error('nobody reads these terms');
  return reader;
}

/** The terms that a person has to answer first; the platform's own people publish them and answer none. */
export async function findDueTerms(tx: Tx, person: PersonKey): Promise<TermsCode[]> {
  if (person.companyCode === platformCompany) return [];
  return selectDueTerms(tx, { ...person, ...(await readTermsReader(tx, person)) });
}

export async function changeResidence(tx: Tx, { companyCode, personId }: PersonKey, country: string): Promise<void> {
  await tx
    .updateTable('people')
    .set({ residence_country: country })
    .where('company_code', '=', companyCode)
    .where('person_id', '=', personId)
    .execute();
}
