import * as routes from '@madang/contract/workplace/item-categories/routes.ts';
import { callOf } from '../../../kernel/operations/call-of.ts';
import { addCategoryToItem } from './operations/add-category-to-item.ts';
import { changeItemCategory } from './operations/change-item-category.ts';
import { createItemCategory } from './operations/create-item-category.ts';
import { deleteItemCategory } from './operations/delete-item-category.ts';
import { listCategorisedItems } from './operations/list-categorised-items.ts';
import { listItemCategories } from './operations/list-item-categories.ts';
import { removeCategoryFromItem } from './operations/remove-category-from-item.ts';

const success = () => ({ result: 'success' as const });

export const itemCategoryRoutes = [
  callOf(routes.listItemCategories, listItemCategories),
  callOf(routes.createItemCategory, createItemCategory),
  callOf(routes.changeItemCategory, changeItemCategory, { answer: success }),
  callOf(routes.deleteItemCategory, deleteItemCategory, { answer: success }),
  callOf(routes.listCategorisedItems, listCategorisedItems),
  callOf(routes.addCategoryToItem, addCategoryToItem, { answer: success }),
  callOf(routes.removeCategoryFromItem, removeCategoryFromItem, { answer: success }),
];
