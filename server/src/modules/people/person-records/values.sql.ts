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

/** Codes of the departments that a person serves in, and of all above them, as a part of another module's statement. */
export function departmentsOver({ companyCode, personId }: PersonKey): RawBuilder<string[]> {
  const one = sql`company_code = ${companyCode} and person_id = ${personId}::uuid`;
  return sql<string[]>`(
    select array_agg(over_it.code)
    from (select department_code from people where ${one}
      union select department_code from concurrent_posts where ${one}) own
    cross join unnest(departments_above('department', own.department_code)) over_it (code))::text[]`;
}
