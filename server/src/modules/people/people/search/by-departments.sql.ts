import { sql, type RawBuilder } from 'kysely';
import { codesWithin, type Reach } from '../../../../kernel/access/reach.sql.ts';
import { codesBelow } from '../../../organisation/departments/index.ts';
import type { DepartmentWay } from './departments.sql.ts';
import { chosen, isNarrowed, type PeopleSelection } from './selection.sql.ts';

/** People of departments up to which they are read one by one rather than by the other filters. */
const fewToLookAt = 2_000;
/** Compares that number with the people of a statement's departments, which begins with `departmentParts`. */
export const areFew = sql<boolean>`(select people from looked_at) <= ${fewToLookAt}`;

/** Returns whether a selection is of departments with all below them: asked for, or within reach. */
export function hasDepartments({ belowDepartment, within }: PeopleSelection): boolean {
  return Boolean(belowDepartment) || within !== undefined;
}

/** Returns whether these and nothing else but a text may leave few people of many. */
export function isByDepartments(selection: PeopleSelection): boolean {
  return hasDepartments(selection) && !isNarrowed({ ...selection, belowDepartment: undefined, within: undefined });
}

/** Parts of a `with`: `below (code)` asked for, `reached (code)` within reach, and `looked_at (people)`, the number of their people. */
export function departmentParts(selection: PeopleSelection): RawBuilder<unknown>[] {
  const { companyCode, belowDepartment, within } = selection;
  if (!hasDepartments(selection)) return [];
  return [
    ...(belowDepartment ? [sql`below (code) as materialized ${codesBelow(companyCode, belowDepartment)}`] : []),
    ...(within ? [sql`reached (code) as materialized (select distinct ${codesWithin(within)})`] : []),
    sql`looked_at as materialized (
      select count(*) as people from (select from (${lookedAt(selection)}) each limit ${fewToLookAt + 1}) few)`,
  ];
}

/** Refers to the parts of `departmentParts`, so that no condition works them out again. */
export function partsOfWay({ belowDepartment, within }: PeopleSelection): DepartmentWay {
  return {
    ...(belowDepartment && { below: sql`(select code from below)` }),
    ...(within && { reached: sql`(select code from reached)` }),
  };
}

interface Found {
  /** Columns of `people p` that are read beside the id. */
  readonly keys: RawBuilder<unknown>;
  /** Limit of each share; null: all. */
  readonly limit: number | null;
  /** Condition for the search; absent: nothing is searched. */
  readonly gate?: RawBuilder<boolean>;
}

/** Finds people by department, then by concurrent post, then by a grant over the person alone; each is in one of these shares. */
export function foundByDepartments(selection: PeopleSelection, { keys, limit, gate }: Found): RawBuilder<unknown> {
  // The steps are laid down: one plan is right for all companies, and planning for the values takes longer than the answer.
  const { companyCode, within, belowDepartment } = selection;
  const others = chosen({ ...selection, belowDepartment: undefined, within: undefined });
  // First by the key: of another condition an index may be there that leads to many.
  const people = (which: RawBuilder<unknown>) => sql`lateral (
      select p.person_id, ${keys} from (select p.* from people p where p.company_code = ${companyCode} and ${which} offset 0) p
      where ${others}) person`;
  const shareOf = (from: RawBuilder<unknown>, which: RawBuilder<unknown>) => sql`
    (select person.* from ${from} cross join ${people(which)} ${gate ? sql`where ${gate}` : sql``} limit ${limit}::bigint)`;
  const belongs = (part: 'below' | 'reached') => sql`(p.department_code in (select code from ${sql.ref(part)}))`;
  const shares = [shareOf(sql`(${placesOf(selection)}) place`, sql`p.department_code = place.code`)];
  if (belowDepartment) {
    const besides = sql`(select distinct posts.person_id from ${postsBelow(companyCode)}) besides`;
    const isReached = within ? sql`and ${belongs('reached')} is true` : sql``;
    shares.push(
      shareOf(besides, sql`p.person_id = besides.person_id and ${belongs('below')} is not true ${isReached}`),
    );
  }
  if (within && within.ids.length > 0) {
    const isAsked = belowDepartment ? sql`and (${belongs('below')} or ${hasPostBelow(companyCode)})` : sql``;
    shares.push(shareOf(namedOf(within), sql`p.person_id = named.id and ${belongs('reached')} is not true ${isAsked}`));
  }
  return sql.join(shares, sql` union all `);
}

/** Rows of all that `foundByDepartments` looks at, from indexes alone; a person may have several, and who left has one too. */
function lookedAt(selection: PeopleSelection): RawBuilder<unknown> {
  const { companyCode, within, belowDepartment } = selection;
  const rows = [
    sql`select from (${placesOf(selection)}) place cross join lateral (
      select from people p where p.company_code = ${companyCode} and p.department_code = place.code offset 0) own`,
    ...(belowDepartment ? [sql`select from ${postsBelow(companyCode)}`] : []),
    ...(within ? [sql`select from ${namedOf(within)}`] : []),
  ];
  return sql.join(rows, sql` union all `);
}

/** The departments whose own people are looked for. */
function placesOf({ within, belowDepartment }: PeopleSelection): RawBuilder<unknown> {
  if (!within) return sql`select code from below`;
  return belowDepartment
    ? sql`select code from below intersect select code from reached`
    : sql`select code from reached`;
}

function postsBelow(companyCode: string): RawBuilder<unknown> {
  return sql`below cross join lateral (
    select c.person_id from concurrent_posts c
    where c.company_code = ${companyCode} and c.department_code = below.code offset 0) posts`;
}

function hasPostBelow(companyCode: string): RawBuilder<unknown> {
  return sql`exists (select from concurrent_posts c
    where c.company_code = ${companyCode} and c.person_id = p.person_id and c.department_code in (select code from below))`;
}

function namedOf({ ids }: Reach): RawBuilder<unknown> {
  return sql`(select distinct id from unnest(${ids}::uuid[]) id) named`;
}
