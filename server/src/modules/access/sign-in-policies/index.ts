import { signInPolicyProperties } from '@madang/contract/access/sign-in-policies/properties.ts';
import type { Module } from '../../../platform/module.ts';
import { networkAdmission } from './allowed-networks.ts';
import { failedSignInsOf } from './failed-sign-ins.ts';
import { purgeFailures, purgeFailuresTask } from './failed-sign-ins.sql.ts';
import { signInPolicyRoutes } from './routes.ts';
import { networkCommands } from './commands.ts';

export { isNetworkAllowed, networkAdmission } from './allowed-networks.ts';
export { failedSignInsOf, notingRefused } from './failed-sign-ins.ts';
export { changeNetworks } from './operations/change-networks.ts';

/** ACC-01: rules for sessions and networks of a company's people. */
export const signInPolicies: Module = {
  name: 'sign-in-policies',
  needs: ['employment-states', 'ended-companies', 'people', 'person-records'],
  operations: signInPolicyRoutes,
  contributes: {
    admission: networkAdmission,
    logInFailed: (kernel, failure) => failedSignInsOf(kernel).note(failure),
    commands: networkCommands,
  },
  close: (kernel) => failedSignInsOf(kernel).flush(),
  tasks: ({ db, properties }) => ({
    [purgeFailuresTask]: async () => purgeFailures(db, await properties.get(signInPolicyProperties.failuresKeptDays)),
  }),
  schedule: [`41 3 * * * ${purgeFailuresTask}`],
};
