import * as z from 'zod/mini';
import { route } from '../../kernel/route.ts';
import { success } from '../../kernel/wire.ts';
import { typedPromotionCode } from '../../ground/promotions/rules.ts';

export const promotionOpening = z.strictObject({ promotionCode: typedPromotionCode });

/**
 * ACC-05: binds the caller's flow to the company that a promotion code names. From here on it is an invitation's way, and
 * nothing of the code is used before the account is made.
 */
export const openPromotion = route({
  method: 'POST',
  path: '/api/v1/registration/promotion',
  body: promotionOpening,
  answer: success,
});
