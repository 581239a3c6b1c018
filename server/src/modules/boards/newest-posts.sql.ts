import { newestPosts, waitingBoards } from '@madang/contract/portlets/limits.ts';
import { sql, type RawBuilder } from 'kysely';
import { momentText } from '../../kernel/db/query-batch.ts';
import type { Session } from '../../kernel/session/session.ts';
import type { PersonKey } from '../../kernel/session/person-key.ts';
import { readableBoards } from './readable-boards.sql.ts';
import { toldMoment } from './told-times.ts';

export interface NewestPosts {
  readonly boardNumber: number;
  readonly boardName: string;
  readonly englishBoardName: string;
  readonly posts: readonly {
    readonly postId: string;
    readonly headWord: string;
    readonly title: string;
    readonly writtenAt: string;
    readonly commentCount: number;
  }[];
}

/**
 * The newest posts of boards, without their authors, as a question for the home's statement; `boardNumbers` is a list
 * of numbers in SQL. A board that the reader may not read, or that is closed, is not among the answers.
 */
export function newestPostsOf(reader: PersonKey, boardNumbers: RawBuilder<unknown>): RawBuilder<NewestPosts> {
  return sql<NewestPosts>`
    select b.board_number as "boardNumber", b.board_name as "boardName", b.english_board_name as "englishBoardName",
      (select coalesce(json_agg(n), '[]') from (
        select p.post_id as "postId", p.head_word as "headWord", p.title,
          ${momentText(toldMoment(sql`p.written_at`))} as "writtenAt", p.comment_count as "commentCount"
        from posts p
        where p.company_code = b.company_code and p.board_number = b.board_number and p.state = 'shown'
          and p.replied_post_id is null and (p.valid_until is null or p.valid_until > app_now())
        order by p.written_at desc, p.post_id desc limit ${newestPosts}) n) as posts
    from ${readableBoards(reader)} where b.board_number in (${boardNumbers})`;
}

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
