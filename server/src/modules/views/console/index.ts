import type { Module } from '../../../platform/module.ts';
import { consoleRoutes } from './routes.ts';
import { consoleData } from './own-data.sql.ts';

/** The console's own: notices, overview and first steps. */
export const consoleModule: Module = {
  name: 'console',
  needs: [
    'anniversaries',
    'boards',
    'companies',
    'company-policies',
    'departments',
    'factor-requirements',
    'invitations',
    'job-ranks',
    'jobs',
    'menus',
    'people',
    'person-names',
    'person-records',
    'quick-links',
    'roles',
    'set-up-runs',
    'setup',
    'sub-organisations',
    'terms',
  ],
  contributes: {
    ownData: { place: 160, sections: consoleData },
  },
  operations: consoleRoutes,
};
