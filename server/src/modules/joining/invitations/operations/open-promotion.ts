import { servicesOf } from '@madang/contract/ground/companies/service-types.ts';
import { promotionOpening } from '@madang/contract/joining/invitations/promotion-route.ts';
import { Refusal, refuseField } from '@madang/contract/refuse.ts';
import { enterCompany } from '../../../../kernel/db/database.ts';
import type { Flow } from '../../../../kernel/flow/flow.ts';
import type { Kernel } from '../../../../kernel/kernel.ts';
import type { Quota } from '../../../../kernel/limits/quota.ts';
import { refundAttempt } from '../../../../kernel/limits/rate-limit.ts';
import { defineFlowStep } from '../../../../kernel/operations/definition.ts';
import { readCompany } from '../../../ground/companies/index.ts';
import { consumeKeyAttempt } from '../../../secrets/otp/index.ts';
import { codeHash as hashOf, findCompanyPromotion, refusePromotion } from '../../../ground/promotions/index.ts';
import { refuseWhileClosed } from '../../../people/registration-flows/index.ts';
import { bindLinkedFlow, findLinkedFlow } from '../bind-invitation.ts';
import { requireOpen } from '../flow-invitation.ts';
import { keepPromotion } from '../invitations.sql.ts';

/**
 * ACC-05: opens an invitation by a promotion code that names a company. The company's record decides everything; the
 * account uses the code.
 */
export const openPromotion = defineFlowStep({
  name: 'open-promotion',
  input: promotionOpening,
  refusals: [
    'CO429',
    'INVITATION_INVALID',
    'MB_M_REGISTRATION_CLOSED',
    'OTP0003',
    'PROMOTION_EXPIRED',
    'PROMOTION_UNKNOWN',
    'PROMOTION_USED_UP',
  ],
  isSecret: true,
  async prepare({ kernel, flow, request: { address } }, { promotionCode }) {
    await refuseWhileClosed(kernel);
    const attempt = await consumeAttempt(kernel, { flow, address });
    const codeHash = hashOf(promotionCode);
    const found = await findCompanyPromotion(kernel.db, codeHash);
    if (typeof found === 'string') throw refusePromotion(found);
    const { companyCode, promotionId: invitationId } = found;
    const binding = { companyCode, invitationId, codeHash, idDomain: '' };
    return { found, binding, attempt, linked: await findLinkedFlow(kernel, { flow, address }, binding) };
  },
  async run({ tx, request: { language }, prepared: { found, binding, attempt, linked } }) {
    const { companyCode } = found;
    await enterCompany(tx, companyCode);
    const services = servicesOf[(await readCompany(tx, companyCode)).serviceType];
    await keepPromotion(tx, found, { services, language });
    // The company's administrator may have revoked what the operator issued.
    await requireOpen(tx, binding);
    await bindLinkedFlow(tx, linked);
    // A right code is no guess: a whole office brings the same one from one address.
    await refundAttempt(tx, attempt.key, [attempt.limit]);
    // Nothing of the code is used before the account is made, and that is written down.
    return { answer: { newFlowSecret: linked.newFlowSecret }, audit: 'none' };
  },
});

/** Trying codes out is limited as sending them is, and counted before one is looked at. */
async function consumeAttempt(
  kernel: Kernel,
  caller: { readonly flow: Flow; readonly address: string },
): Promise<Quota> {
  try {
    return await consumeKeyAttempt(kernel, caller);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw refuseField('promotionCode', error.code, error.params);
  }
}
