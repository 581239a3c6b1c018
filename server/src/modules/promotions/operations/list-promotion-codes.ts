import { listPromotionCodes as route, type PromotionCodeRow } from '@madang/contract/promotions/routes.ts';
import { refuse } from '@madang/contract/refuse.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { pageAnswer, sliceOf } from '../paging.ts';
import { countCodes, selectCodes } from '../promotions.sql.ts';

/** The codes of one issue, by their last four letters. */
export const listPromotionCodesCall = operation(route, async ({ kernel: { db }, params: { promotionId }, query }) => {
  const totalCount = await countCodes(db, promotionId);
  if (totalCount === undefined) throw refuse('CO404');
  const codes = await selectCodes(db, promotionId, sliceOf(query.page));
  const rows = codes.map((code): PromotionCodeRow => ({
    codeId: code.code_id,
    lastFour: code.last_four,
    usedCount: code.used_count,
    revokedAt: code.revoked_at?.toISOString() ?? null,
  }));
  return pageAnswer(rows, query.page, totalCount);
});
