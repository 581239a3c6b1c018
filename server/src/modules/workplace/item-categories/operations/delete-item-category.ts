import { oneItemCategory } from '@madang/contract/workplace/item-categories/routes.ts';
import { defineOperation, undoBy } from '../../../../kernel/operations/definition.ts';
import { readName } from '../../../../kernel/rows/named-rows.ts';
import { itemCategoryTarget } from '../item-categories.ts';
import { deleteItemCategory as deleteRow, itemCategoryNamesOf } from '../item-categories.sql.ts';
import { restoreItemCategory } from './restore-item-category.ts';

/** CAT-02: deletes a category, which items show no more; its undo gives it back to them. */
export const deleteItemCategory = defineOperation({
  name: 'delete-item-category',
  input: oneItemCategory,
  permission: 'item-categories.delete',
  targets: ({ itemCategoryId }) => [itemCategoryTarget(itemCategoryId)],
  refusals: ['CO404'],
  async run({ tx, companyCode, refuse }, { itemCategoryId }) {
    if (!(await deleteRow(tx, companyCode, itemCategoryId))) throw refuse('CO404');
    const called = await readName(tx, itemCategoryNamesOf, { companyCode, id: itemCategoryId });
    return {
      answer: null,
      audit: { target: itemCategoryTarget(itemCategoryId), called },
      undo: undoBy(restoreItemCategory, { itemCategoryId }),
    };
  },
});
