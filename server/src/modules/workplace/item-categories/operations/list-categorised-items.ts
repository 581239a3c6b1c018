import { itemCategoryLimits } from '@madang/contract/workplace/item-categories/limits.ts';
import { categorisedItemsQuery } from '@madang/contract/workplace/item-categories/routes.ts';
import { wholeList } from '../../../../kernel/lists/list-answers.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { categoriesOfKind, categorisedItemsOf } from '../uses.sql.ts';

const { items: limit, perItem } = itemCategoryLimits;

/** CAT-01: items of one kind with their categories, for the lists and forms of that kind. */
export const listCategorisedItems = defineQuery({
  name: 'list-categorised-items',
  input: categorisedItemsQuery,
  permission: 'item-categories.view',
  targets: () => [],
  refusals: [],
  async run({ companyCode, reader, ask }, { itemKind }) {
    const [items, categories] = await Promise.all([
      ask(categorisedItemsOf(companyCode, itemKind, limit)),
      ask(categoriesOfKind(companyCode, itemKind)),
    ]);
    const mayAssign = reader.rights.everywhere.has('item-categories.assign');
    return { ...wholeList(items), categories, perItem, can: mayAssign ? ['assign' as const] : [] };
  },
});
