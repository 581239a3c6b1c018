import { lowerMenu, oneMenuChange } from '@madang/contract/workplace/menus/rules.ts';
import { changesOf } from '../../../../kernel/operations/changed-fields.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { menuTarget, requireListedPages } from '../menus.ts';
import { lockMenu, replaceLowerMenus, updateMenu } from '../menus.sql.ts';

/** A lower menu as the log calls it. */
function lowerMenuText(item: unknown): string | undefined {
  const { success, data } = lowerMenu.safeParse(item);
  return success ? `${data.koreanTitle} (${data.url})` : undefined;
}

/** Changes everything of a menu but its kind, where it still is what the caller saw. */
export const changeMenu = defineOperation({
  name: 'change-menu',
  input: oneMenuChange,
  permission: 'menus.change',
  targets: ({ menuId }) => [menuTarget(menuId)],
  refusals: ['CO404', 'EDIT_CONFLICT', 'MENU_LOWER_COUNT', 'MENU_PAGE_UNKNOWN'],
  async run({ tx, companyCode, refuse }, { menuId, expected, ...menu }) {
    if (!(await lockMenu(tx, companyCode, menuId, menu.kind))) throw refuse('CO404');
    if (!(await updateMenu(tx, companyCode, menuId, { menu, expected }))) throw refuse('EDIT_CONFLICT');
    await requireListedPages(tx, companyCode, menu, menuId);
    await replaceLowerMenus(tx, companyCode, { menuId, lowerMenus: menu.lowerMenus });
    return { answer: null, audit: { target: menuTarget(menuId), ...changesOf(menu, expected, lowerMenuText) } };
  },
});
