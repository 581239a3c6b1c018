import { listOpencodes as route, type OpencodeRow } from '@madang/contract/promotions/routes.ts';
import { operation } from '../../../kernel/http/operation.ts';
import { countOpencodes, selectOpencodes } from '../opencodes.sql.ts';
import { pageAnswer, sliceOf } from '../paging.ts';

/** The opencodes that the caller's company has issued, newest first. */
export const listOpencodesCall = operation(route, async ({ kernel: { db }, session: { companyCode }, query }) => {
  const [opencodes, totalCount] = await Promise.all([
    selectOpencodes(db, companyCode, sliceOf(query.page)),
    countOpencodes(db, companyCode),
  ]);
  const rows = opencodes.map((opencode): OpencodeRow => ({
    opencodeId: opencode.opencode_id,
    lastFour: opencode.last_four,
    note: opencode.note,
    state: opencode.state,
    validUntil: opencode.valid_until.toISOString(),
    usedAt: opencode.used_at?.toISOString() ?? null,
    revokedAt: opencode.revoked_at?.toISOString() ?? null,
    issuedAt: opencode.issued_at.toISOString(),
  }));
  return pageAnswer(rows, query.page, totalCount);
});
