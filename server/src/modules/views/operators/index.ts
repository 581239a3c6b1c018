import type { Module } from '../../../platform/module.ts';
import { operatorRoutes } from './routes.ts';

export { runCommand } from './commands/run-command.ts';
export { type SetupOffer, offerSetup } from './offer-setup.ts';

/** The people who run the platform: their set-up by a one-time token, and their commands. */
export const operators: Module = {
  name: 'operators',
  needs: ['companies', 'audit-log', 'signup'],
  operations: operatorRoutes,
};
