import type { Module } from '../../../platform/module.ts';
import { portalRoutes } from './routes.ts';

export { homeParts } from './home-parts.ts';

/** The page that people land on after sign-in, and the order of what stands on it. */
export const portal: Module = {
  name: 'portal',
  needs: ['boards', 'portlets', 'set-up-runs'],
  operations: portalRoutes,
};
