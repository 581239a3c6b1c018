import type { ActivationKeyState } from '@madang/contract/ground/promotions/rules.ts';
import { type RawBuilder, sql } from 'kysely';
import { isWithin, type Reach } from '../../../kernel/access/reach.sql.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import { codeHash, type NewCode } from './codes.ts';
import type { Slice } from './promotions.sql.ts';

const stateNow = sql<ActivationKeyState>`case when used_at is not null then 'used' when revoked_at is not null then 'revoked'
  when valid_until <= app_now() then 'expired' else 'valid' end`;

/** Returns the expression for the number of an issuer's currently valid keys. */
const validCountOf = (issuer: string) => sql`(select count(*)::integer from opencodes
  where issuer_company_code = ${issuer} and used_at is null and revoked_at is null and valid_until > app_now())`;

export async function countValidKeys(tx: Tx, issuer: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select ${validCountOf(issuer)} as count`.execute(tx);
  return rows[0]?.count ?? 0;
}

export interface NewActivationKeys {
  /** ID shared by all keys issued together. */
  readonly issueId: string;
  readonly issuer: string;
  readonly note: string;
  readonly validUntil: string;
  readonly codes: readonly NewCode[];
  /** Maximum number of valid keys of the issuer, including these; no other issue for it may run at the same time. */
  readonly max?: number;
}

/** The IDs of those that were inserted: none where the end has already passed, or the issuer would have too many. */
export async function insertActivationKeys(tx: Tx, issue: NewActivationKeys): Promise<string[]> {
  const { issueId, issuer, note, validUntil, codes, max = null } = issue;
  const { rows } = await sql<{ opencodeId: string }>`
    insert into opencodes (issue_id, issuer_company_code, note, valid_until, code_hash, last_four)
    select ${issueId}, ${issuer}, ${note}, ${validUntil}::timestamptz, code.hash, code.last_four
    from unnest(${codes.map(({ hash }) => hash)}::bytea[], ${codes.map(({ lastFour }) => lastFour)}::text[])
      as code(hash, last_four)
    where ${validUntil}::timestamptz > app_now()
      and (${max}::integer is null or ${validCountOf(issuer)} + ${codes.length}::integer <= ${max}::integer)
    returning opencode_id as "opencodeId"`.execute(tx);
  return rows.map(({ opencodeId: activationKeyId }) => activationKeyId);
}

/** Returns true if a time has not passed yet. */
export async function isAhead(tx: Tx, moment: string): Promise<boolean> {
  const { rows } = await sql<{ isAhead: boolean }>`select ${moment}::timestamptz > app_now() as "isAhead"`.execute(tx);
  return rows[0]?.isAhead ?? false;
}

/** Condition of keys whose users are within reach; absent: of all. */
function isUsedWithin(issuer: string, within: Reach | undefined): RawBuilder<boolean> {
  if (within === undefined) return sql<boolean>`true`;
  const place = { department: sql`p.department_code`, id: { column: sql`p.person_id`, type: 'uuid' } } as const;
  return sql<boolean>`exists (select from people p
    where p.company_code = ${issuer} and p.person_id = opencodes.used_by and ${isWithin(within, place)})`;
}

export async function selectActivationKeys(tx: Tx, issuer: string, { limit, offset }: Slice, within?: Reach) {
  return tx
    .selectFrom('opencodes')
    .select(['opencode_id', 'last_four', 'note', 'valid_until', 'used_at', 'used_by', 'revoked_at', 'issued_at'])
    .select(stateNow.as('state'))
    .where('issuer_company_code', '=', issuer)
    .where(isUsedWithin(issuer, within))
    .orderBy('issued_at', 'desc')
    .orderBy('opencode_id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}

/** Returns the state of an issued activation key; undefined if it was never issued. */
export async function selectActivationKeyState(tx: Tx, activationKey: string): Promise<ActivationKeyState | undefined> {
  const row = await tx
    .selectFrom('opencodes')
    .select(stateNow.as('state'))
    .where('code_hash', '=', codeHash(activationKey))
    .executeTakeFirst();
  return row?.state;
}

export async function countActivationKeys(tx: Tx, issuer: string, within?: Reach): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from opencodes where issuer_company_code = ${issuer}
      and ${isUsedWithin(issuer, within)}`.execute(tx);
  return rows[0]?.count ?? 0;
}

/**
 * Returns the key's new state; a used key stays used. Undefined if the issuer has no such key. Revoking twice keeps the
 * first time.
 */
export async function markActivationKeyRevoked(
  tx: Tx,
  issuer: string,
  activationKeyId: string,
): Promise<ActivationKeyState | undefined> {
  const row = await tx
    .updateTable('opencodes')
    .set({ revoked_at: sql`case when used_at is null then coalesce(revoked_at, app_now()) end` })
    .where('issuer_company_code', '=', issuer)
    .where('opencode_id', '=', activationKeyId)
    .returning(stateNow.as('state'))
    .executeTakeFirst();
  return row?.state;
}
