import type { PromotionRow } from '@madang/contract/ground/promotions/routes.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import { pageAnswer, sliceOf } from './paging.ts';
import { countPromotions, selectPromotions } from './promotions.sql.ts';

/** A page of the issues of promotion codes, as the operator's page and command show it. */
export async function promotionPage(tx: Tx, page: number) {
  const promotions = await selectPromotions(tx, sliceOf(page));
  const rows = promotions.map((promotion): PromotionRow => ({
    ...promotion,
    validFrom: promotion.validFrom.toISOString(),
    validUntil: promotion.validUntil.toISOString(),
    issuedAt: promotion.issuedAt.toISOString(),
  }));
  return pageAnswer(rows, page, await countPromotions(tx));
}
