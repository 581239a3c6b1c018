import type { Role } from '@madang/contract/kernel/access/roles.ts';
import { namedRoles } from '../../../kernel/access/named-roles.sql.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import { lastSeenOf } from '../../../kernel/session/last-seen.ts';
import type { PersonKey } from '../../../kernel/session/person-key.ts';
import type { PersonNames } from '../person-names/index.ts';
import { isFound } from '../person-records/index.ts';
import { type RawBuilder, sql } from 'kysely';
import type { TermReach } from '@madang/contract/people/people/search-term.ts';
import { momentText } from '../../../kernel/db/query-batch.ts';
import { accessClosedIn } from '../../ground/employment-states/index.ts';

/** Gives a role; a second representative breaks memberships_company_code_representative_key. */
export async function grantRole(
  tx: Tx,
  { companyCode, personId, role }: PersonKey & { readonly role: Role },
): Promise<void> {
  await tx.insertInto('memberships').values({ company_code: companyCode, person_id: personId, role }).execute();
}

/** Gives many people a role that each may have. */
export async function grantRoleToMany(
  tx: Tx,
  {
    companyCode,
    personIds,
    role,
  }: { readonly companyCode: string; readonly personIds: readonly string[]; readonly role: Role },
): Promise<void> {
  await sql`insert into memberships (company_code, person_id, role)
    select ${companyCode}, person_id, ${role} from unnest(${personIds}::uuid[]) p (person_id)`.execute(tx);
}

/** The insert of a role as a part of the statement that inserts its person: one way to the database less. */
export function roleInsert({ companyCode, personId, role }: PersonKey & { readonly role: Role }): RawBuilder<unknown> {
  return sql`insert into memberships (company_code, person_id, role) values (${companyCode}, ${personId}::uuid, ${role})`;
}

/** Condition of the last administrator and operator: another person with open access has the role `m`, or represents the company. */
const hasOthers = sql<boolean>`exists (
  select from memberships o join people p on p.company_code = o.company_code and p.person_id = o.person_id
  where o.company_code = m.company_code and o.person_id <> m.person_id and not ${accessClosedIn('p')}
    and (o.role = m.role or (m.role = 'administrator' and o.role = 'representative')))`;

/** Takes a role back; false where the person does not have it, or is the last who administers the company. */
export async function revokeRole(
  tx: Tx,
  { companyCode, personId, role }: PersonKey & { readonly role: Role },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from memberships m where m.company_code = ${companyCode} and m.person_id = ${personId}::uuid
      and m.role = ${role} and (m.role not in ('administrator', 'operator') or ${hasOthers})`.execute(tx);
  return numAffectedRows === 1n;
}

/** MEM-08: moves the owner's role, which never goes; its former holder administers the company from now on. */
export async function moveOwner(tx: Tx, { companyCode, personId }: PersonKey, toPersonId: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update memberships set person_id = ${toPersonId}::uuid, granted_at = app_now()
    where company_code = ${companyCode} and person_id = ${personId}::uuid and role = 'representative'`.execute(tx);
  if (numAffectedRows !== 1n) return false;
  await sql`
    insert into memberships (company_code, person_id, role) values (${companyCode}, ${personId}::uuid, 'administrator')
    on conflict do nothing`.execute(tx);
  return true;
}

export async function hasRole(
  tx: Tx,
  { companyCode, personId, role }: PersonKey & { readonly role: Role },
): Promise<boolean> {
  const row = await tx
    .selectFrom('memberships')
    .select('role')
    .where('company_code', '=', companyCode)
    .where('person_id', '=', personId)
    .where('role', '=', role)
    .executeTakeFirst();
  return row !== undefined;
}

/** Takes all roles of a person back and answers which they were; the owner's never goes. */
export async function endRoles(tx: Tx, { companyCode, personId }: PersonKey): Promise<string[]> {
  const rows = await tx
    .deleteFrom('memberships')
    .where('company_code', '=', companyCode)
    .where('person_id', '=', personId)
    .returning('role')
    .execute();
  return rows.map(({ role }) => role);
}

/** Gives roles that are never granted by a person. */
export async function giveRoles(tx: Tx, { companyCode, personId }: PersonKey, roles: readonly string[]): Promise<void> {
  await sql`
    insert into memberships (company_code, person_id, role)
    select ${companyCode}, ${personId}::uuid, role from unnest(${roles}::text[]) role on conflict do nothing`.execute(
    tx,
  );
}

/** Makes an employee of someone on a free trial; answers when, undefined where they are on none. */
export async function endTrialOf(tx: Tx, { companyCode, personId }: PersonKey): Promise<Date | undefined> {
  const { rows } = await sql<{ endedAt: Date }>`
    with ended as (
      delete from memberships where company_code = ${companyCode} and person_id = ${personId}::uuid and role = 'freeTrial'
      returning company_code, person_id),
    kept as (
      insert into memberships (company_code, person_id, role) select company_code, person_id, 'employee' from ended
      on conflict do nothing)
    select app_now() as "endedAt" from ended`.execute(tx);
  return rows[0]?.endedAt;
}

export interface RoleHolder<R extends Role = Role> extends PersonNames {
  readonly personId: string;
  readonly loginId: string;
  readonly hasSecondFactor: boolean;
  readonly lastSeenAt: string | null;
  readonly roles: { role: R; grantedAt: string }[];
}

interface HolderQuery<R extends Role> {
  readonly companyCode: string;
  /** The roles that are listed, in their order. */
  readonly roles: readonly R[];
  /** Only people who have it; '' for any. */
  readonly role: R | '';
  /** This one alone. */
  readonly personId?: string | undefined;
  readonly text: string;
  readonly reach: TermReach;
}

interface HolderPage {
  readonly offset: number;
  /** Null for all. */
  readonly limit: number | null;
}

/** The people of a company who hold one of some roles, each with all of these. */
export function roleHoldersOf<R extends Role>(
  query: HolderQuery<R>,
  { offset, limit }: HolderPage,
): RawBuilder<RoleHolder<R>> {
  const place = sql`array_position(${query.roles}::text[], m.role)`;
  return sql<RoleHolder<R>>`
    select p.person_id as "personId", p.full_name as "fullName", p.english_name as "englishName",
      p.login_id as "loginId", p.has_second_factor as "hasSecondFactor",
      ${lastSeenOf(query.companyCode, sql`p.person_id`)} as "lastSeenAt", json_agg(json_build_object('role', m.role,
        'grantedAt', ${momentText(sql`m.granted_at`)}) order by ${place}) as roles
    ${holdersIn(query)}
    order by min(${place}), p.full_name collate "C", p.person_id offset ${offset} limit ${limit}`;
}

/** Returns a query for the number of people in the list, over all its pages. */
export function roleHolderCountOf<R extends Role>(query: HolderQuery<R>): RawBuilder<{ readonly count: number }> {
  return sql`select count(*)::integer as count from (select ${holdersIn(query)}) as holders`;
}

function holdersIn<R extends Role>({
  companyCode,
  roles,
  role,
  personId,
  text,
  reach,
}: HolderQuery<R>): RawBuilder<unknown> {
  const only = personId === undefined ? sql`` : sql`and p.person_id = ${personId}::uuid`;
  const found = text === '' ? sql`` : sql`and ${isFound(text, reach)}`;
  return sql`
    from memberships m join people p on p.company_code = m.company_code and p.person_id = m.person_id
    where m.company_code = ${companyCode} and m.role in (${namedRoles(roles)}) and p.closed_at is null ${found} ${only}
    group by p.company_code, p.person_id
    having ${role}::text = '' or bool_or(m.role = ${role})`;
}

/** The administrators of a company, its representative included. */
export async function listAdministrators(tx: Tx, companyCode: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('memberships')
    .select('person_id')
    .distinct()
    .where('company_code', '=', companyCode)
    .where('role', 'in', ['administrator', 'representative'])
    .execute();
  return rows.map((row) => row.person_id);
}

/** MEM-08: returns the owner of a company; undefined once its people are deleted. */
export async function findOwner(tx: Tx, companyCode: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('memberships')
    .select('person_id')
    .where('company_code', '=', companyCode)
    .where('role', '=', 'representative')
    .executeTakeFirst();
  return row?.person_id;
}

interface MissingFactors {
  readonly count: number;
  readonly isOwn: boolean;
}

/** The company's administrators without a second factor, and whether the reader is one of them, as a question. */
export function missingFactorsOf({ companyCode, personId }: PersonKey): RawBuilder<MissingFactors> {
  return sql<MissingFactors>`
    select count(*)::integer as count, coalesce(bool_or(person_id = ${personId}::uuid), false) as "isOwn" from people p
    where company_code = ${companyCode} and not has_second_factor and closed_at is null and person_id in (
      select m.person_id from memberships m
      where m.company_code = ${companyCode} and m.role in ('administrator', 'representative'))`;
}

/** Reason why a person cannot leave: a company's owner, or the last person able to do what no other person can. */
export type Indispensable = 'representative' | 'last';

/** Asks if someone cannot go. The company's row is held: of its last two administrators one stays. No sign-in waits for it. */
export async function findIndispensable(
  tx: Tx,
  { companyCode, personId }: PersonKey,
): Promise<Indispensable | undefined> {
  await sql`select from companies where company_code = ${companyCode} for no key update`.execute(tx);
  const { rows } = await sql<{ role: string; others: boolean }>`
    select m.role, ${hasOthers} as others
    from memberships m
    where m.company_code = ${companyCode} and m.person_id = ${personId}
      and m.role in ('representative', 'administrator', 'operator')`.execute(tx);
  if (rows.some(({ role }) => role === 'representative')) return 'representative';
  return rows.some(({ others }) => !others) ? 'last' : undefined;
}

/** Asks without a lock why a person cannot go; null where they can. */
export function indispensableOf({ companyCode, personId }: PersonKey): RawBuilder<Indispensable | null> {
  return sql<Indispensable | null>`(
    select case when bool_or(m.role = 'representative') then 'representative' when bool_or(not ${hasOthers}) then 'last' end
    from memberships m where m.company_code = ${companyCode} and m.person_id = ${personId}::uuid
      and m.role in ('representative', 'administrator', 'operator'))`;
}
