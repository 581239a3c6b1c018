import { itemCategoryLimits as limits } from '@madang/contract/workplace/item-categories/limits.ts';
import { oneItemCategory } from '@madang/contract/workplace/item-categories/routes.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { lockCompany } from '../../../ground/companies/index.ts';
import { itemCategoryTarget } from '../item-categories.ts';
import { restoreItemCategory as restoreRow } from '../item-categories.sql.ts';

/** The undo of a deletion: items have it again, unless one of them has as many others by now. */
export const restoreItemCategory = defineOperation({
  name: 'restore-item-category',
  input: oneItemCategory,
  permission: 'item-categories.delete',
  targets: ({ itemCategoryId }) => [itemCategoryTarget(itemCategoryId)],
  refusals: ['CO404', 'MB801', 'MB802', 'MB804'],
  constraints: {
    item_categories_korean_title_key: [null, 'MB802'],
    item_categories_english_title_key: [null, 'MB802'],
  },
  async run({ tx, companyCode, refuse }, { itemCategoryId: id }) {
    await lockCompany(tx, companyCode);
    const outcome = await restoreRow(tx, companyCode, { id, limits });
    if (outcome === 'unknown') throw refuse('CO404');
    if (outcome === 'full') throw refuse('MB801', { 0: limits.itemCategories });
    if (outcome === 'itemFull') throw refuse('MB804', { 0: limits.perItem });
    // One that was not deleted stays as it is, so there is no change to record.
    return { answer: null, audit: outcome === 'back' ? { target: itemCategoryTarget(id) } : 'none' };
  },
});
