import { accessRuleProperties } from '@madang/contract/access/access-rules/properties.ts';
import type { Module } from '../../../platform/module.ts';
import { networkAdmission } from './allowed-networks.ts';
import { failedLogInsOf } from './failed-log-ins.ts';
import { purgeFailures, purgeFailuresTask } from './failed-log-ins.sql.ts';
import { accessRuleRoutes } from './routes.ts';
import { networkCommands } from './commands.ts';

export { isNetworkAllowed, networkAdmission } from './allowed-networks.ts';
export { failedLogInsOf, notingRefused } from './failed-log-ins.ts';
export { changeNetworks } from './operations/change-networks.ts';

/** ACC-01: rules for sessions and networks of a company's people. */
export const accessRules: Module = {
  name: 'access-rules',
  needs: ['employment-states', 'ended-companies', 'people', 'person-records'],
  operations: accessRuleRoutes,
  contributes: {
    admission: networkAdmission,
    logInFailed: (kernel, failure) => failedLogInsOf(kernel).note(failure),
    commands: networkCommands,
  },
  close: (kernel) => failedLogInsOf(kernel).flush(),
  tasks: ({ db, properties }) => ({
    [purgeFailuresTask]: async () => purgeFailures(db, await properties.get(accessRuleProperties.failuresKeptDays)),
  }),
  schedule: [`41 3 * * * ${purgeFailuresTask}`],
};
