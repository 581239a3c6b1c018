import { itemCategoryLimits } from '@madang/contract/workplace/item-categories/limits.ts';
import { itemCategoryInput } from '@madang/contract/workplace/item-categories/rules.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { lockCompany } from '../../../ground/companies/index.ts';
import { itemCategoryTarget, titleConstraints } from '../item-categories.ts';
import { insertItemCategory } from '../item-categories.sql.ts';

const limit = itemCategoryLimits.itemCategories;

/** CAT-01 MB801, MB802: adds a category with the lowest number that is free. */
export const createItemCategory = defineOperation({
  name: 'create-item-category',
  input: itemCategoryInput,
  permission: 'item-categories.create',
  targets: () => [],
  refusals: ['MB801', 'MB802'],
  constraints: titleConstraints,
  async run({ tx, companyCode, refuse }, given) {
    await lockCompany(tx, companyCode);
    const itemCategoryId = await insertItemCategory(tx, companyCode, { given, limit });
    if (itemCategoryId === undefined) throw refuse('MB801', { 0: limit });
    return {
      answer: { itemCategoryId },
      audit: { target: itemCategoryTarget(itemCategoryId), fields: Object.keys(given) },
    };
  },
});
