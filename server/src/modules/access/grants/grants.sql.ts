import type { GrantBefore, GrantChange, NewGrant } from '@madang/contract/access/grants/rules.ts';
import { type RawBuilder, sql } from 'kysely';
import type { Keyring } from '../../../kernel/crypto/keyring.ts';
import { newId } from '../../../kernel/crypto/new-id.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import { seal } from '../../../kernel/operations/stored/sealed.ts';
import { isRoleId, type StoredTarget } from './targets.ts';

/** Text that the reason of a right is bound to. */
export function reasonAad(grantId: string): string {
  return `grants.reason.${grantId}`;
}

/** Tables of rights: of a person, and of the holders of a role. */
const tables = {
  P: { table: 'grants', key: 'grant_id' },
  R: { table: 'role_grants', key: 'role_grant_id' },
} as const;
type Grantee = keyof typeof tables;

interface Moments {
  readonly from: string;
  readonly until: string;
  readonly isOver: boolean;
}

/** Days of the company as moments: the first from its beginning, the last until its end. */
export async function momentsOf(
  tx: Tx,
  companyCode: string,
  { validFrom, validUntil }: Pick<NewGrant, 'validFrom' | 'validUntil'>,
): Promise<Moments> {
  const { rows } = await sql<Moments>`
    with days as (select
      coalesce(nullif(${validFrom}, '')::date::timestamp at time zone c.time_zone, '-infinity') as first,
      coalesce((nullif(${validUntil}, '')::date + 1)::timestamp at time zone c.time_zone, 'infinity') as last
      from companies c where c.company_code = ${companyCode})
    select first::text as "from", last::text as until, last <= app_now() as "isOver" from days`.execute(tx);
  const [found] = rows;
  if (!found) throw new Error('no such company');
  return found;
}

/** A right that is about to be given. */
export interface NewRight {
  readonly grantee: Pick<NewGrant, 'granteeType' | 'granteeId'>;
  readonly target: StoredTarget;
  readonly scope: Pick<NewGrant, 'scopeKind' | 'scopeId'>;
  readonly moments: Moments;
  readonly windowId: string;
  readonly reason: string;
  readonly actorId: string | undefined;
  readonly limit: number;
}

/** Undefined where so many are given already; the caller holds the person's row, or the company's for a role. */
export async function insertGrant(
  tx: Tx,
  keyring: Keyring,
  companyCode: string,
  { grantee: { granteeType, granteeId }, target, scope, moments, windowId, reason, actorId, limit }: NewRight,
): Promise<string | undefined> {
  const id = newId();
  const given = sql`${scope.scopeKind}, ${scope.scopeId}, ${moments.from}::timestamptz, ${moments.until}::timestamptz,
    nullif(${windowId}, '')::uuid, app_now(), ${actorId ?? null}::uuid, ${seal(keyring, reasonAad(id), reason)}`;
  const columns = sql`scope_kind, scope_id, valid_from, valid_until, window_id, given_at, given_by, reason`;
  const { rows } =
    granteeType === 'P'
      ? await sql`
        insert into grants (company_code, grant_id, person_id, role, permission, company_role_id, ${columns})
        select ${companyCode}, ${id}::uuid, ${granteeId}::uuid, ${target.role}, ${target.permission}, ${target.companyRoleId}::uuid, ${given}
        where (select count(*) from grants g where g.company_code = ${companyCode} and g.person_id = ${granteeId}::uuid
          and g.given_at is not null) < ${limit} returning 1`.execute(tx)
      : await sql`
        insert into role_grants (company_code, role_grant_id, holder_role, holder_role_id, role, permission, ${columns})
        select ${companyCode}, ${id}::uuid, ${isRoleId(granteeId) ? null : granteeId}, ${isRoleId(granteeId) ? granteeId : null}::uuid,
          ${target.role}, ${target.permission}, ${given}
        where (select count(*) from role_grants r where r.company_code = ${companyCode}) < ${limit} returning 1`.execute(
          tx,
        );
  return rows.length === 1 ? id : undefined;
}

export interface HeldGrant extends StoredTarget {
  readonly grantee: Grantee;
  readonly granteeId: string;
  readonly scopeKind: NewGrant['scopeKind'];
  readonly scopeId: string;
  readonly validFrom: string;
  readonly validUntil: string;
  readonly windowId: string;
  readonly reason: Buffer;
}

/** A moment as a day of the company: `last` of a moment at which a day is over. */
export function dayOf(
  moment: RawBuilder<unknown>,
  zone: RawBuilder<unknown>,
  { isLast = false } = {},
): RawBuilder<string> {
  const inside = isLast ? sql`${moment} - interval '1 microsecond'` : moment;
  return sql<string>`case when isfinite(${moment}) then ((${inside}) at time zone ${zone})::date::text else '' end`;
}

const heldColumns = sql`g.scope_kind as "scopeKind", g.scope_id as "scopeId",
  ${dayOf(sql`g.valid_from`, sql`c.time_zone`)} as "validFrom",
  ${dayOf(sql`g.valid_until`, sql`c.time_zone`, { isLast: true })} as "validUntil",
  coalesce(g.window_id::text, '') as "windowId", g.reason, g.role, g.permission`;

/** Holds a right that a person gave; undefined where there is none, as where a membership made it. */
export async function lockGrant(tx: Tx, companyCode: string, grantId: string): Promise<HeldGrant | undefined> {
  const { rows } = await sql<HeldGrant>`
    select 'P' as grantee, g.person_id::text as "granteeId", g.company_role_id as "companyRoleId", ${heldColumns}
    from grants g join companies c on c.company_code = g.company_code
    where g.company_code = ${companyCode} and g.grant_id = ${grantId}::uuid and g.given_at is not null and g.through_id is null
    for update of g`.execute(tx);
  if (rows[0]) return rows[0];
  const { rows: ofRoles } = await sql<HeldGrant>`
    select 'R' as grantee, coalesce(g.holder_role, g.holder_role_id::text) as "granteeId", null as "companyRoleId", ${heldColumns}
    from role_grants g join companies c on c.company_code = g.company_code
    where g.company_code = ${companyCode} and g.role_grant_id = ${grantId}::uuid for update of g`.execute(tx);
  return ofRoles[0];
}

/** A right as its caller saw it, for the comparison with what is held. */
export function isAsSeen(held: HeldGrant, expected: GrantBefore): boolean {
  return (['scopeKind', 'scopeId', 'validFrom', 'validUntil', 'windowId'] as const).every(
    (name) => held[name] === expected[name],
  );
}

interface Update {
  readonly grantId: string;
  readonly grantee: Grantee;
  readonly change: GrantChange;
  readonly moments: Moments;
}

/** Writes where and when a right holds; the caller holds it. */
export async function updateGrant(
  tx: Tx,
  keyring: Keyring,
  companyCode: string,
  { grantId, grantee, change, moments }: Update,
): Promise<void> {
  const { table, key } = tables[grantee];
  await sql`
    update ${sql.table(table)} set scope_kind = ${change.scopeKind}, scope_id = ${change.scopeId},
      valid_from = ${moments.from}::timestamptz, valid_until = ${moments.until}::timestamptz,
      window_id = nullif(${change.windowId}, '')::uuid, reason = ${seal(keyring, reasonAad(grantId), change.reason)}
    where company_code = ${companyCode} and ${sql.ref(key)} = ${grantId}::uuid`.execute(tx);
}

/** The caller holds it. */
export async function deleteGrant(tx: Tx, companyCode: string, grantId: string, grantee: Grantee): Promise<void> {
  const { table, key } = tables[grantee];
  await sql`
    delete from ${sql.table(table)}
    where company_code = ${companyCode} and ${sql.ref(key)} = ${grantId}::uuid`.execute(tx);
}

/** Reads permissions of a role of the company, held against its deletion; undefined for none. */
export async function lockCompanyRole(tx: Tx, companyCode: string, id: string): Promise<string[] | undefined> {
  const { rows } = await sql<{ permissions: string[] }>`
    select permissions from company_roles
    where company_code = ${companyCode} and company_role_id = ${id}::uuid for share`.execute(tx);
  return rows[0]?.permissions;
}

/** Takes every given right of a person: they leave. */
export async function deleteGrantsOf(
  tx: Tx,
  { companyCode, personId }: { readonly companyCode: string; readonly personId: string },
): Promise<void> {
  await sql`
    delete from grants
    where company_code = ${companyCode} and person_id = ${personId}::uuid and given_at is not null and through_id is null`.execute(
    tx,
  );
}
