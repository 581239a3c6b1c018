import { invitationLimits, invitationProperties } from '@madang/contract/joining/invitations/limits.ts';
import { daySeconds } from '@madang/contract/kernel/durations.ts';
import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';
import type { Voucher } from '../limits/address-limit.ts';

interface LivingInvitation {
  readonly companyCode: string;
  readonly invitationId: string;
  readonly maxUses: number;
}

/**
 * OTP-08: what the steps of people who come by a living invitation count against, so that an office that shares an address
 * joins on one morning. Anyone who holds the link has so many a day and no more, and no company's links have more than it has.
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
