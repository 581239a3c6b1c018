import { oneMenu } from '@madang/contract/workplace/menus/routes.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { isUnfinished } from '../../../ground/set-up-runs/index.ts';
import { lockCompany } from '../../../ground/companies/index.ts';
import { menuLimit, menuTarget } from '../menus.ts';
import { restoreMenu as restoreRow } from '../menus.sql.ts';

/** Restores a deleted menu in its place, a group with its lower menus. */
export const restoreMenu = defineOperation({
  name: 'restore-menu',
  input: oneMenu,
  permission: 'menus.delete',
  targets: ({ menuId }) => [menuTarget(menuId)],
  refusals: ['CO404', 'SET_UP_LIMIT', 'MENU_LIMIT'],
  async run({ tx, companyCode, refuse }, { menuId }) {
    const isBeingSetUp = isUnfinished(await lockCompany(tx, companyCode));
    const limit = menuLimit({ isBeingSetUp });
    const outcome = await restoreRow(tx, companyCode, { menuId, limit });
    if (outcome === 'noSpace') throw refuse(isBeingSetUp ? 'SET_UP_LIMIT' : 'MENU_LIMIT', { 0: limit });
    // A menu that was not deleted stays as it is, so there is no change to record.
    return { answer: null, audit: outcome === 'back' ? { target: menuTarget(menuId) } : 'none' };
  },
});
