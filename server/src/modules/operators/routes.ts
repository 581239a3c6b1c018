import * as platform from '@madang/contract/operators/platform.ts';
import * as routes from '@madang/contract/operators/routes.ts';
import { callOf } from '../../kernel/operations/call-of.ts';
import { changeCompanyType } from './operations/change-company-type.ts';
import { listPlatformCompanies } from './operations/list-platform-companies.ts';
import { readDelivery } from './operations/read-delivery.ts';
import { readOperatorSetup } from './operations/read-operator-setup.ts';
import { setUpOperator } from './operations/set-up-operator.ts';

export const operatorRoutes = [
  callOf(platform.listPlatformCompanies, listPlatformCompanies),
  callOf(platform.changeCompanyType, changeCompanyType, { answer: () => ({ result: 'success' as const }) }),
  callOf(platform.readDelivery, readDelivery),
  callOf(routes.readOperatorSetup, readOperatorSetup),
  callOf(routes.setUpOperator, setUpOperator, { answer: () => ({ result: 'success' as const }) }),
];
