import { sql } from 'kysely';
import type { InvitationKind, InvitationOption, InvitationState } from '@madang/contract/invitations/rules.ts';
import type { Tx } from '../../kernel/db/database.ts';
import type { CompanyPromotion } from '../promotions/index.ts';
import type { Place } from './place.ts';

export interface NewInvitation {
  readonly companyCode: string;
  readonly invitationId: string;
  readonly codeHash: Buffer;
  readonly kind: InvitationKind;
  readonly option?: InvitationOption;
  readonly target?: Buffer;
  readonly language: string;
  readonly note: string;
  readonly services: readonly string[];
  readonly place: Place;
  readonly allowedDomains: readonly string[];
  readonly needsApproval: boolean;
  readonly maxUses: number;
  readonly inviterId: string;
  readonly validDays: number;
}

const inDays = (days: number) => sql<Date>`app_now() + make_interval(days => ${days})`;

export async function insertInvitation(tx: Tx, invitation: NewInvitation): Promise<void> {
  await tx
    .insertInto('invitations')
    .values({
      company_code: invitation.companyCode,
      invitation_id: invitation.invitationId,
      code_hash: invitation.codeHash,
      kind: invitation.kind,
      option: invitation.option ?? null,
      target: invitation.target ?? null,
      language: invitation.language,
      note: invitation.note,
      services: [...invitation.services],
      department_code: invitation.place.departmentCode,
      job_rank_code: invitation.place.jobRankCode || null,
      job_title_code: invitation.place.jobTitleCode || null,
      allowed_domains: [...invitation.allowedDomains],
      needs_approval: invitation.needsApproval,
      max_uses: invitation.maxUses,
      inviter_id: invitation.inviterId,
      sent_count: invitation.kind === 'person' ? 1 : 0,
      expires_at: inDays(invitation.validDays),
    })
    .execute();
  await insertLink(tx, invitation);
}

interface Link {
  readonly companyCode: string;
  readonly invitationId: string;
  readonly codeHash: Buffer;
}

async function insertLink(tx: Tx, { companyCode, invitationId, codeHash }: Link): Promise<void> {
  await tx
    .insertInto('invitation_links')
    .values({ code_hash: codeHash, company_code: companyCode, invitation_id: invitationId })
    .execute();
}

interface Found {
  readonly companyCode: string;
  readonly invitationId: string;
  /** A personal one that served, and whose application has yet to be decided. */
  readonly isAwaited: boolean;
}

/** The invitation of a code, living or awaited; a single call that takes as long for any other code. */
export async function findByCode(db: Tx, codeHash: Buffer): Promise<Found | undefined> {
  const { rows } = await sql<Found>`
    select company_code as "companyCode", invitation_id as "invitationId", is_awaited as "isAwaited"
    from find_open_invitation(${codeHash})`.execute(db);
  return rows[0];
}

/** The invitation of an issue of promotion codes, made when its first code is brought. */
export async function keepPromotion(
  tx: Tx,
  { companyCode, promotionId, benefit, validUntil, maxUses }: CompanyPromotion,
  { services, language }: Pick<NewInvitation, 'services' | 'language'>,
): Promise<void> {
  await tx
    .insertInto('invitations')
    .values({
      company_code: companyCode,
      invitation_id: promotionId,
      kind: 'promotion',
      language,
      note: benefit,
      services: [...services],
      allowed_domains: [],
      needs_approval: false,
      max_uses: maxUses,
      expires_at: validUntil,
    })
    .onConflict((conflict) => conflict.constraint('invitations_pkey').doNothing())
    .execute();
}

/** An invitation while it lives and its code is still this one; a promotion's codes are looked at besides. */
export async function findOpen(tx: Tx, { companyCode, invitationId, codeHash }: Link) {
  return tx
    .selectFrom('invitations')
    .select([
      'kind',
      'option',
      'target',
      'services',
      'department_code',
      'job_rank_code',
      'job_title_code',
      'allowed_domains',
      'needs_approval',
      'inviter_id',
    ])
    .where('company_code', '=', companyCode)
    .where('invitation_id', '=', invitationId)
    .where(sql<boolean>`(kind = 'promotion' or code_hash = ${codeHash})`)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', sql<Date>`app_now()`)
    .where(sql<boolean>`used_count < max_uses and is_in_service(company_code)`)
    .executeTakeFirst();
}

/** Takes one use; of many at once no more get one than there are. False where the invitation lives no more. */
export async function consumeUse(tx: Tx, { companyCode, invitationId, codeHash }: Link): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('invitations')
    .set({ used_count: sql`used_count + 1` })
    .where('company_code', '=', companyCode)
    .where('invitation_id', '=', invitationId)
    .where(sql<boolean>`(kind = 'promotion' or code_hash = ${codeHash})`)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', sql<Date>`app_now()`)
    .where(sql<boolean>`used_count < max_uses`)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function countOpening(tx: Tx, companyCode: string, invitationId: string): Promise<void> {
  await tx
    .updateTable('invitations')
    .set({ opened_count: sql`opened_count + 1` })
    .where('company_code', '=', companyCode)
    .where('invitation_id', '=', invitationId)
    .execute();
}

/** Puts a new code in the place of the old one, for so many days from now; undefined where no one may send it. */
export async function replaceCode(tx: Tx, link: Link, validDays: number) {
  const sent = await tx
    .updateTable('invitations')
    .set({
      code_hash: link.codeHash,
      expires_at: inDays(validDays),
      sent_count: sql`sent_count + case kind when 'person' then 1 else 0 end`,
    })
    .where('company_code', '=', link.companyCode)
    .where('invitation_id', '=', link.invitationId)
    .where('revoked_at', 'is', null)
    .where(sql<boolean>`used_count < max_uses and (kind = 'link' or target is not null)`)
    .returning(['kind', 'option', 'target', 'language'])
    .executeTakeFirst();
  if (!sent) return undefined;
  await tx
    .deleteFrom('invitation_links')
    .where('company_code', '=', link.companyCode)
    .where('invitation_id', '=', link.invitationId)
    .execute();
  await insertLink(tx, link);
  return sent;
}

export async function markRevoked(tx: Tx, companyCode: string, invitationId: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('invitations')
    .set({ revoked_at: sql`app_now()` })
    .where('company_code', '=', companyCode)
    .where('invitation_id', '=', invitationId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', sql<Date>`app_now()`)
    .where(sql<boolean>`used_count < max_uses`)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function markRestored(tx: Tx, companyCode: string, invitationId: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('invitations')
    .set({ revoked_at: null })
    .where('company_code', '=', companyCode)
    .where('invitation_id', '=', invitationId)
    .where('revoked_at', 'is not', null)
    .where('expires_at', '>', sql<Date>`app_now()`)
    .where(sql<boolean>`used_count < max_uses`)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The services that an invitation promises, whether it still lives or not. */
export async function findServices(tx: Tx, companyCode: string, invitationId: string): Promise<readonly string[]> {
  const row = await tx
    .selectFrom('invitations')
    .select('services')
    .where('company_code', '=', companyCode)
    .where('invitation_id', '=', invitationId)
    .executeTakeFirst();
  return row?.services ?? [];
}

export async function exists(tx: Tx, companyCode: string, invitationId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('invitations')
    .select('invitation_id')
    .where('company_code', '=', companyCode)
    .where('invitation_id', '=', invitationId)
    .executeTakeFirst();
  return row !== undefined;
}

export interface ListedInvitation extends Place {
  readonly invitationId: string;
  readonly kind: InvitationKind;
  readonly option: InvitationOption | null;
  readonly target: Buffer | null;
  readonly note: string;
  readonly services: string[];
  readonly allowedDomains: string[];
  readonly needsApproval: boolean;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly isRevoked: boolean;
  readonly isExpired: boolean;
  readonly isUsedUp: boolean;
  readonly maxUses: number;
  readonly sentCount: number;
  readonly openedCount: number;
  readonly joinedCount: number;
  readonly waitingCount: number;
}

/** The states of `stateOf` as conditions. */
const inState = {
  usedUp: sql<boolean>`used_count >= max_uses`,
  revoked: sql<boolean>`used_count < max_uses and revoked_at is not null`,
  expired: sql<boolean>`used_count < max_uses and revoked_at is null and expires_at <= app_now()`,
  open: sql<boolean>`used_count < max_uses and revoked_at is null and expires_at > app_now()`,
} as const satisfies Record<InvitationState, unknown>;

interface Listing {
  readonly companyCode: string;
  readonly state: InvitationState | undefined;
}

/** Newest first; the people are counted for the rows of the page alone. */
export async function listInvitations(
  tx: Tx,
  { companyCode, state }: Listing,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<ListedInvitation[]> {
  const { rows } = await sql<ListedInvitation>`
    select i.invitation_id as "invitationId", i.kind, i.option, i.target, i.note, i.services,
      i.department_code as "departmentCode", coalesce(i.job_rank_code, '') as "jobRankCode",
      coalesce(i.job_title_code, '') as "jobTitleCode", i.allowed_domains as "allowedDomains",
      i.needs_approval as "needsApproval", i.created_at as "createdAt", i.expires_at as "expiresAt",
      i.revoked_at is not null as "isRevoked", i.expires_at <= app_now() as "isExpired",
      i.used_count >= i.max_uses as "isUsedUp", i.max_uses as "maxUses", i.sent_count as "sentCount",
      i.opened_count as "openedCount", j.*
    from (
      select * from invitations where company_code = ${companyCode} and ${state ? inState[state] : sql`true`}
      order by created_at desc, invitation_id desc limit ${limit} offset ${offset}) i
    cross join lateral (
      select count(*) filter (where state = 'joined')::integer as "joinedCount",
        count(*) filter (where state = 'waiting' and waits_until > app_now())::integer as "waitingCount"
      from invitation_joins
      where company_code = ${companyCode} and invitation_id = i.invitation_id) j
    order by i.created_at desc, i.invitation_id desc`.execute(tx);
  return rows;
}

export async function countInvitations(tx: Tx, { companyCode, state }: Listing): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from invitations
    where company_code = ${companyCode} and ${state ? inState[state] : sql`true`}`.execute(tx);
  return rows[0]?.count ?? 0;
}

export async function purgeInvitations(db: Tx, keptDays: number): Promise<void> {
  await sql`select tidy_invitations(${keptDays}::integer)`.execute(db);
}
