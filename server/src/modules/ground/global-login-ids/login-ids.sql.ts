import { type RawBuilder, sql } from 'kysely';
import { refuse } from '@madang/contract/refuse.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import type { PersonKey } from '../../../kernel/session/person-key.ts';
import { signsIn } from './signs-in.sql.ts';

/**
 * Reserves a free ID for some seconds; one of several gets true. Use it outside longer transactions, for which others
 * would wait.
 */
export async function reserveLoginId(
  db: Tx,
  { loginId, personId, seconds }: { readonly loginId: string; readonly personId: string; readonly seconds: number },
): Promise<boolean> {
  const { rows } = await sql`
    insert into login_ids as held (login_id, person_id, reserved_until)
    values (${loginId}, ${personId}, app_now() + make_interval(secs => ${seconds}))
    on conflict (login_id) do update set person_id = excluded.person_id,
      reserved_until = greatest(held.reserved_until, excluded.reserved_until),
      unconfirmed_until = case when held.person_id = excluded.person_id then held.unconfirmed_until end,
      applicant_hash = case when held.person_id = excluded.person_id then held.applicant_hash end
    where held.company_code is null and (held.reserved_until <= app_now() or held.person_id = excluded.person_id)
    returning login_id`.execute(db);
  return rows.length > 0;
}

/** Keeps the hash of the applied password, so a sign-in with it says that the application waits. */
export async function keepApplicantHash(
  tx: Tx,
  { loginId, personId, hash }: { readonly loginId: string; readonly personId: string; readonly hash: string },
): Promise<void> {
  await tx
    .updateTable('login_ids')
    .set({ applicant_hash: hash })
    .where('login_id', '=', loginId)
    .where('person_id', '=', personId)
    .where('company_code', 'is', null)
    .execute();
}

/** Ends a reservation early. With `seconds`, only if it still has that end, not one renewed by another request. */
export async function releaseLoginId(
  db: Tx,
  { loginId, personId, seconds }: { readonly loginId: string; readonly personId: string; readonly seconds?: number },
): Promise<void> {
  await db
    .deleteFrom('login_ids')
    .where('login_id', '=', loginId)
    .where('person_id', '=', personId)
    .where('company_code', 'is', null)
    .$if(seconds !== undefined, (query) =>
      query.where('reserved_until', '<=', sql<Date>`app_now() + make_interval(secs => ${seconds})`),
    )
    .execute();
}

/** Makes the person's reservation the account's; refuses (MB601) where it is no longer theirs. */
export async function claimLoginId(
  tx: Tx,
  {
    loginId,
    companyCode,
    personId,
  }: { readonly loginId: string; readonly companyCode: string; readonly personId: string },
): Promise<void> {
  const claimed = await tx
    .updateTable('login_ids')
    .set({ company_code: companyCode, reserved_until: null, unconfirmed_until: null, applicant_hash: null })
    .where('login_id', '=', loginId)
    .where('person_id', '=', personId)
    .where('company_code', 'is', null)
    .where('reserved_until', '>', sql<Date>`app_now()`)
    .returning('login_id')
    .executeTakeFirst();
  if (!claimed) throw refuse('MB601');
}

interface TakenId {
  readonly loginId: string;
  readonly companyCode: string;
  /** Person of an ID; of a shared address, its own ID; of a wanted ID, its request. */
  readonly personId: string;
  /** LBL-01, REQ-01: a shared address and an ID that is only asked for sign no person in. */
  readonly kind?: 'person' | 'label' | 'wanted';
}

/** Takes a free ID or address in the owner's own transaction; of several at once exactly one gets true. */
export async function takeLoginId(
  tx: Tx,
  { loginId, companyCode, personId, kind = 'person' }: TakenId,
): Promise<boolean> {
  const { rows } = await sql`
    insert into login_ids as known (login_id, company_code, person_id, kind)
    values (${loginId}, ${companyCode}, ${personId}, ${kind})
    ${unlessHeld} returning login_id`.execute(tx);
  return rows.length > 0;
}

/** Clause after an insert of IDs: an expired reservation is taken over, anything else stays. */
const unlessHeld = sql`
  on conflict (login_id) do update set company_code = excluded.company_code, person_id = excluded.person_id,
    kind = excluded.kind, reserved_until = null, unconfirmed_until = null, applicant_hash = null
  where known.company_code is null and known.reserved_until <= app_now()`;

/** The same for many; answers who got theirs. */
export async function takeLoginIds(
  tx: Tx,
  companyCode: string,
  owners: readonly { readonly loginId: string; readonly personId: string }[],
): Promise<Set<string>> {
  // In one order for everyone, so that two who want the same ones do not wait for each other.
  const { rows } = await sql<{ personId: string }>`
    insert into login_ids as known (login_id, company_code, person_id)
    select login_id, ${companyCode}, person_id
    from unnest(${owners.map(({ loginId }) => loginId)}::text[], ${owners.map(({ personId }) => personId)}::uuid[])
      r (login_id, person_id) order by login_id collate "C"
    ${unlessHeld} returning person_id as "personId"`.execute(tx);
  return new Set(rows.map(({ personId }) => personId));
}

/** Frees IDs that were taken in this transaction for owners who did not come about, and deleted shared addresses. */
export async function giveBackLoginIds(tx: Tx, ownerIds: readonly string[]): Promise<void> {
  if (ownerIds.length === 0) return;
  await sql`delete from login_ids where person_id = any(${ownerIds}::uuid[])`.execute(tx);
}

/** Returns whether a person still has an ID, or the named one: an unconfirmed ID may have passed to someone else (SGN-14). */
export async function hasLoginId(tx: Tx, { companyCode, personId }: PersonKey, loginId?: string): Promise<boolean> {
  const row = await tx
    .selectFrom('login_ids')
    .select('login_id')
    .where('company_code', '=', companyCode)
    .where('person_id', '=', personId)
    .where(signsIn)
    .$if(loginId !== undefined, (query) => query.where('login_id', '=', loginId ?? ''))
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns those of a company's persons who have an ID. */
export async function listWithLoginId(
  tx: Tx,
  companyCode: string,
  personIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await tx
    .selectFrom('login_ids')
    .select('person_id')
    .where('company_code', '=', companyCode)
    .where(sql<boolean>`person_id = any(${personIds}::uuid[])`)
    .where(signsIn)
    .execute();
  return new Set(rows.map((row) => row.person_id));
}

/** The IDs of persons of any companies, as a query; nothing of who has none. */
export function loginIdsOf(keys: readonly PersonKey[]): RawBuilder<PersonKey & { readonly loginId: string }> {
  return sql`
    select company_code as "companyCode", person_id as "personId", login_id as "loginId" from login_ids
    where not is_former and (company_code, person_id) in (select * from unnest(
      ${keys.map(({ companyCode }) => companyCode)}::text[], ${keys.map(({ personId }) => personId)}::uuid[]))`;
}

/** Data of one ID in the list of login IDs. */
export interface KnownId {
  /** Finds the holder of an ID. An unknown ID gets a person without a company, so that the next question is alike. */
  readonly holder: PersonKey;
  /** The address that it is was not proven by its holder. */
  readonly isUnconfirmed: boolean;
  /** Hash of the password of an application that waits. */
  readonly applicantHash: string | undefined;
  /** The ID by which tries are counted: of a former one the person's ID of today, so that each person has one count. */
  readonly countedId: string;
}

const nobody: PersonKey = { companyCode: '', personId: '00000000-0000-0000-0000-000000000000' };

/** One statement whosever the ID is, so that its time reveals nothing. A shared address and a wanted ID are no IDs. */
export async function lookUpId(db: Tx, loginId: string): Promise<KnownId> {
  const { rows } = await sql<{
    companyCode: string | null;
    personId: string;
    isUnconfirmed: boolean;
    hash: string | null;
    today: string | null;
  }>`
    select company_code as "companyCode", person_id as "personId", unconfirmed_until is not null as "isUnconfirmed",
      case when company_code is null and reserved_until > app_now() then applicant_hash end as hash,
      case when is_former then (
        select now.login_id from login_ids now where now.company_code = known.company_code
          and now.person_id = known.person_id and now.kind = 'person' and not now.is_former limit 1) end as today
    from login_ids known where login_id = ${loginId} and kind = 'person' and ${signsIn}`.execute(db);
  const [row] = rows;
  return {
    holder: row?.companyCode ? { companyCode: row.companyCode, personId: row.personId } : nobody,
    isUnconfirmed: row?.isUnconfirmed ?? false,
    applicantHash: row?.hash ?? undefined,
    countedId: row?.today ?? loginId,
  };
}

/** Takes away reservations that have run out. */
export async function purgeReservations(db: Tx): Promise<void> {
  await db
    .deleteFrom('login_ids')
    .where('reserved_until', '<', sql<Date>`app_now()`)
    .execute();
}
