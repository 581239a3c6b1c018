import type { Module } from '../../../platform/module.ts';
import { purgeEndedCompanies, purgeEndedTask } from './purge-ended.ts';
import { destroyCompany } from './operations/destroy-company.ts';
import { takeBackEnding } from './operations/take-back-ending.ts';
import { companyCommands } from './commands.ts';
import { closureRoutes } from './routes.ts';

export { purgeEndedCompanies } from './purge-ended.ts';

/** Module that ends a company's service, cancels the ending and deletes the company's data. */
export const endings: Module = {
  name: 'company-closures',
  needs: ['companies', 'ended-companies', 'notifications', 'passwords', 'people', 'roles'],
  operations: closureRoutes,
  contributes: { commands: companyCommands },
  more: [destroyCompany, takeBackEnding],
  tasks: (kernel) => ({ [purgeEndedTask]: () => purgeEndedCompanies(kernel) }),
  schedule: [`33 * * * * ${purgeEndedTask}`],
};
