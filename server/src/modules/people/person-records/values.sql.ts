import { sql, type RawBuilder } from 'kysely';
import type { PersonKey } from '../../../kernel/session/person-key.ts';

interface Values {
  readonly residenceCountry: string;
  readonly securityGrade: number;
  /** STA-09: belongs to another company, and is here for a time. */
  readonly isGuest: boolean;
  /** Services that the person is limited to; null: none of the company's is kept from them. */
  readonly services: string[] | null;
  /** Codes of the departments that the person serves in, and of all above them. */
  readonly departmentsOver: string[];
}

const columns: Readonly<Record<keyof Values, RawBuilder<unknown>>> = {
  residenceCountry: sql.ref('residence_country'),
  securityGrade: sql.ref('security_grade'),
  isGuest: sql.ref('is_guest'),
  services: sql.ref('services'),
  departmentsOver: sql`array(
    select above.code
    from (select people.department_code union select c.department_code from concurrent_posts c
      where c.company_code = people.company_code and c.person_id = people.person_id) own
    cross join unnest(departments_above('department', own.department_code)) above (code))`,
};

/** A value of a person's row as a part of another module's statement, so that asking costs no way to the database. */
export function personValueOf<Name extends keyof Values>(
  { companyCode, personId }: PersonKey,
  name: Name,
): RawBuilder<Values[Name]> {
  return sql<Values[Name]>`(select ${columns[name]} from people
    where company_code = ${companyCode} and person_id = ${personId}::uuid)`;
}
