import type { Module } from '../../../platform/module.ts';
import { portalRoutes } from './routes.ts';

export { homeQueries } from './home-queries.ts';

/** The page that people land on after log-in, and what stands on it. */
export const portal: Module = {
  name: 'portal',
  needs: [
    'anniversaries',
    'boards',
    'companies',
    'menus',
    'notifications',
    'people',
    'person-records',
    'portlets',
    'quick-links',
    'set-up-runs',
  ],
  operations: portalRoutes,
};
