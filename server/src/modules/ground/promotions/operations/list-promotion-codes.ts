import { promotionCodeList, type PromotionCodeRow } from '@madang/contract/ground/promotions/routes.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { pageAnswer, sliceOf } from '../paging.ts';
import { countCodes, selectCodes } from '../promotions.sql.ts';

/** The codes of one issue, by their last four letters. */
export const listPromotionCodes = defineQuery({
  name: 'list-promotion-codes',
  input: promotionCodeList,
  permission: 'promotions.view',
  mayLag: true,
  targets: () => [],
  refusals: ['CO404', 'PAGE_BEYOND'],
  run: ({ read, refuse }, { promotionId, page }) =>
    read(async (tx) => {
      const count = await countCodes(tx, promotionId);
      if (count === undefined) throw refuse('CO404');
      const codes = await selectCodes(tx, promotionId, sliceOf(page));
      const rows = codes.map((code): PromotionCodeRow => ({
        codeId: code.code_id,
        lastFour: code.last_four,
        usedCount: code.used_count,
        revokedAt: code.revoked_at?.toISOString() ?? null,
      }));
      return pageAnswer(rows, page, count);
    }),
});
