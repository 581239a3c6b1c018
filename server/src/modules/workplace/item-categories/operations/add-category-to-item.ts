import { itemCategoryLimits } from '@madang/contract/workplace/item-categories/limits.ts';
import { categoryOfItem } from '@madang/contract/workplace/item-categories/routes.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { lockCompany } from '../../../ground/companies/index.ts';
import { itemCategoryTarget, itemTarget } from '../item-categories.ts';
import { holdCategory, insertUse } from '../uses.sql.ts';

const limit = itemCategoryLimits.perItem;

/** CAT-01 MB803, MB804: adds a category to a board, menu, link or card of its kind. */
export const addCategoryToItem = defineOperation({
  name: 'add-category-to-item',
  input: categoryOfItem,
  permission: 'item-categories.assign',
  targets: ({ itemCategoryId }) => [itemCategoryTarget(itemCategoryId)],
  refusals: ['CO404', 'ITEM_CATEGORY_HELD', 'MB803', 'MB804'],
  async run({ tx, companyCode, refuse }, { itemCategoryId, itemId }) {
    await lockCompany(tx, companyCode);
    const category = await holdCategory(tx, companyCode, itemCategoryId);
    if (!category) throw refuse('CO404');
    if (!category.isActive) throw refuse('MB803');
    const { kind } = category;
    const outcome = await insertUse(tx, companyCode, { kind, itemId, itemCategoryId }, limit);
    if (outcome === 'noItem') throw refuse.field('itemId', 'CO404');
    if (outcome === 'held') throw refuse('ITEM_CATEGORY_HELD');
    if (outcome === 'noSpace') throw refuse('MB804', { 0: limit });
    return {
      answer: null,
      audit: { target: itemTarget(kind, itemId), detail: { itemCategoryId } },
      undo: { name: 'remove-category-from-item', input: { itemCategoryId, itemId } },
    };
  },
});
