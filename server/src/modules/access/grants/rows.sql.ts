import { grantLimits } from '@madang/contract/access/grants/limits.ts';
import type { ScopeKind } from '@madang/contract/access/grants/rules.ts';
import { type RawBuilder, sql } from 'kysely';
import { isWithin, type Reach } from '../../../kernel/access/reach.sql.ts';
import { momentText } from '../../../kernel/db/query-batch.ts';
import { departmentNamesOf, type DepartmentNames } from '../../organisation/departments/index.ts';
import { type Author, authorOf, namesOf } from '../../people/person-names/index.ts';
import { dayOf } from './grants.sql.ts';
import type { StoredTarget } from './targets.ts';

interface PersonNames {
  readonly fullName: string;
  readonly englishName: string;
}

/** A right as the lists read it. */
export interface ListedGrant extends StoredTarget {
  readonly grantId: string;
  readonly granteeType: 'P' | 'R';
  readonly granteeId: string;
  readonly person: Author | null;
  /** Names of company roles: the holder's, and the one that is given. */
  readonly holderName: string | null;
  readonly roleName: string | null;
  readonly scopeKind: ScopeKind;
  readonly scopeId: string;
  readonly department: DepartmentNames | null;
  readonly scopePerson: PersonNames | null;
  readonly scopeName: PersonNames | null;
  readonly validFrom: string;
  readonly validUntil: string;
  readonly windowId: string | null;
  readonly windowName: string | null;
  readonly isOpen: boolean;
  readonly state: 'now' | 'outside' | 'notYet' | 'over';
  readonly endsInDays: number | null;
  readonly givenAt: string;
  readonly givenBy: PersonNames | null;
  /** Reason in base64, encrypted. */
  readonly reason: string | null;
  readonly isThrough: boolean;
}

interface Asked {
  readonly grantee: '' | 'P' | 'R';
  readonly soon: boolean;
  readonly personId?: string;
  /** Absent: the whole company. */
  readonly reach?: Reach | undefined;
}

/** Rights to persons and to roles in one shape; copies of those through a role are a person's alone. */
function rightsIn(companyCode: string, { grantee, soon, personId, reach }: Asked): RawBuilder<unknown> {
  const reached = reach
    ? sql`and ${isWithin(reach, {
        department: sql`case g.scope_kind when 'department' then g.scope_id end`,
        id: { column: sql`g.grant_id`, type: 'uuid' },
      })}`
    : sql``;
  const whose = personId === undefined ? sql`and g.through_id is null` : sql`and g.person_id = ${personId}::uuid`;
  const columns = sql`g.role, g.permission, g.scope_kind, g.scope_id, g.valid_from, g.valid_until, g.window_id, g.given_at, g.given_by, g.reason`;
  const ofPeople = sql`
    select 'P' as grantee, g.grant_id as id, g.person_id::text as holder, g.company_role_id, null::uuid as holder_role_id,
      g.through_id is not null as is_through, ${columns}
    from grants g where g.company_code = ${companyCode} and g.given_at is not null ${whose} ${reached}`;
  const ofRoles = sql`
    select 'R' as grantee, g.role_grant_id as id, coalesce(g.holder_role, g.holder_role_id::text) as holder, null::uuid as company_role_id,
      g.holder_role_id, false as is_through, ${columns}
    from role_grants g where g.company_code = ${companyCode}`;
  const parts = [
    ...(grantee === 'R' ? [] : [ofPeople]),
    ...(grantee === 'P' || personId !== undefined || reach ? [] : [ofRoles]),
  ];
  const all = parts.length === 0 ? sql`${ofPeople} and false` : sql.join(parts, sql` union all `);
  const ending = sql`where r.valid_until > app_now() and r.valid_until <= app_now() + make_interval(days => ${grantLimits.soonDays})`;
  return soon ? sql`(select * from (${all}) r ${ending})` : sql`(${all})`;
}

export function grantCountOf(companyCode: string, asked: Asked): RawBuilder<{ readonly count: number }> {
  return sql<{ count: number }>`select count(*)::integer as count from ${rightsIn(companyCode, asked)} r`;
}

/** Rights with the names of all that they are about, the newest first. */
export function grantsOf(
  companyCode: string,
  asked: Asked,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): RawBuilder<ListedGrant> {
  const idOf = (kind: ScopeKind) => sql`case r.scope_kind when ${sql.lit(kind)} then r.scope_id end`;
  return sql<ListedGrant>`
    select r.id as "grantId", r.grantee as "granteeType", r.holder as "granteeId", r.role, r.permission,
      r.company_role_id as "companyRoleId", r.is_through as "isThrough",
      ${authorOf(companyCode, sql`case r.grantee when 'P' then r.holder::uuid end`)} as person,
      (select x.name from company_roles x where x.company_code = ${companyCode} and x.company_role_id = r.holder_role_id) as "holderName",
      (select x.name from company_roles x where x.company_code = ${companyCode} and x.company_role_id = r.company_role_id) as "roleName",
      r.scope_kind as "scopeKind", r.scope_id as "scopeId",
      ${departmentNamesOf(companyCode, idOf('department'))} as department,
      ${namesOf(companyCode, sql`(${idOf('person')})::uuid`)} as "scopePerson",
      (select json_build_object('fullName', s.name, 'englishName', s.english_name) from sub_organisations s
        where s.company_code = ${companyCode} and s.sub_organisation_id = (${idOf('sub-organisation')})::uuid) as "scopeName",
      ${dayOf(sql`r.valid_from`, sql`c.time_zone`)} as "validFrom",
      ${dayOf(sql`r.valid_until`, sql`c.time_zone`, { isLast: true })} as "validUntil",
      r.window_id as "windowId", w.name as "windowName",
      coalesce(window_closed(w, app_now()) is null, true) as "isOpen",
      case when r.valid_until <= app_now() then 'over' when r.valid_from > app_now() then 'notYet'
        when w.grant_window_id is not null and window_closed(w, app_now()) is not null then 'outside' else 'now' end as state,
      case when r.valid_until > app_now() and r.valid_until <= app_now() + make_interval(days => ${grantLimits.soonDays})
        then ceil(extract(epoch from r.valid_until - app_now()) / 86400)::integer end as "endsInDays",
      ${momentText(sql`r.given_at`)} as "givenAt", ${namesOf(companyCode, sql`r.given_by`)} as "givenBy",
      encode(r.reason, 'base64') as reason
    from ${rightsIn(companyCode, asked)} r join companies c on c.company_code = ${companyCode}
    left join grant_windows w on w.company_code = ${companyCode} and w.grant_window_id = r.window_id
    order by r.given_at desc, r.id offset ${offset} limit ${limit}`;
}

interface GrantChoice {
  readonly kind: 'role' | 'window' | 'part';
  readonly id: string;
  readonly name: string;
  /** Permissions of a role. */
  readonly permissions: readonly string[];
}

/** Names that a right may be given with: roles, windows and parts of the company. */
export function choicesOf(companyCode: string): RawBuilder<GrantChoice> {
  return sql<GrantChoice>`
    select 'role' as kind, company_role_id as id, name, permissions from company_roles where company_code = ${companyCode}
    union all select 'window', grant_window_id, name, '{}' from grant_windows where company_code = ${companyCode}
    union all select 'part', sub_organisation_id, name, '{}' from sub_organisations where company_code = ${companyCode}
    order by 1, 3`;
}
