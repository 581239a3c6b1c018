import { menuOrder } from '@madang/contract/workplace/menus/routes.ts';
import { orderMatchesExpected } from '../../../../kernel/rows/matches-expected.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { lockCompany } from '../../../ground/companies/index.ts';
import { menuTree } from '../menus.ts';
import { selectMenus, updateOrder } from '../menus.sql.ts';

/** Puts menus in an order. Locks the company first, so two orderings cannot lock the rows crosswise. */
export const orderMenus = defineOperation({
  name: 'order-menus',
  input: menuOrder,
  permission: 'menus.change',
  targets: () => [],
  refusals: ['CO404', 'EDIT_CONFLICT'],
  async run({ tx, companyCode, refuse }, { menuIds, expected }) {
    await lockCompany(tx, companyCode);
    const present = menuTree(await selectMenus(tx, companyCode)).map(({ menuId }) => menuId);
    if (!orderMatchesExpected(present, expected, menuIds)) throw refuse('EDIT_CONFLICT');
    if ((await updateOrder(tx, companyCode, menuIds)) === 0) throw refuse('CO404');
    const left = [...new Set([...menuIds, ...present])];
    return {
      answer: null,
      audit: { target: { kind: 'company', id: companyCode } },
      undo: { name: 'order-menus', input: { menuIds: present, expected: left } },
    };
  },
});
