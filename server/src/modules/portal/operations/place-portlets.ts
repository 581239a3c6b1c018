import { placePortlets as route } from '@madang/contract/portal/wire.ts';
import { refuse } from '@madang/contract/refuse.ts';
import { writeAudit } from '../../../kernel/audit/audit.ts';
import { actorOf } from '../../../kernel/audit/actor.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { activateBoards } from '../../boards/index.ts';
import { lockSetUp } from '../../companies/index.ts';
import { orderPortlets } from '../../portlets/index.ts';

/** The order of the home in the set-up. What it names is seen from this transaction on: portlet and board alike. */
export const placePortletsCall = operation(route, async (call) => {
  const actor = actorOf(call);
  const { companyCode } = actor;
  if (call.params.companyCode !== companyCode) throw refuse('CO401');
  const named = new Set(call.body.portletNumbers);
  await inCompany(call.kernel.db, companyCode, async (tx) => {
    await lockSetUp(tx, companyCode);
    const portlets = await orderPortlets(tx, companyCode, [...named]);
    const placed = portlets.filter(({ portletNumber }) => named.has(portletNumber));
    if (placed.length < named.size) throw refuse('CO404');
    const boardNumbers = placed.flatMap(({ boardNumber }) => (boardNumber === null ? [] : [boardNumber]));
    await activateBoards(tx, companyCode, boardNumbers);
    await writeAudit(tx, { ...actor, operation: 'place-portlets', target: { kind: 'company', id: companyCode } });
  });
  return { result: 'success' as const };
});
