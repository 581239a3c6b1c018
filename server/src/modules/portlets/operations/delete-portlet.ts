import { deletePortlet as route } from '@madang/contract/portlets/wire.ts';
import { refuse } from '@madang/contract/refuse.ts';
import { writeAudit } from '../../../kernel/audit/audit.ts';
import { actorOf } from '../../../kernel/audit/actor.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { lockSetUp } from '../../companies/index.ts';
import { removePortlet } from '../portlets.sql.ts';

/** Takes a portlet of the set-up back; its board stays what it is. */
export const deletePortletCall = operation(route, async (call) => {
  const actor = actorOf(call);
  const { portletNumber } = call.params;
  await inCompany(call.kernel.db, actor.companyCode, async (tx) => {
    await lockSetUp(tx, actor.companyCode);
    if (!(await removePortlet(tx, actor.companyCode, portletNumber))) throw refuse('CO404');
    const target = { kind: 'portlet', id: String(portletNumber) };
    await writeAudit(tx, { ...actor, operation: 'delete-portlet', target });
  });
  return { result: 'success' as const };
});
