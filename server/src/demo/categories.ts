import { listManagedBoards } from '@madang/contract/workplace/boards/console.ts';
import {
  addCategoryToItem,
  createItemCategory,
  listItemCategories,
} from '@madang/contract/workplace/item-categories/routes.ts';
import type { ItemKind } from '@madang/contract/workplace/item-categories/rules.ts';
import { listMenus } from '@madang/contract/workplace/menus/routes.ts';
import { listLinks } from '@madang/contract/workplace/quick-links/routes.ts';
import type { DemoCaller } from './caller.ts';
import { demoCategories } from './data/categories.ts';

type Items = ReadonlyMap<string, string>;

/** Adds the categories of the demo and gives them to its items; none a second time. */
export async function fillCategories(administrator: DemoCaller): Promise<void> {
  const { items: standing } = await administrator.expect(listItemCategories);
  const items = await itemsByName(administrator);
  for (const { words, items: names } of demoCategories) {
    if (standing.some(({ koreanTitle }) => koreanTitle === words.koreanTitle)) continue;
    const { itemCategoryId } = await administrator.expect(createItemCategory, { body: words });
    for (const name of names) {
      const itemId = items[words.itemKind]?.get(name);
      if (itemId === undefined) continue;
      const accepts = ['ITEM_CATEGORY_HELD'];
      await administrator.call(addCategoryToItem, { params: { itemCategoryId }, body: { itemId }, accepts });
    }
  }
}

async function itemsByName(administrator: DemoCaller): Promise<Partial<Record<ItemKind, Items>>> {
  const [boards, menus, links] = [
    await administrator.expect(listManagedBoards),
    await administrator.expect(listMenus),
    await administrator.expect(listLinks),
  ];
  return {
    board: new Map(boards.items.map(({ boardName, boardNumber }) => [boardName, String(boardNumber)])),
    menu: new Map(menus.items.map(({ koreanTitle, menuId }) => [koreanTitle, menuId])),
    link: new Map(links.items.map(({ koreanTitle, linkId }) => [koreanTitle, linkId])),
  };
}
