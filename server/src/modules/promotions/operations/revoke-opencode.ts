import { revokeOpencode as route } from '@madang/contract/promotions/routes.ts';
import { refuse } from '@madang/contract/refuse.ts';
import { writeAudit } from '../../../kernel/audit/audit.ts';
import { actorOf } from '../../../kernel/audit/actor.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { markOpencodeRevoked } from '../opencodes.sql.ts';

/** Ends an opencode of the caller's company; one that was used stays used, and whoever revokes it is told so. */
export const revokeOpencodeCall = operation(route, async (call) => {
  const actor = actorOf(call);
  const { opencodeId: id } = call.params;
  await inCompany(call.kernel.db, actor.companyCode, async (tx) => {
    const state = await markOpencodeRevoked(tx, actor.companyCode, id);
    if (state === undefined) throw refuse('CO404');
    if (state === 'used') throw refuse('OPENCODE_USED');
    await writeAudit(tx, { ...actor, operation: 'revoke-opencode', target: { kind: 'opencode', id } });
  });
  return { result: 'success' as const };
});
