import * as z from 'zod/mini';
import { route } from '../../kernel/route.ts';
import { success } from '../../kernel/wire.ts';
import { typedPromotionCode } from '../../ground/promotions/rules.ts';

export const promotionOpening = z.strictObject({ promotionCode: typedPromotionCode });

/**
 * ACC-05: binds the flow to the company of a promotion code. It continues as an invitation, and the code is used with
 * the account.
 */
export const openPromotion = route({
  method: 'POST',
  path: '/api/v1/registration/promotion',
  body: promotionOpening,
  answer: success,
});
