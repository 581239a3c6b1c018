import { markFilesOf } from './identity.sql.ts';
import type { Module } from '../../../platform/module.ts';
import { purgeMark, purgeMarkTask } from './identity.ts';
import { companyRoutes } from './routes.ts';
import { companyData } from './own-data.sql.ts';
import { companyContribution } from './contribution.ts';

export {
  type CompanyProfile,
  companyTypeOf,
  createCompany,
  enterPlatform,
  isCompany,
  listCompanyCodes,
  purgeFreeCompany,
  readCompany,
  storedServiceTypeOf,
  toServiceType,
} from './companies.ts';
export { countDirectory, lockCompanyType, selectDirectory, updateCompanyType } from './directory.sql.ts';
export { readMailSender } from './mail-sender.ts';
export { offeredServices, readConnected } from './offered-services.ts';
export { companyIdentity } from './identity.sql.ts';
export { faceOf } from './identity.ts';
export { lockCompany } from './lock-company.sql.ts';

export const companies: Module = {
  name: 'companies',
  needs: [],
  contributes: {
    ...companyContribution,
    ownData: { place: 50, sections: companyData },
  },
  namedFiles: markFilesOf,
  operations: companyRoutes,
  tasks: (kernel) => ({ [purgeMarkTask]: (payload) => purgeMark(kernel, payload) }),
};
