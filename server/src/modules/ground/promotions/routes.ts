import * as routes from '@madang/contract/ground/promotions/routes.ts';
import { callOf } from '../../../kernel/operations/call-of.ts';
import { issueCompanyKeys } from './operations/issue-company-keys.ts';
import { issueOpencodes } from './operations/issue-opencodes.ts';
import { issuePromotion } from './operations/issue-promotion.ts';
import { listOpencodes } from './operations/list-opencodes.ts';
import { listPromotionCodes } from './operations/list-promotion-codes.ts';
import { listPromotions } from './operations/list-promotions.ts';
import { revokeCompanyKey } from './operations/revoke-company-key.ts';
import { revokeOpencode } from './operations/revoke-opencode.ts';
import { revokePromotion } from './operations/revoke-promotion.ts';

export const promotionRoutes = [
  callOf(routes.listPromotions, listPromotions),
  callOf(routes.issuePromotion, issuePromotion),
  callOf(routes.listPromotionCodes, listPromotionCodes),
  callOf(routes.revokePromotion, revokePromotion),
  callOf(routes.listActivationKeys, listOpencodes),
  callOf(routes.issueActivationKeys, issueOpencodes, { answer: ({ codes }) => ({ codes }) }),
  callOf(routes.revokeActivationKey, revokeOpencode, { answer: () => ({ result: 'success' as const }) }),
  callOf(routes.issueCompanyKeys, issueCompanyKeys, { answer: ({ codes }) => ({ codes }) }),
  callOf(routes.revokeCompanyKey, revokeCompanyKey, { answer: () => ({ result: 'success' as const }) }),
];
