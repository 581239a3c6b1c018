import { sql, type RawBuilder } from 'kysely';
import type { PersonKey } from '../../../kernel/session/person-key.ts';

interface Values {
  readonly residenceCountry: string;
  readonly securityGrade: number;
  /** STA-09: belongs to another company, and is here for a time. */
  readonly isGuest: boolean;
  /** Services that the person is limited to; null: none of the company's is kept from them. */
  readonly services: string[] | null;
}

const columns: Readonly<Record<keyof Values, string>> = {
  residenceCountry: 'residence_country',
  securityGrade: 'security_grade',
  isGuest: 'is_guest',
  services: 'services',
};

/** A value of a person's row as a part of another module's statement, so that asking costs no way to the database. */
export function personValueOf<Name extends keyof Values>(
  { companyCode, personId }: PersonKey,
  name: Name,
): RawBuilder<Values[Name]> {
  return sql<Values[Name]>`(select ${sql.ref(columns[name])} from people
    where company_code = ${companyCode} and person_id = ${personId}::uuid)`;
}
