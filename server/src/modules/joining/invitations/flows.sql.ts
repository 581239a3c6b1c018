import { invitationLimits, invitationProperties } from '@madang/contract/joining/invitations/limits.ts';
import { daySeconds } from '@madang/contract/kernel/durations.ts';
import { sql } from 'kysely';
import type { Tx } from '../../../kernel/db/database.ts';
import type { Voucher } from '../../../kernel/limits/address-limit.ts';

/** The invitation with which a flow was opened. */
export interface Binding {
  readonly companyCode: string;
  readonly invitationId: string;
  readonly codeHash: Buffer;
  /** True if the sign-up button was pressed. */
  readonly isBegun: boolean;
}

export async function findBinding(db: Tx, flowId: string): Promise<Binding | undefined> {
  const row = await db
    .selectFrom('invitation_flows')
    .select(['company_code', 'invitation_id', 'code_hash', 'begun_at'])
    .where('flow_id', '=', flowId)
    .executeTakeFirst();
  return (
    row && {
      companyCode: row.company_code,
      invitationId: row.invitation_id,
      codeHash: row.code_hash,
      isBegun: row.begun_at !== null,
    }
  );
}

export interface NewBinding extends Omit<Binding, 'isBegun'> {
  /** The company's own domain that the invitation asks for, whether its proof stands or not; '' for the product's. */
  readonly idDomain: string;
}

/** Binds a flow for its life; a second link never takes the place of the first. */
export async function bindFlow(db: Tx, flowId: string, binding: NewBinding): Promise<void> {
  await db
    .insertInto('invitation_flows')
    .values({
      flow_id: flowId,
      company_code: binding.companyCode,
      invitation_id: binding.invitationId,
      code_hash: binding.codeHash,
      id_domain: binding.idDomain,
    })
    .onConflict((conflict) => conflict.column('flow_id').doNothing())
    .execute();
}

/** True for the first press alone. */
export async function markBegun(tx: Tx, flowId: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('invitation_flows')
    .set({ begun_at: sql`app_now()` })
    .where('flow_id', '=', flowId)
    .where('begun_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

interface LivingInvitation {
  readonly companyCode: string;
  readonly invitationId: string;
  readonly maxUses: number;
}

/**
 * OTP-08: counts for steps of people with a valid invitation, so that an office with one address can join together. A
 * link's daily count is limited.
 */
export function invitationVoucher({ companyCode, invitationId, maxUses }: LivingInvitation): Voucher {
  const { asksPerUse, asksBeside } = invitationLimits;
  const limit = { count: asksPerUse * maxUses + asksBeside, seconds: daySeconds };
  const issuer = { key: `invitations:${companyCode}`, max: invitationProperties.asksPerCompanyDay };
  return { key: `invitation:${invitationId}`, limit, issuer };
}

/** The voucher of a flow that a living invitation is bound to, before its company is entered. */
export async function findFlowVoucher(db: Tx, flowId: string): Promise<Voucher | undefined> {
  const { rows } = await sql<LivingInvitation>`
    select company_code as "companyCode", invitation_id as "invitationId", max_uses as "maxUses"
    from flow_invitation(${flowId})`.execute(db);
  return rows[0] && invitationVoucher(rows[0]);
}
