import * as routes from '@madang/contract/ground/companies/routes.ts';
import { callOf } from '../../../kernel/operations/call-of.ts';
import { changeCompanyIdentity } from './operations/change-company-identity.ts';
import { changeCompanyRecord } from './operations/change-company-record.ts';
import { readCompanyIdentity } from './operations/read-company-identity.ts';
import { readCompanyMark } from './operations/read-company-mark.ts';
import { readCompanyRecord } from './operations/read-company-record.ts';
import { readKnownCompany } from './operations/read-known-company.ts';

export const companyRoutes = [
  callOf(routes.readCompanyIdentity, readCompanyIdentity),
  callOf(routes.changeCompanyIdentity, changeCompanyIdentity, { answer: () => ({ result: 'success' as const }) }),
  callOf(routes.readCompanyRecord, readCompanyRecord),
  callOf(routes.changeCompanyRecord, changeCompanyRecord, { answer: () => ({ result: 'success' as const }) }),
  callOf(routes.readCompanyMark, readCompanyMark),
  callOf(routes.readKnownCompany, readKnownCompany),
];
