import { type RawBuilder, sql } from 'kysely';

export interface HeadAsOf {
  readonly departmentCode: string;
  readonly personId: string;
  readonly fullName: string;
  readonly displayName: string;
  readonly englishName: string;
  readonly photoId: string | null;
}

/** A retirement that will put another person, or no one, in the place of a head. */
export interface PlannedHead {
  readonly departmentCode: string;
  readonly fromPersonId: string;
  readonly toPersonId: string | null;
}

interface HeadsAsked {
  readonly companyCode: string;
  readonly moment: Date;
  /** Later changes of heads: rows of `person_changes`. */
  readonly later: RawBuilder<unknown>;
  /** The people of a query who were in service then. */
  readonly servingOf: (among: RawBuilder<unknown>) => RawBuilder<unknown>;
  readonly departmentCode?: string | undefined;
  readonly personId?: string | undefined;
  readonly planned: readonly PlannedHead[];
}

/** The heads of departments then, in their order, those in service. */
export function selectHeadsAsOf(asked: HeadsAsked): RawBuilder<HeadAsOf> {
  const { companyCode, moment, later, servingOf, departmentCode, personId, planned } = asked;
  const of = (column: 'department_code' | 'code') =>
    sql`${departmentCode === undefined ? sql`` : sql`and ${sql.ref(column)} = ${departmentCode}`}`;
  const each = (name: keyof PlannedHead) => planned.map((head) => head[name]);
  return sql<HeadAsOf>`
    with later as (
      select distinct on (c.person_id, code) c.person_id, code, c.changes -> 'department_head' ->> 0 is not null as was_head,
        (c.changes -> 'head_place' ->> 0)::integer as place
      from (${later}) c cross join lateral (
        select coalesce(c.changes -> 'department_head' ->> 0, c.changes -> 'department_head' ->> 1) as code) of_department
      where true ${of('code')} order by c.person_id, code, c.change_number),
    then_heads as (
      select h.department_code, h.person_id, h.place from department_heads h
      left join later l on l.person_id = h.person_id and l.code = h.department_code
      where h.company_code = ${companyCode} and h.created_at <= ${moment} and l.code is null ${of('department_code')}
      union all select l.code, l.person_id, l.place from later l where l.was_head),
    heads as materialized (
      select h.department_code, case when m.from_id is null then h.person_id else m.to_id end as person_id, min(h.place) as place
      from then_heads h
      left join unnest(${each('departmentCode')}::text[], ${each('fromPersonId')}::uuid[], ${each('toPersonId')}::uuid[])
        m (code, from_id, to_id) on m.code = h.department_code and m.from_id = h.person_id
      group by 1, 2)
    select h.department_code as "departmentCode", p.person_id as "personId", p.full_name as "fullName",
      p.display_name as "displayName", p.english_name as "englishName", p.photo as "photoId"
    from heads h
    join (${servingOf(sql`select person_id from heads`)}) serving on serving.person_id = h.person_id
    join people p on p.company_code = ${companyCode} and p.person_id = h.person_id
    ${personId === undefined ? sql`` : sql`where h.person_id = ${personId}::uuid`}
    order by h.department_code, h.place, p.person_id`;
}
