import { type RawBuilder, sql } from 'kysely';

export interface HeadAsOf {
  readonly departmentCode: string;
  readonly personId: string;
  readonly fullName: string;
  readonly displayName: string;
  readonly englishName: string;
  readonly photoId: string | null;
}

/** Heads as they are planned. */
export interface PlannedHeads {
  /** Retirements that will put another person, or no one, in the place of a head. */
  readonly replaced: readonly {
    readonly departmentCode: string;
    readonly fromPersonId: string;
    readonly toPersonId: string | null;
  }[];
  /** Departments that get other heads: all of them, in their order. */
  readonly set: readonly { readonly departmentCode: string; readonly personIds: readonly string[] }[];
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
  readonly planned: PlannedHeads;
}

/** The heads of departments then, in their order, those in service. */
export function selectHeadsAsOf(asked: HeadsAsked): RawBuilder<HeadAsOf> {
  const { companyCode, moment, later, servingOf, departmentCode, personId, planned } = asked;
  const of = (column: 'h.department_code' | 'code') =>
    sql`${departmentCode === undefined ? sql`` : sql`and ${sql.ref(column)} = ${departmentCode}`}`;
  const { replaced } = planned;
  const each = (name: keyof (typeof replaced)[number]) => replaced.map((head) => head[name]);
  const set = planned.set.filter((heads) => departmentCode === undefined || heads.departmentCode === departmentCode);
  const places = set.flatMap((heads) =>
    heads.personIds.map((id, place) => ({ code: heads.departmentCode, id, place })),
  );
  // Without a join: each row is looked up by its key, or found in order.
  return sql<HeadAsOf>`
    with states as (
      select h.department_code, h.person_id, 9223372036854775807 as number, h.created_at <= ${moment} as was_head, h.place
      from department_heads h where h.company_code = ${companyCode} ${of('h.department_code')}
      union all
      select code, c.person_id, c.change_number, c.changes -> 'department_head' ->> 0 is not null,
        (c.changes -> 'head_place' ->> 0)::integer
      from (${later}) c cross join lateral (
        select coalesce(c.changes -> 'department_head' ->> 0, c.changes -> 'department_head' ->> 1) as code) of_department
      where true ${of('code')}),
    then_heads as (
      select distinct on (department_code, person_id) department_code, person_id, was_head, place
      from states order by department_code, person_id, number),
    heads as materialized (
      select h.department_code, case when m.from_id is null then h.person_id else m.to_id end as person_id, min(h.place) as place
      from then_heads h
      left join unnest(${each('departmentCode')}::text[], ${each('fromPersonId')}::uuid[], ${each('toPersonId')}::uuid[])
        m (code, from_id, to_id) on m.code = h.department_code and m.from_id = h.person_id
      where h.was_head and h.department_code <> all (${set.map((heads) => heads.departmentCode)}::text[]) group by 1, 2
      union all
      select code, person_id, place from unnest(${places.map(({ code }) => code)}::text[],
        ${places.map(({ id }) => id)}::uuid[], ${places.map(({ place }) => place)}::integer[]) s (code, person_id, place))
    select h.department_code as "departmentCode", p.person_id as "personId", p.full_name as "fullName",
      p.display_name as "displayName", p.english_name as "englishName", p.photo as "photoId"
    from heads h
    cross join lateral (
      select p.person_id, p.full_name, p.display_name, p.english_name, p.photo from people p
      where p.company_code = ${companyCode} and p.person_id = h.person_id limit 1) p
    where h.person_id in (select person_id from (${servingOf(sql`select person_id from heads`)}) serving offset 0)
      ${personId === undefined ? sql`` : sql`and h.person_id = ${personId}::uuid`}
    order by h.department_code, h.place, p.person_id`;
}
