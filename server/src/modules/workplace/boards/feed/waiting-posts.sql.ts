import { waitingBoards } from '@madang/contract/workplace/portlets/limits.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Session } from '../../../../kernel/session/session.ts';
import { readableBoards } from '../readable-boards.sql.ts';

export interface WaitingPosts {
  readonly boardNumber: number;
  readonly boardName: string;
  readonly englishBoardName: string;
  readonly count: number;
}

/** Boards where posts wait for the reader's approval, as a question for the home's statement; empty for who may not. */
export function waitingPostsOf(reader: Pick<Session, 'companyCode' | 'personId' | 'rights'>): RawBuilder<WaitingPosts> {
  const mayApprove = reader.rights.everywhere.has('boards.moderate');
  return sql<WaitingPosts>`
    select b.board_number as "boardNumber", b.board_name as "boardName", b.english_board_name as "englishBoardName", w.count
    from ${readableBoards(reader)}
    cross join lateral (
      select count(*)::integer as count from posts p
      where p.company_code = b.company_code and p.board_number = b.board_number and p.state = 'waiting'
        and p.replied_post_id is null) w
    where ${mayApprove}::boolean and b.needs_approval and w.count > 0
    order by b.sort_order, b.board_number limit ${waitingBoards}`;
}
