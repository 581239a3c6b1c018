import { sql } from 'kysely';
import type { NamedDepartment } from '@madang/contract/organisation/departments/names.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import { countedInService } from '../../ground/employment-states/index.ts';
import { departmentChoicesOf, departmentsBelow } from '../../organisation/departments/index.ts';
import { postsInService, twiceCounted } from './posts/counts.sql.ts';

// The number of each department below any of them (people_counts) goes to every department on its path. Those with a
// concurrent post count there too, and once per branch.
/**
 * Departments with the number of people in service, with all below, in one statement. Concurrent posts count once per
 * branch.
 */
export async function selectDepartmentChoices(
  tx: Tx,
  asked: Parameters<typeof departmentChoicesOf>[0],
): Promise<(NamedDepartment & { readonly peopleCount: number })[]> {
  const { companyCode } = asked;
  const { rows } = await sql<NamedDepartment & { readonly peopleCount: number }>`
    with recursive found as materialized (${departmentChoicesOf(asked)}),
    below as (${departmentsBelow(companyCode)}),
    ${postsInService(companyCode)}, twice as (${twiceCounted(companyCode)}),
    counted as (
      select below.path, n.people from people_counts n join below using (department_code)
      where n.company_code = ${companyCode} and ${countedInService}
      union all select below.path, count(*) from posts join below using (department_code) group by below.path
      union all select below.path, - twice.times from twice join below using (department_code)),
    sums as (
      select step as department_code, sum(counted.people)::integer as people
      from counted cross join lateral string_to_table(counted.path, '/') step group by step)
    select found.department_code as "departmentCode", found.name as "departmentName",
      found.english_name as "englishDepartmentName", coalesce(sums.people, 0) as "peopleCount"
    from found left join sums using (department_code) order by found.place`.execute(tx);
  return rows;
}
