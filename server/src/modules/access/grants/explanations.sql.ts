import type { ExplainedGrant } from '@madang/contract/access/grants/explanation-routes.ts';
import type { ScopeKind } from '@madang/contract/access/grants/rules.ts';
import { rootDepartment } from '@madang/contract/organisation/departments/limits.ts';
import { type RawBuilder, sql } from 'kysely';
import { momentText } from '../../../kernel/db/query-batch.ts';
import { departmentNamesOf } from '../../organisation/departments/index.ts';
import { namesOf } from '../../people/person-names/index.ts';
import { dayOf } from './grants.sql.ts';
import { type StoredTarget, targetOf } from './targets.ts';

interface Names {
  readonly name: string;
  readonly englishName: string;
}

/** The names of what a right is over, as a part of a statement; null where it is not there any more. */
export function scopeNames(
  companyCode: string,
  kind: RawBuilder<unknown>,
  id: RawBuilder<unknown>,
): RawBuilder<Names | null> {
  const idOf = (one: ScopeKind) => sql`case ${kind} when ${sql.lit(one)} then ${id} end`;
  const named = (names: RawBuilder<unknown>, name: string, english: string) =>
    sql`(select json_build_object('name', n.value ->> ${sql.lit(name)}, 'englishName', n.value ->> ${sql.lit(english)})
      from (select (${names})::json as value) n where n.value is not null)`;
  return sql<Names | null>`coalesce(
    ${named(departmentNamesOf(companyCode, idOf('department')), 'departmentName', 'englishDepartmentName')},
    ${named(namesOf(companyCode, sql`(${idOf('person')})::uuid`), 'fullName', 'englishName')},
    (select json_build_object('name', s.name, 'englishName', s.english_name) from sub_organisations s
      where s.company_code = ${companyCode} and s.sub_organisation_id = (${idOf('sub-organisation')})::uuid))`;
}

export interface Question {
  readonly personId: string;
  readonly permission: string;
  /** Permissions to look at the same resource, where the asked one is none of them. */
  readonly views: readonly string[];
  readonly scope: { readonly kind: string; readonly id: string };
  /** '' for now. */
  readonly at: string;
}

const momentOf = (at: string) => sql`coalesce(nullif(${at}, '')::timestamptz, app_now())`;

interface Asked {
  /** The moment that is asked about. */
  readonly at: string;
  readonly isScope: boolean;
  readonly mayAct: boolean;
}

/** The moment asked about, and whether the scope is there and the person's account may be used now. */
export function askedOf(companyCode: string, { personId, scope, at }: Question): RawBuilder<Asked> {
  const [kind, id] = [sql`${scope.kind}::text`, sql`${scope.id}::text`];
  return sql<Asked>`
    select ${momentText(momentOf(at))} as at, may_act(${personId}) as "mayAct",
      ${scope.kind} in ('company', 'board') or ${scope.kind} = 'department' and ${scope.id} = ${rootDepartment} or ${scopeNames(companyCode, kind, id)} is not null as "isScope"`;
}

/** The moment now, and the next one at which a right reaches by itself: its first day, or its hours. */
export function endsOf({ personId, permission, scope }: Question): RawBuilder<{ at: string; opensAt: string | null }> {
  return sql<{ at: string; opensAt: string | null }>`
    select ${momentText(sql`app_now()`)} as at, ${momentText(sql`min(o.opens_at)`)} as "opensAt"
    from explain_right(${personId}, ${permission}, '{}'::text[], ${scope.kind}, ${scope.id}, app_now()) e
    left join grant_windows w on w.company_code = app_company() and w.grant_window_id = e.window_id
    cross join lateral (select case when e.window_id is null then e.valid_from
      else next_opening(w, greatest(app_now(), e.valid_from)) end as opens_at) o
    where e.reason in ('notYet', 'otherHours', 'dayOff') and o.opens_at < e.valid_until`;
}

/** A right with the reason why it does not reach. */
interface ExplainedRow extends StoredTarget {
  readonly grantId: string;
  readonly roleName: string | null;
  readonly scopeKind: ScopeKind;
  readonly scopeId: string;
  readonly scope: Names | null;
  readonly validFrom: string;
  readonly validUntil: string;
  readonly windowName: string | null;
  readonly weekly: { from: number; to: number }[] | null;
  readonly zone: string | null;
  readonly isThrough: boolean;
  readonly reason: Exclude<ExplainedGrant['verdict'], 'reaches' | 'companyWide'> | null;
}

/** MEM-09: rights that open a permission, those that reach before the others. */
export function explainedGrantsOf(
  companyCode: string,
  { personId, permission, views, scope, at }: Question,
  limit: number,
): RawBuilder<ExplainedRow> {
  return sql<ExplainedRow>`
    select e.grant_id as "grantId", e.role, e.permission, e.company_role_id as "companyRoleId",
      (select x.name from company_roles x where x.company_code = ${companyCode} and x.company_role_id = e.company_role_id) as "roleName",
      e.scope_kind as "scopeKind", e.scope_id as "scopeId",
      ${scopeNames(companyCode, sql`e.scope_kind`, sql`e.scope_id`)} as scope,
      ${dayOf(sql`e.valid_from`, sql`c.time_zone`)} as "validFrom",
      ${dayOf(sql`e.valid_until`, sql`c.time_zone`, { isLast: true })} as "validUntil",
      (select w.name from grant_windows w where w.company_code = ${companyCode} and w.grant_window_id = e.window_id) as "windowName",
      (select json_agg(json_build_object('from', lower(part), 'to', upper(part)) order by lower(part)) from unnest(e.weekly) part) as weekly,
      e.zone, e.through_id is not null as "isThrough", e.reason
    from explain_right(${personId}, ${permission}, ${[...views]}::text[], ${scope.kind}, ${scope.id}, ${momentOf(at)}) e
    join companies c on c.company_code = ${companyCode}
    order by e.reason is not null, e.valid_from desc, e.grant_id limit ${limit}`;
}

/** A right as answers have it; in a part of the company it does not reach what is required in all of it. */
export function presentExplained(row: ExplainedRow, { kind: required }: Question['scope']): ExplainedGrant {
  const { grantId, roleName, scopeKind, scopeId, scope, validFrom, validUntil, weekly, zone, windowName } = row;
  return {
    grantId,
    target: { ...targetOf(row), shownName: roleName ?? '' },
    scope: { kind: scopeKind, id: scopeId, name: scope?.name ?? '', englishName: scope?.englishName ?? '' },
    validFrom,
    validUntil,
    window: weekly === null || zone === null ? null : { name: windowName ?? '', weekly, zone },
    isThroughRole: row.isThrough,
    verdict: row.reason === 'otherScope' && required === 'company' ? 'companyWide' : (row.reason ?? 'reaches'),
  };
}
