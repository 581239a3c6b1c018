import type { Module } from '../../../platform/module.ts';
import { consoleRoutes } from './routes.ts';
import { consoleData } from './own-data.sql.ts';

/** The console's own: notices, overview and first steps. */
export const consoleModule: Module = {
  name: 'console',
  needs: ['jobs', 'person-names', 'setup'],
  contributes: {
    ownData: { place: 160, sections: consoleData },
  },
  operations: consoleRoutes,
};
