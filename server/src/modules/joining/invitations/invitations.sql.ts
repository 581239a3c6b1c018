import { sql } from 'kysely';
import type { InvitationKind, InvitationOption } from '@madang/contract/joining/invitations/rules.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import type { CompanyPromotion } from '../../ground/promotions/index.ts';
import type { Place } from './place.ts';

export interface NewInvitation {
  readonly companyCode: string;
  readonly invitationId: string;
  readonly codeHash: Buffer;
  readonly kind: InvitationKind;
  readonly option?: InvitationOption;
  readonly target?: Buffer;
  /** Blind index by which the target is found while the invitation is open. */
  readonly targetIndex?: Buffer;
  readonly language: string;
  readonly note: string;
  readonly services: readonly string[];
  readonly place: Place;
  readonly allowedDomains: readonly string[];
  readonly idDomain: string;
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
      mail_proof_hash: invitation.option === 'externalMail' ? invitation.codeHash : null,
      kind: invitation.kind,
      option: invitation.option ?? null,
      target: invitation.target ?? null,
      target_index: invitation.targetIndex ?? null,
      language: invitation.language,
      note: invitation.note,
      services: [...invitation.services],
      department_code: invitation.place.departmentCode,
      job_rank_code: invitation.place.jobRankCode || null,
      job_title_code: invitation.place.jobTitleCode || null,
      allowed_domains: [...invitation.allowedDomains],
      id_domain: invitation.idDomain,
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
      'id_domain',
      'needs_approval',
      'max_uses',
      'inviter_id',
    ])
    .where('company_code', '=', companyCode)
    .where('invitation_id', '=', invitationId)
    .where(sql<boolean>`(kind = 'promotion' or code_hash = ${codeHash})`)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', sql<Date>`app_now()`)
    .where(sql<boolean>`used_count < max_uses and is_in_service(company_code) and not is_by_locked(inviter_id)`)
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

/**
 * INV-05: uses up the mailbox proof of a mail's own code: true once for a valid invitation. Shared links and numbers
 * prove no mailbox.
 */
export async function takeMailProof(tx: Tx, { companyCode, invitationId, codeHash }: Link): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('invitations')
    .set({ mail_proof_hash: null })
    .where('company_code', '=', companyCode)
    .where('invitation_id', '=', invitationId)
    .where('code_hash', '=', codeHash)
    .where('mail_proof_hash', '=', codeHash)
    .where('target', 'is not', null)
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
      mail_proof_hash: sql`case option when 'externalMail' then ${link.codeHash}::bytea end`,
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

/** The services and the domain that an invitation promises, whether it still lives or not. */
export async function findPromised(
  tx: Tx,
  companyCode: string,
  invitationId: string,
): Promise<{ readonly services: readonly string[]; readonly idDomain: string }> {
  const row = await tx
    .selectFrom('invitations')
    .select(['services', 'id_domain'])
    .where('company_code', '=', companyCode)
    .where('invitation_id', '=', invitationId)
    .executeTakeFirst();
  return { services: row?.services ?? [], idDomain: row?.id_domain ?? '' };
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

export async function purgeInvitations(db: Tx, keptDays: number): Promise<void> {
  await sql`select tidy_invitations(${keptDays}::integer)`.execute(db);
}
