import type { Module } from '../../../platform/module.ts';
import { restoreMenu } from './operations/restore-menu.ts';
import { menuRoutes } from './routes.ts';
import { menuNamesOf } from './names.sql.ts';
import { menuContribution } from './contribution.ts';

/** The portal's navigation: menus and groups of menus. */
export const menus: Module = {
  name: 'menus',
  needs: ['boards', 'companies', 'set-up-runs'],
  contributes: {
    ...menuContribution,
    names: { menu: { rows: menuNamesOf } },
  },
  operations: menuRoutes,
  more: [restoreMenu],
};
