import type { MenuRow } from '@madang/contract/menus/routes.ts';
import type { Module } from '../../kernel/http/module.ts';
import { menuTree } from './menus.ts';
import { menusOf, type StoredMenu } from './menus.sql.ts';
import { menuRoutes } from './routes.ts';

/** What the company's people see of its menus, in order: the question for the home's statement, and its reading. */
export const homeMenus = {
  ask: menusOf,
  read: (rows: readonly StoredMenu[]): MenuRow[] => menuTree(rows).filter(({ isActive }) => isActive),
};

/** The portal's navigation: menus and groups of menus. */
export const menus: Module = {
  name: 'menus',
  needs: ['boards', 'companies'],
  operations: menuRoutes,
};
