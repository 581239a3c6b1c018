import { grantLimits } from '@madang/contract/access/grants/limits.ts';
import type { ScopeKind } from '@madang/contract/access/grants/rules.ts';
import { sql } from 'kysely';
import type { Tx } from '../../../kernel/db/database.ts';
import { scopeNames } from '../grants/index.ts';

/** A grant as it is or would be: what of it decides who may do what there. */
export interface Extent {
  readonly permissions: readonly string[];
  readonly scopeKind: ScopeKind;
  readonly scopeId: string;
  readonly from: string;
  readonly until: string;
  /** '' for any hours. */
  readonly windowId: string;
}

/** A permission in a place at a moment. */
export interface Claim {
  readonly permission: string;
  readonly kind: ScopeKind;
  readonly id: string;
  readonly at: string;
}

/** An extent at the moments that tell it from others: its beginning and end, and some in between. */
export async function claimsOf(
  tx: Tx,
  { permissions, scopeKind: kind, scopeId: id, from, until, windowId }: Extent,
  otherWindowId: string,
): Promise<Claim[]> {
  const { rows } = await sql<{ at: string }>`
    select m::text as at from telling_moments(${from}::timestamptz, ${until}::timestamptz,
      nullif(${windowId}, '')::uuid, nullif(${otherWindowId}, '')::uuid) m order by m`.execute(tx);
  // A role of a hundred permissions is compared at both ends alone.
  const moments =
    permissions.length > grantLimits.previewedClosely ? [...rows.slice(0, 1), ...rows.slice(1).slice(-1)] : rows;
  return permissions.flatMap((permission) => moments.map(({ at }) => ({ permission, kind, id, at })));
}

/** Those of some people who may do it, for each claim. */
export async function whoMay(tx: Tx, claims: readonly Claim[], people: readonly string[]): Promise<Set<string>[]> {
  const { rows } = await sql<{ people: string[] }>`
    select array(select h.person_id::text from who_may(c.permission, c.kind, c.id, greatest(c.at, app_now()), ${[...people]}::uuid[],
      ${people.length}) h) as people
    from unnest(${claims.map(({ permission }) => permission)}::text[], ${claims.map(({ kind }) => kind)}::text[],
      ${claims.map(({ id }) => id)}::text[], ${claims.map(({ at }) => at)}::timestamptz[]) with ordinality c (permission, kind, id, at, place)
    order by c.place`.execute(tx);
  return rows.map(({ people: found }) => new Set(found));
}

/** Holders of a role in the whole company: a grant to the role reaches them. */
export async function holdersOfRole(tx: Tx, companyCode: string, role: string): Promise<string[]> {
  const { rows } = await sql<{ personId: string }>`
    select distinct person_id as "personId" from grants
    where company_code = ${companyCode} and through_id is null and scope_kind = 'company' and coalesce(role, company_role_id::text) = ${role}
    limit ${grantLimits.previewedPeople + 1}`.execute(tx);
  return rows.map(({ personId }) => personId);
}

/** Grants of a company role that are not over, each extent once, and the people who have them. */
export async function grantsOfRole(tx: Tx, companyCode: string, companyRoleId: string) {
  const held = sql`from grants g where g.company_code = ${companyCode} and g.company_role_id = ${companyRoleId}::uuid and g.valid_until > app_now()`;
  const { rows: extents } = await sql<Omit<Extent, 'permissions'>>`
    select distinct g.scope_kind as "scopeKind", g.scope_id as "scopeId", g.valid_from::text as "from", g.valid_until::text as until,
      coalesce(g.window_id::text, '') as "windowId" ${held} limit ${grantLimits.previewedGrants + 1}`.execute(tx);
  const { rows: people } = await sql<{ personId: string }>`
    select distinct g.person_id as "personId" ${held} limit ${grantLimits.previewedPeople + 1}`.execute(tx);
  return { extents, people: people.map(({ personId }) => personId) };
}

/** Names of places, in their order. */
export async function namesOfScopes(tx: Tx, companyCode: string, scopes: readonly Pick<Claim, 'kind' | 'id'>[]) {
  const { rows } = await sql<{ names: { name: string; englishName: string } | null }>`
    select ${scopeNames(companyCode, sql`c.kind`, sql`c.id`)} as names
    from unnest(${scopes.map(({ kind }) => kind)}::text[], ${scopes.map(({ id }) => id)}::text[]) with ordinality c (kind, id, place)
    order by c.place`.execute(tx);
  return rows.map(({ names }) => names ?? { name: '', englishName: '' });
}
