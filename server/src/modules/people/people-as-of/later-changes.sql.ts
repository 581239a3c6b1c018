import { type RawBuilder, sql } from 'kysely';

/** A place or a state that a change on a date will give a person. */
export interface PlannedPlace {
  readonly personId: string;
  readonly departmentCode?: string | undefined;
  /** '' for none. */
  readonly jobRankCode?: string | undefined;
  readonly jobTitleCode?: string | undefined;
  readonly employmentStatus?: 'B' | 'R' | undefined;
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

/** Of each column of the row `p` that changed later, the value before the first of these changes, as `l.was`. */
export function laterOfPerson({ companyCode, moment }: AsOf): RawBuilder<unknown> {
  return sql`lateral (
    select coalesce(jsonb_object_agg(e.key, e.value -> 0 order by c.change_number desc), '{}') as was
    from person_changes c cross join lateral jsonb_each(c.changes) e
    where c.company_code = ${companyCode} and c.person_id = p.person_id and c.changed_at > ${moment}
      and e.key = any(${keptColumns}::text[])) l`;
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

/** Every person with a later change of a column, and the value before the first one as `was`. */
export function laterOfAll(asOf: AsOf, column: KeptColumn): RawBuilder<unknown> {
  const was = column === 'department_code' ? sql`c.left_department` : sql`c.changes -> ${sql.lit(column)} ->> 0`;
  return sql`(
    select distinct on (c.person_id) c.person_id, ${was} as was
    from (${laterChanges(asOf, column)}) c order by c.person_id, c.change_number)`;
}

/** The planned places as rows. */
export function plannedRows({ planned }: AsOf): RawBuilder<unknown> {
  const each = (name: keyof PlannedPlace) => planned.map((place) => place[name] ?? null);
  return sql`(select * from unnest(${each('personId')}::uuid[], ${each('departmentCode')}::text[],
    ${each('jobRankCode')}::text[], ${each('jobTitleCode')}::text[], ${each('employmentStatus')}::text[])
    as rows (person_id, department_code, job_rank_code, job_title_code, employment_status))`;
}

/** The state then of a row `p` with the planned place `pl`: a retirement at the end of a day before the moment has happened. */
export function statusThen({ moment }: AsOf, kept: RawBuilder<string | null>): RawBuilder<string> {
  return sql<string>`coalesce(pl.employment_status, case when p.retires_at < ${moment} then 'R' else ${kept} end)`;
}
