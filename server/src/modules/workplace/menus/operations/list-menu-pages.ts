import * as z from 'zod/mini';
import { wholeList } from '../../../../kernel/lists/list-answers.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { menuTree, readPageList } from '../menus.ts';
import { selectMenus } from '../menus.sql.ts';

/** Lists the pages available for a group's lower menus. */
export const listMenuPages = defineQuery({
  name: 'list-menu-pages',
  input: z.strictObject({}),
  permission: 'menus.view',
  targets: () => [],
  refusals: [],
  run: ({ companyCode, read }) =>
    read(async (tx) => wholeList(await readPageList(tx, companyCode, menuTree(await selectMenus(tx, companyCode))))),
});
