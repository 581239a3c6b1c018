import { type RawBuilder, sql } from 'kysely';

/** A place or a state that a change on a date will give a person. */
export interface PlannedPlace {
  readonly personId: string;
  readonly departmentCode?: string | undefined;
  /** '' for none. */
  readonly jobRankCode?: string | undefined;
  readonly jobTitleCode?: string | undefined;
  readonly employmentStatus?: 'B' | 'L' | 'R' | undefined;
}

/** The end of a day of a company, and what will have happened until then. */
export interface AsOf {
  readonly companyCode: string;
  readonly moment: Date;
  readonly planned: readonly PlannedPlace[];
}

/** Condition of the index `person_changes_counted_idx`, over the table `person_changes`, named `c`. */
const isCounted = sql<boolean>`c.changes ?| array['employment_status', 'applied_at', 'concurrent_post', 'department_head']`;

export type KeptColumn = 'department_code' | 'job_rank_code' | 'job_title_code' | 'employment_status' | 'applied_at';
const keptColumns: readonly KeptColumn[] = [
  'department_code',
  'job_rank_code',
  'job_title_code',
  'employment_status',
  'applied_at',
];

/**
 * Selects, for each column of the row `p` that changed later, the value before the first change, as `l.was`; no row
 * unless `when`.
 */
export function laterOfPerson(
  { companyCode, moment }: AsOf,
  when: RawBuilder<unknown> = sql`true`,
): RawBuilder<unknown> {
  return sql`lateral (
    select coalesce(jsonb_object_agg(e.key, e.value -> 0 order by c.change_number desc), '{}') as was
    from person_changes c cross join lateral jsonb_each(c.changes) e
    where c.company_code = ${companyCode} and c.person_id = p.person_id and c.changed_at > ${moment}
      and e.key = any(${keptColumns}::text[]) and ${when}) l`;
}

/** The value of a column then, beside `laterOfPerson`. */
export function valueThen(column: KeptColumn): RawBuilder<string | null> {
  const name = sql.lit(column);
  return sql<
    string | null
  >`(case when l.was ? ${name} then l.was ->> ${name} else ${sql.ref(`p.${column}`)}::text end)`;
}

/** Later changes of one kind among those that head counts depend on, of everyone. */
export function laterChanges(
  { companyCode, moment }: Pick<AsOf, 'companyCode' | 'moment'>,
  key: KeptColumn | 'concurrent_post' | 'department_head',
): RawBuilder<unknown> {
  return sql`select c.* from person_changes c
    where c.company_code = ${companyCode} and c.changed_at > ${moment}
      and ${key === 'department_code' ? sql`c.left_department is not null` : isCounted} and c.changes ? ${sql.lit(key)}`;
}

/** Later ends of posts and leads, which have a department that was left as moves have. */
export function laterEnds({ companyCode, moment }: AsOf): RawBuilder<unknown> {
  return sql`select c.left_department from person_changes c
    where c.company_code = ${companyCode} and c.changed_at > ${moment} and c.left_department is not null
      and c.joined_department is null and ${isCounted}`;
}

/** The department of the row `p` before its first later move, as a query. */
export function firstMove({ companyCode, moment }: AsOf): RawBuilder<unknown> {
  return sql`select c.left_department from person_changes c
    where c.company_code = ${companyCode} and c.person_id = p.person_id and c.changed_at > ${moment}
      and c.left_department is not null and c.changes ? 'department_code' order by c.change_number limit 1`;
}

/** The planned place of the row `p` as `pl`, looked up by its key whatever the planner thinks. */
export function plannedOfPerson({ planned }: AsOf): RawBuilder<unknown> {
  const byPerson = JSON.stringify(Object.fromEntries(planned.map(({ personId, ...place }) => [personId, place])));
  return sql`lateral (
    select place ->> 'departmentCode' as department_code, place ->> 'jobRankCode' as job_rank_code,
      place ->> 'jobTitleCode' as job_title_code, place ->> 'employmentStatus' as employment_status
    from (select ${byPerson}::jsonb -> p.person_id::text as place) places) pl`;
}

/** The people with a planned place, as a query. */
export function plannedIds({ planned }: AsOf): RawBuilder<unknown> {
  return sql`select unnest(${planned.map(({ personId }) => personId)}::uuid[]) as person_id`;
}

/** The state then of a row `p` with the planned place `pl`: a retirement at the end of a day before the moment has happened. */
export function statusThen({ moment }: AsOf, kept: RawBuilder<string | null>): RawBuilder<string> {
  return sql<string>`coalesce(pl.employment_status, case when p.retires_at < ${moment} then 'R' else ${kept} end)`;
}
