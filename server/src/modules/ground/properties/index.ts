import type { Module } from '../../../platform/module.ts';
import { propertyRoutes } from './routes.ts';

export { changeProperty } from './operations/change-property.ts';
export { propertyRows } from './property-row.ts';

/** What the operator sets for the whole platform: read by everyone in parts, changed by the operator. */
export const properties: Module = {
  name: 'properties',
  needs: [],
  operations: propertyRoutes,
};
