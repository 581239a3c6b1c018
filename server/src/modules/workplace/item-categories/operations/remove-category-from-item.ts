import { categoryOfItem } from '@madang/contract/workplace/item-categories/routes.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { itemCategoryTarget, itemTarget } from '../item-categories.ts';
import { deleteUse, holdCategory } from '../uses.sql.ts';

/** CAT-01: removes a category from an item. */
export const removeCategoryFromItem = defineOperation({
  name: 'remove-category-from-item',
  input: categoryOfItem,
  permission: 'item-categories.assign',
  targets: ({ itemCategoryId }) => [itemCategoryTarget(itemCategoryId)],
  refusals: ['CO404', 'ITEM_CATEGORY_NOT_HELD'],
  async run({ tx, companyCode, refuse }, { itemCategoryId, itemId }) {
    const category = await holdCategory(tx, companyCode, itemCategoryId);
    if (!category) throw refuse('CO404');
    const { kind } = category;
    if (!(await deleteUse(tx, companyCode, { kind, itemId, itemCategoryId }))) throw refuse('ITEM_CATEGORY_NOT_HELD');
    return {
      answer: null,
      audit: { target: itemTarget(kind, itemId), detail: { itemCategoryId } },
      undo: { name: 'add-category-to-item', input: { itemCategoryId, itemId } },
    };
  },
});
