import { servicesOf } from '@madang/contract/companies/service-types.ts';
import { openPromotion as route } from '@madang/contract/invitations/promotion-route.ts';
import { Refusal, refuseField } from '@madang/contract/refuse.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import { operation, type Call } from '../../../kernel/http/operation.ts';
import { readServiceType } from '../../companies/index.ts';
import { consumeKeyAttempt } from '../../otp/index.ts';
import { codeHash as hashOf, findCompanyPromotion, refusePromotion } from '../../promotions/index.ts';
import { refuseWhileClosed } from '../../signup/index.ts';
import { bindInvitation } from '../bind-invitation.ts';
import { readBound } from '../flow-invitation.ts';
import { keepPromotion } from '../invitations.sql.ts';

/**
 * ACC-05: a promotion code that names a company invites whoever brings it. Company, services and place come from the
 * company's record, never from the caller; the code's use is taken with the account.
 */
export const openPromotion = operation(route, async (call) => {
  const { kernel, request, body } = call;
  await refuseWhileClosed(kernel);
  await consumeAttempt(call);
  const codeHash = hashOf(body.promotionCode);
  const found = await findCompanyPromotion(kernel.db, codeHash);
  if (typeof found === 'string') throw refusePromotion(found);
  const { companyCode, promotionId: invitationId } = found;
  await inCompany(kernel.db, companyCode, async (tx) => {
    const services = servicesOf[await readServiceType(tx, companyCode)];
    await keepPromotion(tx, found, { services, language: request.language });
  });
  const binding = { companyCode, invitationId, codeHash };
  // The company's administrator may have revoked what the operator issued.
  await readBound(kernel, binding);
  await bindInvitation(call, binding);
  return { result: 'success' as const };
});

/** Trying codes out is limited as sending them is, and counted before one is looked at. */
async function consumeAttempt({ kernel, flow, request }: Call<typeof route>): Promise<void> {
  try {
    await consumeKeyAttempt(kernel, { flow, address: request.address });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    throw refuseField('promotionCode', error.code, error.params);
  }
}
