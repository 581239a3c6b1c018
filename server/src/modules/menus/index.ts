import type { MenuRow } from '@madang/contract/menus/routes.ts';
import type { Module } from '../../kernel/http/module.ts';
import { menuTree } from './menus.ts';
import { menusOf, type StoredMenu } from './menus.sql.ts';
import { changeMenuCall } from './operations/change-menu.ts';
import { createMenuCall } from './operations/create-menu.ts';
import { deleteMenuCall, removeMenuCall } from './operations/delete-menu.ts';
import { insertMenuCall } from './operations/insert-menu.ts';
import { listMenuPagesCall, listMenusCall } from './operations/list-menus.ts';
import { orderMenusCall } from './operations/order-menus.ts';
import { restoreMenuCall } from './operations/restore-menu.ts';

/** What the company's people see of its menus, in order: the question for the home's statement, and its reading. */
export const homeMenus = {
  ask: menusOf,
  read: (rows: readonly StoredMenu[]): MenuRow[] => menuTree(rows).filter(({ isActive }) => isActive),
};

/** The portal's navigation: menus and groups of menus. */
export const menus: Module = {
  name: 'menus',
  needs: ['boards', 'companies'],
  operations: [
    insertMenuCall,
    removeMenuCall,
    listMenusCall,
    listMenuPagesCall,
    createMenuCall,
    changeMenuCall,
    deleteMenuCall,
    restoreMenuCall,
    orderMenusCall,
  ],
};
