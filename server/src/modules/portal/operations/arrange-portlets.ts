import { arrangePortlets as route } from '@madang/contract/portlets/routes.ts';
import { ownPortlets } from '@madang/contract/portlets/rules.ts';
import { refuse } from '@madang/contract/refuse.ts';
import { writeAudit } from '../../../kernel/audit/audit.ts';
import { actorOf } from '../../../kernel/audit/actor.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import { orderMatchesExpected } from '../../../kernel/db/matches-expected.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { retiredBoardsOf } from '../../boards/index.ts';
import { lockCompany } from '../../companies/index.ts';
import { arrangePortletRows, ensureOwnPortlets, portletKeyOf, selectPortlets } from '../../portlets/index.ts';

/** The order of the home and what is on it, whole or not at all. */
export const arrangePortletsCall = operation(route, async (call) => {
  const actor = actorOf(call);
  const { companyCode } = actor;
  const { portlets, expected } = call.body;
  const retired = retiredBoardsOf(companyCode);
  await inCompany(call.kernel.db, companyCode, async (tx) => {
    await lockCompany(tx, companyCode);
    await ensureOwnPortlets(tx, companyCode, ownPortlets);
    const stored = await selectPortlets(tx, companyCode, retired);
    const present = stored.map((row) => seenAs(portletKeyOf(row), row.isShown));
    const orderKeys = (list: typeof portlets) => list.map(({ portletKey, isShown }) => seenAs(portletKey, isShown));
    if (!orderMatchesExpected(present, expected && orderKeys(expected), orderKeys(portlets)))
      throw refuse('EDIT_CONFLICT');
    if ((await arrangePortletRows(tx, companyCode, { portlets, retired })) < portlets.length) throw refuse('CO404');
    await writeAudit(tx, { ...actor, operation: 'arrange-portlets', target: { kind: 'company', id: companyCode } });
  });
  return { result: 'success' as const };
});

/** A portlet as a page shows it: one that was shown or hidden since is another one. */
function seenAs(portletKey: string, isShown: boolean): string {
  return `${portletKey} ${isShown}`;
}
