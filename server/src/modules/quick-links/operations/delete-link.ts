import { deleteLink as route } from '@madang/contract/quick-links/routes.ts';
import { refuse } from '@madang/contract/refuse.ts';
import { writeAudit } from '../../../kernel/audit/audit.ts';
import { actorOf } from '../../../kernel/audit/actor.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { deleteLink, lockLink } from '../links.sql.ts';

/** Takes a quick link away; for a while it can be brought back, and so its picture stays as long. */
export const deleteLinkCall = operation(route, (call) => {
  const actor = actorOf(call);
  const { companyCode } = actor;
  const { linkId } = call.params;
  return inCompany(call.kernel.db, companyCode, async (tx) => {
    const link = await lockLink(tx, companyCode, linkId);
    if (!link) throw refuse('CO404');
    await deleteLink(tx, companyCode, { linkId, ...link });
    await writeAudit(tx, { ...actor, operation: 'delete-link', target: { kind: 'quick-link', id: linkId } });
    return { result: 'success' as const };
  });
});
