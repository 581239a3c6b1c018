import * as routes from '@madang/contract/companies/routes.ts';
import { callOf } from '../../kernel/operations/call-of.ts';
import { changeCompanyIdentity } from './operations/change-company-identity.ts';
import { readCompanyIdentity } from './operations/read-company-identity.ts';
import { readCompanyMark } from './operations/read-company-mark.ts';
import { readKnownCompany } from './operations/read-known-company.ts';

export const companyRoutes = [
  callOf(routes.readCompanyIdentity, readCompanyIdentity),
  callOf(routes.changeCompanyIdentity, changeCompanyIdentity, { answer: () => ({ result: 'success' as const }) }),
  callOf(routes.readCompanyMark, readCompanyMark),
  callOf(routes.readKnownCompany, readKnownCompany),
];
