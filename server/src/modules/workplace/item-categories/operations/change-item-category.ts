import { itemCategoryChanging } from '@madang/contract/workplace/item-categories/inputs.ts';
import { changesOf } from '../../../../kernel/operations/changed-fields.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { itemCategoryTarget, titleConstraints } from '../item-categories.ts';
import { lockItemCategory, updateItemCategory } from '../item-categories.sql.ts';

/** CAT-02 MB802: changes a category's words or switches it, unless it is another by now than the caller saw. */
export const changeItemCategory = defineOperation({
  name: 'change-item-category',
  input: itemCategoryChanging,
  permission: 'item-categories.change',
  targets: ({ itemCategoryId }) => [itemCategoryTarget(itemCategoryId)],
  refusals: ['CO404', 'EDIT_CONFLICT', 'MB802'],
  constraints: titleConstraints,
  async run({ tx, companyCode, refuse }, { itemCategoryId: id, expected, ...given }) {
    if (!(await lockItemCategory(tx, companyCode, id))) throw refuse('CO404');
    if (!(await updateItemCategory(tx, companyCode, id, { given, expected }))) throw refuse('EDIT_CONFLICT');
    return { answer: null, audit: { target: itemCategoryTarget(id), ...changesOf(given, expected) } };
  },
});
