import { listPromotions as route, type PromotionRow } from '@madang/contract/promotions/routes.ts';
import type { Database } from '../../../kernel/db/database.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { pageAnswer, sliceOf } from '../paging.ts';
import { countPromotions, selectPromotions } from '../promotions.sql.ts';

/** What was issued, newest first, with how much of it is used. */
export async function listPromotions(db: Database, page: number) {
  const [promotions, totalCount] = await Promise.all([selectPromotions(db, sliceOf(page)), countPromotions(db)]);
  const rows = promotions.map((promotion): PromotionRow => ({
    ...promotion,
    validFrom: promotion.validFrom.toISOString(),
    validUntil: promotion.validUntil.toISOString(),
    issuedAt: promotion.issuedAt.toISOString(),
  }));
  return pageAnswer(rows, page, totalCount);
}

export const listPromotionsCall = operation(route, ({ kernel, query }) => listPromotions(kernel.db, query.page));
