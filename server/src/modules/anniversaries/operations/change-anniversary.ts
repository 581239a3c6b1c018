import { changeAnniversary as route } from '@madang/contract/anniversaries/routes.ts';
import type { AnniversaryMade, AnniversaryInput } from '@madang/contract/anniversaries/rules.ts';
import { refuse } from '@madang/contract/refuse.ts';
import { writeAudit } from '../../../kernel/audit/audit.ts';
import { actorOf, type Actor } from '../../../kernel/audit/actor.ts';
import { inCompany, type Database } from '../../../kernel/db/database.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { requireRealDate } from '../anniversaries.ts';
import { lockAnniversary, updateAnniversary } from '../anniversaries.sql.ts';

export function changeAnniversary(
  db: Database,
  actor: Actor,
  {
    anniversaryId,
    expected,
    ...anniversary
  }: AnniversaryInput & { readonly anniversaryId: string; readonly expected?: AnniversaryMade | undefined },
): Promise<{ result: 'success' }> {
  requireRealDate(anniversary);
  const { companyCode } = actor;
  return inCompany(db, companyCode, async (tx) => {
    if (!(await lockAnniversary(tx, companyCode, anniversaryId))) throw refuse('CO404');
    const isChanged = await updateAnniversary(tx, companyCode, anniversaryId, { anniversary, expected });
    if (!isChanged) throw refuse('EDIT_CONFLICT');
    const target = { kind: 'anniversary', id: anniversaryId };
    await writeAudit(tx, { ...actor, operation: 'change-anniversary', target });
    return { result: 'success' };
  });
}

export const changeAnniversaryCall = operation(route, (call) =>
  changeAnniversary(call.kernel.db, actorOf(call), { ...call.params, ...call.body }),
);
