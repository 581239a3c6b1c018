import type { Module } from '../../../platform/module.ts';
import { propertyCommands } from './commands.ts';
import { propertyRoutes } from './routes.ts';

/** Module of the platform-wide settings: everyone reads parts of them, the operator changes them. */
export const properties: Module = {
  name: 'properties',
  needs: [],
  operations: propertyRoutes,
  contributes: { commands: propertyCommands },
};
