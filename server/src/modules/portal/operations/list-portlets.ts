import * as z from 'zod/mini';
import { homePortlets } from '@madang/contract/portlets/limits.ts';
import { portletKinds, type PortletRow } from '@madang/contract/portlets/routes.ts';
import { ownPortlets } from '@madang/contract/portlets/rules.ts';
import { wholeList } from '../../../kernel/lists/list-answers.ts';
import { defineQuery } from '../../../kernel/operations/definition.ts';
import { retiredBoardsOf } from '../../boards/index.ts';
import { portletKeyOf, selectCategories, selectPortlets } from '../../portlets/index.ts';

/**
 * What can be on the home, and what every home has without a place of its own yet. A retired board is not offered: it is
 * not shown, wherever its portlet is.
 */
export const listPortlets = defineQuery({
  name: 'list-portlets',
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
      return [{ ...portlet, kind, portletKey: portletKeyOf({ kind, portletNumber }) }];
    });
    const missing = ownPortlets.filter((kind) => !rows.some((row) => row.kind === kind));
    const others = missing.map((kind) => ({
      portletKey: kind,
      kind,
      koreanTitle: '',
      englishTitle: '',
      boardNumber: null,
      isShown: true,
    }));
    return { ...wholeList([...rows, ...others]), homePortlets, categories };
  },
});
