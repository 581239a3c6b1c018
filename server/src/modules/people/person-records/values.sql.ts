import { sql, type RawBuilder } from 'kysely';
import type { PersonKey } from '../../../kernel/session/person-key.ts';

/** Clearance of a person as a part of another module's statement, so that asking costs no way to the database. */
export function securityGradeOf({ companyCode, personId }: PersonKey): RawBuilder<number> {
  return sql<number>`(select security_grade from people
    where company_code = ${companyCode} and person_id = ${personId}::uuid)`;
}

/** Services that the person is limited to (null: none of the company's is kept from them), as a question. */
export function serviceLimitOf({
  companyCode,
  personId,
}: PersonKey): RawBuilder<{ readonly services: string[] | null }> {
  return sql<{ readonly services: string[] | null }>`select services from people
    where company_code = ${companyCode} and person_id = ${personId}::uuid`;
}

/** Country in which a person lives, as a part of another module's statement. */
export function residenceCountryOf({ companyCode, personId }: PersonKey): RawBuilder<string> {
  return sql<string>`(select residence_country from people
    where company_code = ${companyCode} and person_id = ${personId}::uuid)`;
}
