import { rootDepartment } from '@madang/contract/organisation/departments/limits.ts';
import { sql } from 'kysely';
import type { Tx } from '../../../kernel/db/database.ts';
import type { PersonKey } from '../../../kernel/session/person-key.ts';
import type { LeftBehind, LeftBehindSource } from '../../../platform/contributions.ts';
import { headsPermission } from './require-reached.ts';
import { mayTakeOverIn } from '../../ground/employment-states/index.ts';

/** Departments that a person heads; another head of the same one is asked first. */
export const headedDepartments: LeftBehindSource = {
  kind: 'departmentHeads',
  mayEnd: true,
  reachedBy: headsPermission,
  thingsOf: ({ companyCode, personId }) => sql<LeftBehind>`
    select h.department_code as "thingId", case d.department_code when ${rootDepartment} then c.name else d.name end as name,
      case d.department_code when ${rootDepartment} then c.english_name else d.english_name end as "englishName", (
        select o.person_id from department_heads o
        join people p on p.company_code = o.company_code and p.person_id = o.person_id
        where o.company_code = h.company_code and o.department_code = h.department_code and o.person_id <> h.person_id
          and ${mayTakeOverIn('p')}
        order by o.place limit 1) as "sharedWith"
    from department_heads h
    join departments d on d.company_code = h.company_code and d.department_code = h.department_code
    join companies c on c.company_code = h.company_code
    where h.company_code = ${companyCode} and h.person_id = ${personId}::uuid order by h.department_code`,
  handOver: ({ thingId, ...people }) => ({
    name: 'hand-over-department',
    input: { departmentCode: thingId, ...people },
  }),
};

export interface HeadAbove {
  readonly personId: string;
  /** True if it is of the person's own department. */
  readonly isOwn: boolean;
}

/** Heads of a person's department and of those above it, the nearest first, as far as they can take something over. */
export async function selectHeadsAbove(tx: Tx, { companyCode, personId }: PersonKey): Promise<HeadAbove[]> {
  const { rows } = await sql<HeadAbove>`
    with recursive up as (
      select d.department_code, d.upper_department_code, 0 as steps
      from people p join departments d on d.company_code = p.company_code and d.department_code = p.department_code
      where p.company_code = ${companyCode} and p.person_id = ${personId}::uuid
      union all
      select d.department_code, d.upper_department_code, up.steps + 1 from up cross join lateral (
        select department_code, upper_department_code from departments
        where company_code = ${companyCode} and department_code = up.upper_department_code limit 1) d)
    select h.person_id as "personId", up.steps = 0 as "isOwn" from up
    join department_heads h on h.company_code = ${companyCode} and h.department_code = up.department_code
    join people p on p.company_code = h.company_code and p.person_id = h.person_id
    where h.person_id <> ${personId}::uuid and ${mayTakeOverIn('p')} order by up.steps, h.place`.execute(tx);
  return rows;
}
