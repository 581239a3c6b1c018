import { keyedFactors } from './keyed.ts';
import type { Module } from '../../../platform/module.ts';
import { resetFactorsByOperator } from './operations/reset-factors-by-operator.ts';
import { purgeFactors, purgeFactorsTask } from './purge-expired.ts';
import { factorCommands } from './commands.ts';
import { factorRoutes } from './routes.ts';
import { factorData } from './own-data.ts';
import { factorEndings } from './settle-factors.ts';

export { userHandleOf } from './passkeys/passkeys.ts';

/** The second factor: what a person sets up beside the password, and the step of the sign-in that asks for it. */
export const factors: Module = {
  name: 'mfa',
  needs: [
    'sign-in-policies',
    'accounts',
    'companies',
    'contacts',
    'credentials',
    'factor-requirements',
    'known-devices',
    'sign-in-attempts',
    'notifications',
    'own-records',
    'passwords',
    'person-names',
    'person-records',
  ],
  contributes: {
    ownData: { place: 30, sections: factorData },
    commands: factorCommands,
    personLeaves: { endings: factorEndings },
  },
  keyed: keyedFactors,
  operations: factorRoutes,
  more: [resetFactorsByOperator],
  tasks: (kernel) => ({ [purgeFactorsTask]: () => purgeFactors(kernel) }),
  schedule: [`13 2 * * * ${purgeFactorsTask}`],
};
