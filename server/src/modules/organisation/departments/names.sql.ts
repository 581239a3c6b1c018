import { rootDepartment } from '@madang/contract/organisation/departments/limits.ts';
import { sql, type RawBuilder } from 'kysely';
import type { ThingNames } from '../../../kernel/audit/naming.ts';

/** Names of a department for another statement, of TOP the company's; null where there is none of the code. */
export function joinedDepartmentNames(companyCode: string, code: RawBuilder<unknown>): RawBuilder<ThingNames | null> {
  return sql<ThingNames | null>`(
    select json_build_object(
      'name', case d.department_code when ${rootDepartment} then c.name else d.name end,
      'englishName', case d.department_code when ${rootDepartment} then c.english_name else d.english_name end)
    from departments d join companies c on c.company_code = d.company_code
    where d.company_code = ${companyCode} and d.department_code = ${code})`;
}
