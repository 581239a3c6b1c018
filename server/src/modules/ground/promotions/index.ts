import type { Module } from '../../../platform/module.ts';
import { promotionCommands } from './commands.ts';
import { promotionRoutes } from './routes.ts';
import { promotionData } from './own-data.sql.ts';

export { issuePromotion } from './operations/issue-promotion.ts';
export {
  findCompanyPromotion,
  redeemPromotion,
  refusePromotion,
  type CompanyPromotion,
  type Redeemer,
  type Redemption,
} from './redeem-promotion.ts';
export { codeHash, newCodes } from './codes.ts';
export { companyKeyPage } from './activation-key-page.ts';
export { countValidKeys, selectActivationKeyState } from './activation-keys.sql.ts';
export {
  isOperatorsKey,
  isUsableActivationKey,
  registerActivationKey,
  releaseActivationKey,
  spendActivationKey,
} from './spend-activation-key.ts';

/** Promotion codes of the platform's operator and opencodes of agencies: issue, list, revoke; others take them. */
export const promotions: Module = {
  name: 'promotions',
  needs: [],
  contributes: {
    ownData: { place: 80, sections: promotionData },
    commands: promotionCommands,
  },
  operations: promotionRoutes,
};
