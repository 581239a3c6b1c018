import { type RawBuilder, sql } from 'kysely';
import { isWithin, type Reach } from '../../../kernel/access/reach.sql.ts';
import type { TreeDepartment } from './tree.sql.ts';

interface TreeAsked {
  readonly companyCode: string;
  readonly moment: Date;
  /** Only these; absent: all. */
  readonly codes?: readonly string[];
  readonly within?: Reach | undefined;
}

/** Departments as they were, TOP first: the row before the first later change, else the present one. `within` is of today. */
export function treeAsOf({ companyCode, moment, codes, within }: TreeAsked): RawBuilder<TreeDepartment> {
  const code = sql`t.department_code`;
  const ofCodes = codes ? sql`and h.row_key = any(${codes}::text[])` : sql``;
  const presentCodes = codes ? sql`and d.department_code = any(${codes}::text[])` : sql``;
  const value = (column: 'name' | 'english_name' | 'upper_department_code' | 'sort_order') => sql`
    case when row_before is null then ${sql.ref(column)}::text else row_before ->> ${sql.lit(column)} end`;
  // Without a join: the planner takes the changes for few, and would look through them once for each department.
  return sql<TreeDepartment>`
    with states as (
      select d.department_code, 9223372036854775807 as number, null::text as change, null::jsonb as row_before,
        d.name, d.english_name, d.upper_department_code, d.sort_order
      from departments d where d.company_code = ${companyCode} ${presentCodes}
      union all
      select h.row_key, h.history_number, h.change, h.row_before, null, null, null, null from history h
      where h.company_code = ${companyCode} and h.table_name = 'departments' and h.changed_at > ${moment} ${ofCodes}),
    first_states as (select distinct on (department_code) * from states order by department_code, number),
    tree as (
      select department_code, ${value('name')} as name, ${value('english_name')} as english_name,
        ${value('upper_department_code')} as upper_department_code, (${value('sort_order')})::integer as sort_order
      from first_states where change is distinct from 'insert')
    select t.department_code as "departmentCode", t.name as "departmentName", t.english_name as "englishDepartmentName",
      coalesce(t.upper_department_code, '') as "parentDepartmentCode"
    from tree t ${within ? sql`where ${isWithin(within, { department: code, id: { column: code, type: 'text' } })}` : sql``}
    order by t.upper_department_code nulls first, t.sort_order, t.department_code`;
}
