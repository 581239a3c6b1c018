import { listMenuPages, listMenus as route } from '@madang/contract/menus/routes.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { isBeingSetUp } from '../../companies/index.ts';
import { menuLimit, menuTree, readPageList } from '../menus.ts';
import { selectMenus } from '../menus.sql.ts';

export const listMenusCall = operation(route, ({ kernel, session: { companyCode } }) =>
  inCompany(kernel.db, companyCode, async (tx) => {
    const list = menuTree(await selectMenus(tx, companyCode));
    const limit = menuLimit({ isBeingSetUp: await isBeingSetUp(tx, companyCode) });
    return { data: { list }, limit, can: { add: list.length < limit } };
  }),
);

export const listMenuPagesCall = operation(listMenuPages, ({ kernel, session: { companyCode } }) =>
  inCompany(kernel.db, companyCode, async (tx) => ({
    data: { list: await readPageList(tx, companyCode, menuTree(await selectMenus(tx, companyCode))) },
  })),
);
