import { type PlacedPortlet, portletArrangement } from '@madang/contract/workplace/portlets/routes.ts';
import { ownPortlets } from '@madang/contract/workplace/portlets/rules.ts';
import { orderMatchesExpected } from '../../../../kernel/rows/matches-expected.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { retiredBoardsOf } from '../../../workplace/boards/index.ts';
import { arrangePortletRows, lockOwnPortlets, selectPortlets } from '../../../workplace/portlets/index.ts';
import { placedPortlet } from '../portlet-places.ts';

/** Changes the order of the home, what is on it and in which columns, whole or not at all. */
export const arrangePortlets = defineOperation({
  name: 'arrange-portlets',
  input: portletArrangement,
  permission: 'portlets.change',
  targets: () => [],
  refusals: ['CO404', 'EDIT_CONFLICT'],
  async run({ tx, companyCode, refuse }, { portlets, expected }) {
    const retired = retiredBoardsOf(companyCode);
    await lockOwnPortlets(tx, companyCode, ownPortlets);
    const stored = await selectPortlets(tx, companyCode, retired);
    const present = stored.map(placedPortlet);
    const byKey = new Map(present.map((portlet) => [portlet.portletKey, portlet]));
    const whole = (portlet: PlacedPortlet): PlacedPortlet => ({ ...byKey.get(portlet.portletKey), ...portlet });
    const orderKeys = (list: typeof portlets) => list.map((portlet) => seenAs(whole(portlet)));
    if (!orderMatchesExpected(orderKeys(present), expected && orderKeys(expected), orderKeys(portlets)))
      throw refuse('EDIT_CONFLICT');
    if ((await arrangePortletRows(tx, companyCode, { portlets, retired })) < portlets.length) throw refuse('CO404');
    const named = new Set(portlets.map(({ portletKey }) => portletKey));
    const left = [...portlets.map(whole), ...present.filter(({ portletKey }) => !named.has(portletKey))];
    return {
      answer: null,
      audit: { target: { kind: 'company', id: companyCode } },
      undo: { name: 'arrange-portlets', input: { portlets: present, expected: left } },
    };
  },
});

/** A portlet as a page shows it: one that was shown, hidden or moved since is another one. */
function seenAs({ portletKey, isShown, column, size }: PlacedPortlet): string {
  return [portletKey, isShown, column, size].join(' ');
}
