import { restoreAnniversary as route } from '@madang/contract/anniversaries/routes.ts';
import { refuse } from '@madang/contract/refuse.ts';
import { writeAudit } from '../../../kernel/audit/audit.ts';
import { actorOf } from '../../../kernel/audit/actor.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { lockCompany, isUnfinished } from '../../companies/index.ts';
import { anniversaryLimit } from '../anniversaries.ts';
import { restoreAnniversary } from '../anniversaries.sql.ts';

/** The undo of a deletion: the anniversary stands again under its id, which calendar programs know it by. */
export const restoreAnniversaryCall = operation(route, (call) => {
  const actor = actorOf(call);
  const { companyCode } = actor;
  const { anniversaryId } = call.params;
  return inCompany(call.kernel.db, companyCode, async (tx) => {
    const isBeingSetUp = isUnfinished(await lockCompany(tx, companyCode));
    const limit = anniversaryLimit({ isBeingSetUp });
    const outcome = await restoreAnniversary(tx, companyCode, { anniversaryId, limit });
    if (outcome === 'noRoom') throw refuse(isBeingSetUp ? 'SET_UP_LIMIT' : 'ANNIVERSARY_LIMIT', { 0: limit });
    const target = { kind: 'anniversary', id: anniversaryId };
    if (outcome === 'back') await writeAudit(tx, { ...actor, operation: 'restore-anniversary', target });
    return { result: 'success' as const };
  });
});
