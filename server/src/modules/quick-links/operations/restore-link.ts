import { linkLimits } from '@madang/contract/quick-links/limits.ts';
import { restoreLink as route } from '@madang/contract/quick-links/routes.ts';
import { refuse } from '@madang/contract/refuse.ts';
import { writeAudit } from '../../../kernel/audit/audit.ts';
import { actorOf } from '../../../kernel/audit/actor.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { lockCompany } from '../../companies/index.ts';
import { restoreLink } from '../links.sql.ts';

const limit = linkLimits.links;

/** The undo of a deletion: the link stands again where it stood, with its picture. */
export const restoreLinkCall = operation(route, (call) => {
  const actor = actorOf(call);
  const { companyCode } = actor;
  const { linkId } = call.params;
  return inCompany(call.kernel.db, companyCode, async (tx) => {
    await lockCompany(tx, companyCode);
    const outcome = await restoreLink(tx, companyCode, { linkId, limit });
    if (outcome === 'noRoom') throw refuse('LINK_LIMIT', { 0: limit });
    if (outcome === 'back') {
      await writeAudit(tx, { ...actor, operation: 'restore-link', target: { kind: 'quick-link', id: linkId } });
    }
    return { result: 'success' as const };
  });
});
