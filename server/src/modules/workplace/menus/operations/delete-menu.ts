import { menuDeletion } from '@madang/contract/workplace/menus/rules.ts';
import { readName } from '../../../../kernel/rows/named-rows.ts';
import { defineOperation, undoBy } from '../../../../kernel/operations/definition.ts';
import { lockSetUp } from '../../../ground/set-up-runs/index.ts';
import { menuTarget } from '../menus.ts';
import { deleteMenu as deleteRow } from '../menus.sql.ts';
import { menuNamesOf } from '../names.sql.ts';
import { restoreMenu } from './restore-menu.ts';

/** Deletes a menu, a group with its lower menus; for a while it can be restored. */
export const deleteMenu = defineOperation({
  name: 'delete-menu',
  input: menuDeletion,
  permission: 'menus.delete',
  targets: ({ menuId }) => [menuTarget(menuId)],
  refusals: ['CO403', 'CO404'],
  async run({ tx, companyCode, refuse }, { menuId, isSetUp }) {
    if (isSetUp) await lockSetUp(tx, companyCode);
    const called = await readName(tx, menuNamesOf, { companyCode, id: menuId });
    if (!(await deleteRow(tx, companyCode, menuId))) throw refuse('CO404');
    return { answer: null, audit: { target: menuTarget(menuId), called }, undo: undoBy(restoreMenu, { menuId }) };
  },
});
