import type { Module } from '../../../platform/module.ts';
import { propertyCommands } from './commands.ts';
import { propertyRoutes } from './routes.ts';

/** What the operator sets for the whole platform: read by everyone in parts, changed by the operator. */
export const properties: Module = {
  name: 'properties',
  needs: [],
  operations: propertyRoutes,
  contributes: { commands: propertyCommands },
};
