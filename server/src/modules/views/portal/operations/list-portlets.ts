import * as z from 'zod/mini';
import { homePortlets } from '@madang/contract/workplace/portlets/limits.ts';
import { portletKinds, type PortletRow } from '@madang/contract/workplace/portlets/routes.ts';
import { ownPortlets, usualColumn } from '@madang/contract/workplace/portlets/rules.ts';
import { wholeList } from '../../../../kernel/lists/list-answers.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { retiredBoardsOf } from '../../../workplace/boards/index.ts';
import { portletKeyOf, selectCategories, selectPortlets } from '../../../workplace/portlets/index.ts';
import { columnOf } from '../portlet-places.ts';

/** Portlets that the home can show, and those of every home without a place yet. Retired boards are not offered. */
export const listPortlets = defineQuery({
  name: 'list-portlets',
  isOpenToGuests: true,
  input: z.strictObject({}),
  permission: 'portlets.view',
  targets: () => [],
  refusals: [],
  async run({ companyCode, read }) {
    const { stored, categories } = await read(async (tx) => ({
      stored: await selectPortlets(tx, companyCode, retiredBoardsOf(companyCode)),
      categories: await selectCategories(tx, companyCode),
    }));
    const rows = stored.flatMap(({ portletNumber, kind: storedKind, ...portlet }): PortletRow[] => {
      const kind = portletKinds.find((each) => each === storedKind);
      if (kind === undefined) return [];
      const column = columnOf({ kind, column: portlet.column });
      return [{ ...portlet, kind, column, portletKey: portletKeyOf({ kind, portletNumber }) }];
    });
    const missing = ownPortlets.filter((kind) => !rows.some((row) => row.kind === kind));
    const others = missing.map((kind) => ({
      portletKey: kind,
      kind,
      koreanTitle: '',
      englishTitle: '',
      boardNumber: null,
      isShown: true,
      column: usualColumn[kind],
      size: 'usual' as const,
    }));
    return { ...wholeList([...rows, ...others]), homePortlets, categories };
  },
});
