import type { Module } from '../../../platform/module.ts';
import { grantEffectRoutes } from './routes.ts';

/** MEM-09: effects of changes of grants and roles, before they are made. */
export const grantEffects: Module = {
  name: 'grant-effects',
  needs: ['company-roles', 'grants'],
  operations: grantEffectRoutes,
};
