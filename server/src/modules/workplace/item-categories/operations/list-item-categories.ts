import * as z from 'zod/mini';
import { itemCategoryLimits } from '@madang/contract/workplace/item-categories/limits.ts';
import { wholeList } from '../../../../kernel/lists/list-answers.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { itemCategoriesOf } from '../item-categories.sql.ts';

const limit = itemCategoryLimits.itemCategories;

/** The company's item categories, with how many it may have. */
export const listItemCategories = defineQuery({
  name: 'list-item-categories',
  input: z.strictObject({}),
  permission: 'item-categories.view',
  targets: () => [],
  refusals: [],
  async run({ companyCode, reader, ask }) {
    const rows = await ask(itemCategoriesOf(companyCode));
    const mayCreate = reader.rights.everywhere.has('item-categories.create') && rows.length < limit;
    return { ...wholeList(rows), limit, can: mayCreate ? ['create' as const] : [] };
  },
});
