import { markFilesOf } from './identity.sql.ts';
import type { Module } from '../../../platform/module.ts';
import { purgeMark, purgeMarkTask } from './identity.ts';
import { companyRoutes } from './routes.ts';
import { companyData } from './own-data.sql.ts';

export { redirectsToSetUp, homeOfSession, setUpOf } from './home-of.ts';
export { noteVisit } from './set-up-use.ts';
export {
  createCompany,
  enterPlatform,
  purgeFreeCompany,
  isCompany,
  listCompanyCodes,
  companyTypeOf,
  readCompany,
  readServiceType,
  serviceTypeOf,
  storedServiceTypeOf,
  toServiceType,
  type CompanyProfile,
} from './companies.ts';
export {
  purgeRows,
  lockInService,
  lockToEnd,
  listEnded,
  listOverdue,
  markDestroyed,
  markEnded,
  markTakenBack,
  type EndedCompany,
} from './ended.sql.ts';
export { countDirectory, lockCompanyType, selectDirectory, updateCompanyType } from './directory.sql.ts';
export { endClosedSetUp, type Coming } from './closed-set-up.ts';
export { readMailSender } from './mail-sender.ts';
export { offeredServices, readConnected } from './offered-services.ts';
export { companyIdentity, hasOwnFace } from './identity.sql.ts';
export { faceOf } from './identity.ts';
export {
  factorChoiceOf,
  lockPolicies,
  type Policies,
  readPolicies,
  readRenewal,
  updateFactorPolicy,
  updatePolicies,
  updateRenewal,
} from './policies.sql.ts';
export { readPasswordSetting, type PasswordSetting } from './password-setting.ts';
export {
  beginRun,
  continueRun,
  endRun,
  lockRun,
  moveRun,
  runUseOf,
  setHomeScreen,
  type EndedState,
  type SetUpRun,
} from './set-up-run.sql.ts';
export { lockCompany, lockSetUp, isBeingSetUp, isUnfinished } from './set-up.ts';

export const companies: Module = {
  name: 'companies',
  needs: [],
  contributes: {
    ownData: { place: 50, sections: companyData },
  },
  namedFiles: markFilesOf,
  operations: companyRoutes,
  tasks: (kernel) => ({ [purgeMarkTask]: (payload) => purgeMark(kernel, payload) }),
};
