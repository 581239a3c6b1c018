import type * as z from 'zod/mini';
import { revokePromotion as route, type promotionRevocation } from '@madang/contract/promotions/routes.ts';
import { refuse } from '@madang/contract/refuse.ts';
import { writeAudit } from '../../../kernel/audit/audit.ts';
import { actorOf, type Actor } from '../../../kernel/audit/actor.ts';
import { inCompany, type Database } from '../../../kernel/db/database.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { countCodes, markCodesRevoked } from '../promotions.sql.ts';

/** Ends codes of an issue, all or the named ones; what companies have redeemed stays theirs. */
export function revokePromotion(
  db: Database,
  actor: Actor,
  { promotionId, codeIds }: z.output<typeof promotionRevocation>,
): Promise<{ revokedCount: number }> {
  return inCompany(db, actor.companyCode, async (tx) => {
    if ((await countCodes(tx, promotionId)) === undefined) throw refuse('CO404');
    const revokedCount = await markCodesRevoked(tx, promotionId, codeIds);
    const targets = codeIds
      ? codeIds.map((id) => ({ kind: 'promotion-code', id }))
      : [{ kind: 'promotion', id: promotionId }];
    for (const target of targets) await writeAudit(tx, { ...actor, operation: 'revoke-promotion', target });
    return { revokedCount };
  });
}

export const revokePromotionCall = operation(route, (call) =>
  revokePromotion(call.kernel.db, actorOf(call), { ...call.params, ...call.body }),
);
