import { feedRows } from '@madang/contract/boards/limits.ts';
import type { FeedPost } from '@madang/contract/boards/feed.ts';
import { sql, type RawBuilder } from 'kysely';
import { momentText } from '../../../kernel/db/query-batch.ts';
import type { PersonKey } from '../../../kernel/session/person-key.ts';
import { authorOf } from '../../people/index.ts';
import { orderOf, positionOf } from '../positions.ts';
import { readableBoards } from '../readable-boards.sql.ts';
import { isListed, isUnread } from '../readings/readings.sql.ts';
import { toldMoment } from '../told-times.ts';

export type StoredFeedPost = FeedPost & { readonly position: string };

interface FeedSelection {
  /** A list of numbers in SQL; absent: every board that the reader can read. */
  readonly boardNumbers?: RawBuilder<unknown> | undefined;
  readonly part: 'all' | 'unread' | 'pinned';
  readonly after?: string | undefined;
  readonly rows: number;
}

const partOf = (reader: PersonKey) => ({ all: sql`true`, unread: isUnread(reader), pinned: sql`p.is_pinned` });

/**
 * The newest posts of boards that the reader can read, as a question for a statement of several modules. Each board gives
 * as many as are asked for, from its index, and what more is shown of a post is read of those that are left. `listed_at`
 * orders them, so that between two posts with names one without reveals no more than its minute.
 */
export function feedOf(
  reader: PersonKey,
  { boardNumbers, part, after, rows }: FeedSelection,
): RawBuilder<StoredFeedPost> {
  const { companyCode } = reader;
  const among = boardNumbers === undefined ? sql`true` : sql`b.board_number in (${boardNumbers})`;
  const behind = after === undefined ? sql`true` : sql`(p.listed_at, p.post_id) < ${orderOf(after)}`;
  const newest = sql`
    select b.board_number, n.post_id, n.listed_at from ${readableBoards(reader)}
    cross join lateral (
      select p.post_id, p.listed_at from posts p
      where p.company_code = b.company_code and p.board_number = b.board_number
        and ${isListed} and ${behind} and ${partOf(reader)[part]}
      order by p.listed_at desc, p.post_id desc limit ${rows}) n
    where ${among} order by n.listed_at desc, n.post_id desc limit ${rows}`;
  return sql<StoredFeedPost>`
    select b.board_number as "boardNumber", b.board_name as "boardName", b.english_board_name as "englishBoardName",
      b.is_anonymous as "isAnonymous", p.post_id as "postId", p.head_word as "headWord", p.title, p.excerpt,
      case when b.shows_author and not b.is_anonymous then ${authorOf(companyCode, sql`p.author_id`)} end as author,
      'shown' as state, ${momentText(toldMoment(sql`p.written_at`))} as "writtenAt",
      ${momentText(toldMoment(sql`p.valid_until`))} as "validUntil", p.comment_count as "commentCount",
      p.recommendation_count as "recommendationCount", p.is_pinned as "isPinned", ${isUnread(reader)} as "isUnread",
      (select count(*)::integer from posts a where a.company_code = ${companyCode} and a.replied_post_id = p.post_id
        and a.state = 'shown') as "replyCount",
      ${positionOf(sql`p.listed_at`, sql`p.post_id`)} as position
    from (${newest}) f
    join boards b on b.company_code = ${companyCode} and b.board_number = f.board_number
    join posts p on p.company_code = ${companyCode} and p.post_id = f.post_id
    order by f.listed_at desc, f.post_id desc`;
}

/** What the home asks of its boards, whose numbers are a list in SQL in the order of the home. */
export function homeFeedQueries(reader: PersonKey, boardNumbers: RawBuilder<unknown>) {
  const page = { boardNumbers, part: 'all', rows: feedRows.home + 1 } as const;
  return {
    feed: feedOf(reader, page),
    pinned: feedOf(reader, { boardNumbers, part: 'pinned', rows: 1 }),
    feedBoards: sql<Pick<FeedPost, 'boardNumber' | 'boardName' | 'englishBoardName'>>`
      select b.board_number as "boardNumber", b.board_name as "boardName", b.english_board_name as "englishBoardName"
      from ${readableBoards(reader)} where b.board_number in (${boardNumbers}) order by b.sort_order, b.board_number`,
  };
}
