import type { Module } from '../../kernel/http/module.ts';
import { issueOpencodesCall } from './operations/issue-opencodes.ts';
import { issuePromotionCall } from './operations/issue-promotion.ts';
import { listOpencodesCall } from './operations/list-opencodes.ts';
import { listPromotionCodesCall } from './operations/list-promotion-codes.ts';
import { listPromotionsCall } from './operations/list-promotions.ts';
import { revokeOpencodeCall } from './operations/revoke-opencode.ts';
import { revokePromotionCall } from './operations/revoke-promotion.ts';

export { issuePromotion } from './operations/issue-promotion.ts';
export { listPromotions } from './operations/list-promotions.ts';
export { revokePromotion } from './operations/revoke-promotion.ts';
export {
  findCompanyPromotion,
  redeemPromotion,
  refusePromotion,
  type CompanyPromotion,
  type Redeemer,
  type Redemption,
} from './redeem-promotion.ts';
export { codeHash, newCodes } from './codes.ts';
export { selectOpencodeState } from './opencodes.sql.ts';
export { isUsableOpencode, registerOpencode, useOpencode } from './use-opencode.ts';

export { promotionData } from './own-data.sql.ts';

/** Promotion codes of the platform's operator and opencodes of agencies: issue, list, revoke; others take them. */
export const promotions: Module = {
  name: 'promotions',
  needs: [],
  operations: [
    listPromotionsCall,
    issuePromotionCall,
    listPromotionCodesCall,
    revokePromotionCall,
    listOpencodesCall,
    issueOpencodesCall,
    revokeOpencodeCall,
  ],
};
