import { menuCreation } from '@madang/contract/workplace/menus/rules.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { isUnfinished, lockSetUp } from '../../../ground/set-up-runs/index.ts';
import { lockCompany } from '../../../ground/companies/index.ts';
import { menuLimit, menuTarget, requireListedPages } from '../menus.ts';
import { insertLowerMenus, insertMenu } from '../menus.sql.ts';

/** Adds a menu, or a group with its lower menus, at the end of the company's. */
export const createMenu = defineOperation({
  name: 'create-menu',
  input: menuCreation,
  permission: 'menus.create',
  targets: () => [],
  refusals: ['CO403', 'SET_UP_LIMIT', 'MENU_LIMIT', 'MENU_LOWER_COUNT', 'MENU_PAGE_UNKNOWN'],
  async run({ tx, companyCode, refuse }, { isSetUp, ...menu }) {
    const state = await (isSetUp ? lockSetUp : lockCompany)(tx, companyCode);
    await requireListedPages(tx, companyCode, menu);
    const isBeingSetUp = isUnfinished(state);
    const limit = menuLimit({ isBeingSetUp });
    const menuId = await insertMenu(tx, companyCode, { menu, limit });
    if (menuId === undefined) throw refuse(isBeingSetUp ? 'SET_UP_LIMIT' : 'MENU_LIMIT', { 0: limit });
    await insertLowerMenus(tx, companyCode, { menuId, lowerMenus: menu.lowerMenus });
    return { answer: { menuId }, audit: { target: menuTarget(menuId) } };
  },
});
