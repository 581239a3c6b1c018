import type { Module } from '../../../platform/module.ts';
import { giveLoginId } from './operations/give-login-id.ts';
import { operatorRoutes } from './routes.ts';

export { runCommand } from './commands/run-command.ts';
export { FailedCheck, UsageError } from './commands/usage-error.ts';
export { offerSetup, type SetupOffer } from './offer-setup.ts';

/** The people who run the platform: their set-up by a one-time token, and their commands. */
export const operators: Module = {
  name: 'operators',
  needs: [
    'access-rules',
    'companies',
    'company-closures',
    'directory',
    'ended-companies',
    'notifications',
    'passwords',
    'people',
    'promotions',
    'properties',
    'records',
    'registration-flows',
    'roles',
    'two-factor',
  ],
  operations: operatorRoutes,
  more: [giveLoginId],
};
