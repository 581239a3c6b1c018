import * as z from 'zod/mini';
import { wholeList } from '../../../../kernel/lists/list-answers.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { isBeingSetUp } from '../../../ground/set-up-runs/index.ts';
import { menuLimit, menuTree } from '../menus.ts';
import { selectMenus } from '../menus.sql.ts';

/** Every menu and group of the company in its order, with how many it may have. */
export const listMenus = defineQuery({
  name: 'list-menus',
  input: z.strictObject({}),
  permission: 'menus.view',
  targets: () => [],
  refusals: [],
  run: ({ companyCode, reader, read }) =>
    read(async (tx) => {
      const menus = menuTree(await selectMenus(tx, companyCode));
      const limit = menuLimit({ isBeingSetUp: await isBeingSetUp(tx, companyCode) });
      const mayCreate = reader.rights.everywhere.has('menus.create') && menus.length < limit;
      return { ...wholeList(menus), limit, can: mayCreate ? ['create' as const] : [] };
    }),
});
