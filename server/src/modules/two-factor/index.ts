import type { Module } from '../../kernel/http/module.ts';
import { addFirstPasskeyCall } from './operations/add-first-passkey.ts';
import { beginFirstAppCall } from './operations/begin-first-app.ts';
import { beginFirstPasskeyCall } from './operations/begin-first-passkey.ts';
import { confirmFirstAppCall } from './operations/confirm-first-app.ts';
import { addPasskeyCall } from './operations/add-passkey.ts';
import { askPasskeyCall } from './operations/ask-passkey.ts';
import { beginPasskeyCall } from './operations/begin-passkey.ts';
import { passWithPasskeyCall } from './operations/pass-with-passkey.ts';
import { removePasskeyCall } from './operations/remove-passkey.ts';
import { renamePasskeyCall } from './operations/rename-passkey.ts';
import { beginAppCall } from './operations/begin-app.ts';
import { confirmAppCall } from './operations/confirm-app.ts';
import { passWithAppCall } from './operations/pass-with-app.ts';
import { passWithRecoveryCodeCall } from './operations/pass-with-recovery-code.ts';
import { readFactorStepCall } from './operations/read-factor-step.ts';
import { resetFactorsCall } from './operations/reset-factors.ts';
import { purgeFactors, purgeFactorsTask } from './purge-expired.ts';
import { factorRoutes } from './routes.ts';

export { factorData } from './own-data.ts';
export { resetFactorsByLoginId } from './reset-factors.ts';

/** The second factor: what a person sets up beside the password, and the step of the log-in that asks for it. */
export const factors: Module = {
  name: 'two-factor',
  needs: ['accounts', 'companies'],
  operations: [
    ...factorRoutes,
    beginAppCall,
    confirmAppCall,
    beginPasskeyCall,
    addPasskeyCall,
    renamePasskeyCall,
    removePasskeyCall,
    resetFactorsCall,
    readFactorStepCall,
    askPasskeyCall,
    passWithPasskeyCall,
    passWithAppCall,
    passWithRecoveryCodeCall,
    beginFirstAppCall,
    confirmFirstAppCall,
    beginFirstPasskeyCall,
    addFirstPasskeyCall,
  ],
  tasks: (kernel) => ({ [purgeFactorsTask]: () => purgeFactors(kernel) }),
  schedule: [`13 2 * * * ${purgeFactorsTask}`],
};
