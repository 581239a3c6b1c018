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
  const value = (column: 'name' | 'english_name' | 'upper_department_code') => sql`
    case when l.row_key is null then ${sql.ref(`d.${column}`)} else l.row_before ->> ${sql.lit(column)} end`;
  return sql<TreeDepartment>`
    with later as materialized (
      select distinct on (h.row_key) h.row_key, h.change, h.row_before from history h
      where h.company_code = ${companyCode} and h.table_name = 'departments' and h.changed_at > ${moment} ${ofCodes}
      order by h.row_key, h.history_number),
    tree as (
      select d.department_code, ${value('name')} as name, ${value('english_name')} as english_name,
        ${value('upper_department_code')} as upper_department_code,
        case when l.row_key is null then d.sort_order else (l.row_before ->> 'sort_order')::integer end as sort_order
      from departments d left join later l on l.row_key = d.department_code
      where d.company_code = ${companyCode} ${presentCodes} and l.change is distinct from 'insert'
      union all
      select l.row_key, l.row_before ->> 'name', l.row_before ->> 'english_name', l.row_before ->> 'upper_department_code',
        (l.row_before ->> 'sort_order')::integer
      from later l left join departments d on d.company_code = ${companyCode} and d.department_code = l.row_key
      where l.change <> 'insert' and d.department_code is null)
    select t.department_code as "departmentCode", t.name as "departmentName", t.english_name as "englishDepartmentName",
      coalesce(t.upper_department_code, '') as "parentDepartmentCode"
    from tree t ${within ? sql`where ${isWithin(within, { department: code, id: { column: code, type: 'text' } })}` : sql``}
    order by t.upper_department_code nulls first, t.sort_order, t.department_code`;
}
