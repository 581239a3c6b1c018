import { pinnedPosts } from '@madang/contract/workplace/boards/limits.ts';
import { sql } from 'kysely';
import type { Tx } from '../../../../kernel/db/database.ts';

/** Pins a shown post; false where its board, whose row the caller holds, has as many pinned posts as it may. */
export async function setPinned(tx: Tx, companyCode: string, postId: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update posts p set is_pinned = true
    where p.company_code = ${companyCode} and p.post_id = ${postId}::uuid and (p.is_pinned or ${pinnedPosts}::integer > (
      select count(*) from posts o
      where o.company_code = p.company_code and o.board_number = p.board_number and o.is_pinned
        and o.state <> 'expired' and (o.valid_until is null or o.valid_until > app_now())))`.execute(tx);
  return numAffectedRows === 1n;
}

export async function unsetPinned(tx: Tx, companyCode: string, postId: string): Promise<void> {
  await tx
    .updateTable('posts')
    .set({ is_pinned: false })
    .where('company_code', '=', companyCode)
    .where('post_id', '=', postId)
    .execute();
}
