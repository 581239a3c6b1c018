import { homePortlets } from '@madang/contract/portlets/limits.ts';
import { listPortlets as route, portletKinds, type PortletRow } from '@madang/contract/portlets/routes.ts';
import { ownPortlets } from '@madang/contract/portlets/rules.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { retiredBoardsOf } from '../../boards/index.ts';
import { portletKeyOf, selectPortlets } from '../../portlets/index.ts';

/**
 * What can stand on the home, and what every home has although nobody has put it in its place yet. A retired board is not
 * offered: nobody sees it, wherever its portlet is.
 */
export const listPortletsCall = operation(route, async ({ kernel, session: { companyCode } }) => {
  const stored = await inCompany(kernel.db, companyCode, (tx) =>
    selectPortlets(tx, companyCode, retiredBoardsOf(companyCode)),
  );
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
  return { portlets: [...rows, ...others], homePortlets };
});
