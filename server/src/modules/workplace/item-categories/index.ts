import type { Module } from '../../../platform/module.ts';
import { itemCategoryNamesOf } from './item-categories.sql.ts';
import { restoreItemCategory } from './operations/restore-item-category.ts';
import { itemCategoryRoutes } from './routes.ts';

export { shownCategoriesOf } from './uses.sql.ts';

/** CAT-01: categories of boards, menus, links and cards of the home. */
export const itemCategories: Module = {
  name: 'item-categories',
  needs: ['companies'],
  contributes: { names: { 'item-category': { rows: itemCategoryNamesOf } } },
  operations: itemCategoryRoutes,
  more: [restoreItemCategory],
};
