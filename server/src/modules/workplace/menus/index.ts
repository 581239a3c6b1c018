import type { MenuService } from '@madang/contract/workplace/menus/rules.ts';
import type { HomeMenu } from '@madang/contract/views/portal/routes.ts';
import type { Module } from '../../../platform/module.ts';
import { menuTree } from './menus.ts';
import { type StoredMenu, menusServedTo } from './menus.sql.ts';
import { restoreMenu } from './operations/restore-menu.ts';
import { menuRoutes } from './routes.ts';
import { menuNamesOf } from './names.sql.ts';

export { menuCountOf } from './menus.sql.ts';

/** What a person sees of the company's menus, in order: the question for the home's statement, and its reading. */
export const homeMenus = {
  ask: menusServedTo,
  read: (rows: readonly StoredMenu[]): HomeMenu[] =>
    menuTree(rows)
      // A group of which the person is served nothing would open onto nothing.
      .filter(({ kind, lowerMenus }) => kind === 'menu' || lowerMenus.length > 0)
      .map(({ isActive: _shown, lowerMenus, ...menu }) => ({ ...shown(menu), lowerMenus: lowerMenus.map(shown) })),
};

function shown<Menu extends { readonly service: MenuService }>({ service, ...menu }: Menu) {
  return { ...menu, isFullScreen: service.isFullScreen };
}

/** The portal's navigation: menus and groups of menus. */
export const menus: Module = {
  name: 'menus',
  needs: ['boards', 'companies', 'set-up-runs'],
  contributes: {
    names: { menu: { rows: menuNamesOf } },
  },
  operations: menuRoutes,
  more: [restoreMenu],
};
