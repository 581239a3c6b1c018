import { deleteAnniversary as route } from '@madang/contract/anniversaries/routes.ts';
import { removeSchedule } from '@madang/contract/anniversaries/wire.ts';
import { refuse } from '@madang/contract/refuse.ts';
import { writeAudit } from '../../../kernel/audit/audit.ts';
import { actorOf, type Actor } from '../../../kernel/audit/actor.ts';
import { inCompany, type Tx } from '../../../kernel/db/database.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { lockSetUp } from '../../companies/index.ts';
import { deleteAnniversary as deleteRow } from '../anniversaries.sql.ts';

/** Takes an anniversary away with all the times it comes back; for a while it can be brought back. */
export async function deleteAnniversary(
  tx: Tx,
  actor: Actor,
  { anniversaryId, calendarCode }: { readonly anniversaryId: string; readonly calendarCode?: string },
): Promise<{ result: 'success' }> {
  if (!(await deleteRow(tx, actor.companyCode, anniversaryId, calendarCode))) throw refuse('CO404');
  const target = { kind: 'anniversary', id: anniversaryId };
  await writeAudit(tx, { ...actor, operation: 'delete-anniversary', target });
  return { result: 'success' };
}

/** The set-up's own call, refused once the set-up has ended. */
export const removeScheduleCall = operation(removeSchedule, (call) =>
  inCompany(call.kernel.db, call.session.companyCode, async (tx) => {
    await lockSetUp(tx, call.session.companyCode);
    return deleteAnniversary(tx, actorOf(call), call.params);
  }),
);

export const deleteAnniversaryCall = operation(route, (call) =>
  inCompany(call.kernel.db, call.session.companyCode, (tx) => deleteAnniversary(tx, actorOf(call), call.params)),
);
