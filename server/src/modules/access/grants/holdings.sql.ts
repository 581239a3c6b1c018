import type { Holding, HoldingFilters } from '@madang/contract/access/grants/holder-routes.ts';
import { holderRoles, type ScopeKind } from '@madang/contract/access/grants/rules.ts';
import { type RawBuilder, sql } from 'kysely';
import { isWithin, type Reach } from '../../../kernel/access/reach.sql.ts';
import { type Author, authorOf } from '../../people/person-names/index.ts';
import { scopeNames } from './explanations.sql.ts';
import { dayOf } from './grants.sql.ts';
import { type StoredTarget, targetOf } from './targets.ts';

interface HoldingRow extends StoredTarget {
  readonly grantId: string;
  readonly opened: string;
  readonly granteeType: 'P' | 'R';
  readonly granteeId: string;
  readonly person: Author | null;
  readonly holderName: string | null;
  readonly roleName: string | null;
  readonly throughRole: string | null;
  readonly throughName: string | null;
  readonly scopeKind: ScopeKind;
  readonly scopeId: string;
  readonly scope: { readonly name: string; readonly englishName: string } | null;
  readonly validFrom: string;
  readonly validUntil: string;
  readonly windowName: string | null;
  readonly state: Holding['state'];
}

interface Asked extends HoldingFilters {
  readonly companyCode: string;
  /** Absent: the whole company. */
  readonly reach: Reach | undefined;
}

/** Grants that are not over, each with every permission that it opens; `name`: what the list is sorted by. */
function holdingsIn({ companyCode, reach, permission, personId, departmentCode }: Asked): RawBuilder<unknown> {
  const reached = reach
    ? sql`and ${isWithin(reach, {
        department: sql`case g.scope_kind when 'department' then g.scope_id end`,
        id: { column: sql`g.grant_id`, type: 'uuid' },
      })}`
    : sql``;
  const ofPerson = personId === '' ? sql`` : sql`and g.person_id = ${personId}::uuid`;
  const ofDepartment =
    departmentCode === ''
      ? sql``
      : sql`and exists (select from departments d join departments top on top.company_code = d.company_code
          and top.department_code = ${departmentCode} and starts_with(d.path, top.path)
        where d.company_code = g.company_code and d.department_code = p.department_code)`;
  const ofPermission = permission === '' ? sql`is not null` : sql`= ${permission}`;
  const columns = sql`g.role, g.permission, g.scope_kind, g.scope_id, g.valid_from, g.valid_until, g.window_id`;
  const ofPeople = sql`
    select 'P' as grantee, g.grant_id as id, g.person_id::text as holder, p.full_name as name, g.company_role_id, g.through_id, ${columns}
    from grants g join people p on p.company_code = g.company_code and p.person_id = g.person_id and p.closed_at is null
    where g.company_code = ${companyCode} and g.valid_until > app_now()
      and (g.role is null or g.role like '%:%' or g.role = any(${[...holderRoles]}::text[]))
      ${reached} ${ofPerson} ${ofDepartment}`;
  const ofRoles = sql`
    select 'R', g.role_grant_id, coalesce(g.holder_role, g.holder_role_id::text), '', null::uuid, null::uuid, ${columns}
    from role_grants g where g.company_code = ${companyCode} and g.valid_until > app_now()`;
  const held = reach || personId !== '' || departmentCode !== '' ? ofPeople : sql`${ofPeople} union all ${ofRoles}`;
  return sql`(
    with opened as materialized (select * from opened_by_roles(${companyCode}))
    select h.*, coalesce(h.permission, o.permission) as opened
    from (${held}) h left join opened o on o.name = coalesce(h.role, h.company_role_id::text)
    where coalesce(h.permission, o.permission) ${ofPermission})`;
}

export function holdingCountOf(asked: Asked): RawBuilder<{ readonly count: number }> {
  return sql<{ count: number }>`select count(*)::integer as count from ${holdingsIn(asked)} r`;
}

/** Permissions with the way of each: people by name, then roles. */
export function holdingsOf(
  asked: Asked,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): RawBuilder<HoldingRow> {
  const { companyCode } = asked;
  const roleName = (id: RawBuilder<unknown>) =>
    sql`(select x.name from company_roles x where x.company_code = ${companyCode} and x.company_role_id = case when ${id} ~ '^[0-9a-f-]{36}$' then ${id}::uuid end)`;
  return sql<HoldingRow>`
    select r.id as "grantId", r.opened, r.grantee as "granteeType", r.holder as "granteeId", r.role, r.permission,
      r.company_role_id as "companyRoleId", ${authorOf(companyCode, sql`case r.grantee when 'P' then r.holder::uuid end`)} as person,
      case r.grantee when 'R' then ${roleName(sql`r.holder`)} end as "holderName", ${roleName(sql`r.company_role_id::text`)} as "roleName",
      t.role as "throughRole", ${roleName(sql`t.role`)} as "throughName",
      r.scope_kind as "scopeKind", r.scope_id as "scopeId", ${scopeNames(companyCode, sql`r.scope_kind`, sql`r.scope_id`)} as scope,
      ${dayOf(sql`r.valid_from`, sql`c.time_zone`)} as "validFrom",
      ${dayOf(sql`r.valid_until`, sql`c.time_zone`, { isLast: true })} as "validUntil", w.name as "windowName",
      case when r.valid_from > app_now() then 'notYet'
        when w.grant_window_id is not null and window_closed(w, app_now()) is not null then 'outside' else 'now' end as state
    from (select * from ${holdingsIn(asked)} a order by a.grantee, a.name, a.holder, a.opened, a.id offset ${offset} limit ${limit}) r
    join companies c on c.company_code = ${companyCode}
    left join grant_windows w on w.company_code = ${companyCode} and w.grant_window_id = r.window_id
    left join lateral (select coalesce(g.holder_role, g.holder_role_id::text) as role from role_grants g
      where g.company_code = ${companyCode} and g.role_grant_id = r.through_id) t on true
    order by r.grantee, r.name, r.holder, r.opened, r.id`;
}

export function presentHolding(row: HoldingRow): Holding {
  const { grantId, opened, granteeType, granteeId, person, holderName, throughRole, scopeKind, scopeId, scope } = row;
  const { validFrom, validUntil, state } = row;
  return {
    grantId,
    permission: opened,
    grantee: {
      type: granteeType,
      id: granteeId,
      name: person?.fullName ?? holderName ?? '',
      englishName: person?.englishName ?? '',
      photoId: person?.photoId ?? null,
    },
    target: { ...targetOf(row), shownName: row.roleName ?? '' },
    through: throughRole === null ? null : { role: throughRole, shownName: row.throughName ?? '' },
    scope: { kind: scopeKind, id: scopeId, name: scope?.name ?? '', englishName: scope?.englishName ?? '' },
    validFrom,
    validUntil,
    windowName: row.windowName ?? '',
    state,
  };
}
