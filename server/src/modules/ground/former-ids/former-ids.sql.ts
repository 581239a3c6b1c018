import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../../kernel/db/database.ts';
import type { PersonKey } from '../../../kernel/session/person-key.ts';

/** Days that a former ID signs in, and days more that it is kept from others; 0 for ever. */
export interface FormerDays {
  readonly formerDays: number;
  readonly formerHeldDays: number;
}

interface Wanted extends PersonKey {
  readonly loginId: string;
  /** The request that has reserved it; absent: it is taken now. */
  readonly requestId?: string | undefined;
}

/** Makes an ID the person's: a reserved one, a former one of theirs, or a free one. Of several at once exactly one gets true. */
export async function becomeLoginId(tx: Tx, { companyCode, personId, loginId, requestId }: Wanted): Promise<boolean> {
  const own = sql`known.company_code = ${companyCode} and ((known.kind = 'wanted' and known.person_id = ${requestId ?? null}::uuid)
    or (known.is_former and known.person_id = ${personId}::uuid))`;
  // A request that has lost its reservation takes nothing.
  const free =
    requestId === undefined ? sql`or (known.company_code is null and known.reserved_until <= app_now())` : sql``;
  const { rows } = await sql`
    insert into login_ids as known (login_id, company_code, person_id)
    select ${loginId}, ${companyCode}, ${personId}::uuid
    where ${requestId === undefined} or exists (select from login_ids where login_id = ${loginId})
    on conflict (login_id) do update set company_code = excluded.company_code, person_id = excluded.person_id, kind = 'person',
      is_former = false, former_until = null, kept_until = null, reserved_until = null, unconfirmed_until = null,
      applicant_hash = null
    where ${own} ${free} returning login_id`.execute(tx);
  return rows.length > 0;
}

/** One former ID of a person. */
export interface FormerId {
  /** Moment until which it signs in, as the database writes it. */
  readonly until: string;
  readonly signsIn: boolean;
}

/** Locks a former ID of the person, which needs no reservation; undefined if the ID is none. */
export async function lockFormerId(
  tx: Tx,
  { companyCode, personId }: PersonKey,
  loginId: string,
): Promise<FormerId | undefined> {
  const { rows } = await sql<FormerId>`
    select former_until::text as until, former_until > app_now() as "signsIn" from login_ids
    where login_id = ${loginId} and company_code = ${companyCode} and person_id = ${personId}::uuid
      and is_former for update`.execute(tx);
  return rows[0];
}

interface LeftId extends FormerDays {
  readonly loginId: string;
  /** End that the ID had as a former one before; `formerDays` from now on if absent. */
  readonly until?: string | undefined;
}

/** Makes the ID of today a former one; one whose mailbox was never proven goes at once. */
export async function leaveLoginId(
  tx: Tx,
  { companyCode, personId }: PersonKey,
  { loginId, formerDays, formerHeldDays, until }: LeftId,
): Promise<void> {
  const mine = sql`login_id = ${loginId} and company_code = ${companyCode} and person_id = ${personId}::uuid and kind = 'person'
    and not is_former`;
  await sql`delete from login_ids where ${mine} and unconfirmed_until is not null`.execute(tx);
  const end =
    until === undefined ? sql`app_now() + make_interval(days => ${formerDays}::integer)` : sql`${until}::timestamptz`;
  await sql`
    update login_ids set is_former = true, former_until = ${end}, kept_until = ${keptUntil(end, formerHeldDays)}
    where ${mine}`.execute(tx);
}

function keptUntil(end: RawBuilder<unknown>, heldDays: number): RawBuilder<unknown> {
  if (heldDays === 0) return sql`null`;
  return sql`${end} + make_interval(days => ${heldDays}::integer)`;
}

/** Ends the sign-in by one former ID of a person, which stays kept from others; false if it has ended. */
export async function endFormerId(
  tx: Tx,
  { companyCode, personId }: PersonKey,
  { loginId, heldDays }: { readonly loginId: string; readonly heldDays: number },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update login_ids set former_until = app_now(), kept_until = ${keptUntil(sql`app_now()`, heldDays)}
    where company_code = ${companyCode} and person_id = ${personId}::uuid and is_former and former_until > app_now()
      and login_id = ${loginId}`.execute(tx);
  return numAffectedRows === 1n;
}

/** Former IDs of a person that sign in, the newest first. */
export function formerIdsOf({ companyCode, personId }: PersonKey): RawBuilder<{ loginId: string; until: Date }> {
  return sql`
    select login_id as "loginId", former_until as until from login_ids
    where company_code = ${companyCode} and person_id = ${personId}::uuid and is_former and former_until > app_now()
    order by former_until desc, login_id`;
}

/** The same for some people of a company. */
export function formerIdsOfPeople(
  companyCode: string,
  personIds: readonly string[],
): RawBuilder<{ loginId: string; personId: string; until: Date }> {
  return sql`
    select login_id as "loginId", person_id as "personId", former_until as until from login_ids
    where company_code = ${companyCode} and person_id = any(${personIds}::uuid[]) and is_former and former_until > app_now()
    order by former_until desc, login_id`;
}

/** Finds the person of a company by a former ID that signs in; `loginId` is an expression of the query around it. */
export function formerHolderOf(companyCode: string, loginId: RawBuilder<unknown>): RawBuilder<{ personId: string }> {
  return sql`
    select person_id as "personId" from login_ids
    where login_id = ${loginId} and company_code = ${companyCode} and kind = 'person' and is_former and former_until > app_now()`;
}

/** Every former ID of a company, whether it signs in or is only kept: mail to it is still meant for its person. */
export function formerIdsOfCompany(companyCode: string): RawBuilder<{ loginId: string; personId: string }> {
  return sql`
    select login_id as "loginId", person_id as "personId" from login_ids
    where company_code = ${companyCode} and is_former order by login_id`;
}

/** Asks if an ID is a former one of a person of the company; `loginId` is an expression of the query around it. */
export function keptFormerId(companyCode: string, loginId: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`select from login_ids where login_id = ${loginId} and company_code = ${companyCode} and is_former`;
}
