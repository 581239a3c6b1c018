import { sql, type RawBuilder } from 'kysely';
import type { ThingNames } from '../../../kernel/audit/naming.ts';

/** Names of a department for another statement; null where there is none of the code. */
export function joinedDepartmentNames(companyCode: string, code: RawBuilder<unknown>): RawBuilder<ThingNames | null> {
  return sql<ThingNames | null>`(
    select json_build_object('name', d.name, 'englishName', d.english_name) from departments d
    where d.company_code = ${companyCode} and d.department_code = ${code})`;
}
