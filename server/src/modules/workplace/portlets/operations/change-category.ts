import { categoryChange } from '@madang/contract/workplace/portlets/rules.ts';
import { changesOf } from '../../../../kernel/operations/changed-fields.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { lockCategory, updateCategory } from '../portlets.sql.ts';
import { categoryTarget } from '../portlets.ts';

/** POR-02: renames a category of portlets, or switches it on or off. */
export const changeCategory = defineOperation({
  name: 'change-category',
  input: categoryChange,
  permission: 'portlets.change',
  targets: ({ categoryNumber }) => [categoryTarget(categoryNumber)],
  refusals: ['CO404', 'EDIT_CONFLICT'],
  async run({ tx, companyCode, refuse }, { categoryNumber, expected, ...category }) {
    const before = await lockCategory(tx, companyCode, categoryNumber);
    if (!before) throw refuse('CO404');
    if (!(await updateCategory(tx, companyCode, { categoryNumber, category, expected }))) throw refuse('EDIT_CONFLICT');
    return {
      answer: null,
      audit: { target: categoryTarget(categoryNumber), ...changesOf(category, before) },
      undo: { name: 'change-category', input: { categoryNumber, ...before, expected: category } },
    };
  },
});
