import { feedRows } from '@madang/contract/workplace/boards/limits.ts';
import type { FeedPost, HomeFeed } from '@madang/contract/workplace/boards/feed.ts';
import { sql, type RawBuilder } from 'kysely';
import { momentText } from '../../../../kernel/db/query-batch.ts';
import type { PersonKey } from '../../../../kernel/session/person-key.ts';
import { postAuthorOf } from '../posts.sql.ts';
import { orderOf, positionOf } from '../positions.ts';
import { readableBoards } from '../readable-boards.sql.ts';
import { isListed, isUnread } from '../readings/readings.sql.ts';
import { shownMoment } from '../shown-times.ts';

export type StoredFeedPost = FeedPost & { readonly position: string };

interface FeedPart {
  readonly part: 'all' | 'unread' | 'pinned';
  readonly after?: string | undefined;
  readonly rows: number;
}

interface FeedSelection extends FeedPart {
  /** A list of numbers in SQL; absent: every board that the reader can read. */
  readonly boardNumbers?: RawBuilder<unknown> | undefined;
}

/** The boards that a feed is of, as `readable` of its statement: looked up once, whatever the statement asks of them. */
function readableAs(reader: PersonKey, boardNumbers?: RawBuilder<unknown>): RawBuilder<unknown> {
  const among = boardNumbers === undefined ? sql`` : sql`where b.board_number in (${boardNumbers})`;
  return sql`readable as materialized (
    select b.board_number, b.board_name, b.english_board_name, b.is_anonymous, b.shows_author, b.sort_order
    from ${readableBoards(reader)} ${among})`;
}

const partOf = (reader: PersonKey) => ({ all: sql`true`, unread: isUnread(reader), pinned: sql`p.is_pinned` });

/**
 * Newest posts of the boards `readable`, each by its index. `listed_at` orders them, so a nameless post reveals only
 * its minute.
 */
function postsOf(reader: PersonKey, { part, after, rows }: FeedPart): RawBuilder<StoredFeedPost> {
  const { companyCode } = reader;
  const behind = after === undefined ? sql`true` : sql`(p.listed_at, p.post_id) < ${orderOf(after)}`;
  const newest = sql`
    select b.*, n.post_id, n.listed_at from readable b
    cross join lateral (
      select p.post_id, p.listed_at from posts p
      where p.company_code = ${companyCode} and p.board_number = b.board_number
        and ${isListed} and ${behind} and ${partOf(reader)[part]}
      order by p.listed_at desc, p.post_id desc limit ${rows}) n
    order by n.listed_at desc, n.post_id desc limit ${rows}`;
  return sql<StoredFeedPost>`
    select b.board_number as "boardNumber", b.board_name as "boardName", b.english_board_name as "englishBoardName",
      b.is_anonymous as "isAnonymous", p.post_id as "postId", p.head_word as "headWord", p.title, p.excerpt,
      case when b.shows_author and not b.is_anonymous then ${postAuthorOf(companyCode, sql`p.author_id`)} end as author,
      'shown' as state, ${momentText(shownMoment(sql`p.written_at`))} as "writtenAt",
      ${momentText(shownMoment(sql`p.valid_until`))} as "validUntil", p.comment_count as "commentCount",
      p.recommendation_count as "recommendationCount", p.is_pinned as "isPinned", ${isUnread(reader)} as "isUnread",
      (select count(*)::integer from posts a where a.company_code = ${companyCode} and a.replied_post_id = p.post_id
        and a.state = 'shown') as "replyCount",
      ${positionOf(sql`p.listed_at`, sql`p.post_id`)} as position
    from (${newest}) b
    join posts p on p.company_code = ${companyCode} and p.post_id = b.post_id
    order by b.listed_at desc, b.post_id desc`;
}

/** The newest posts of boards that the reader can read, as a question for a statement of several modules. */
export function feedOf(reader: PersonKey, { boardNumbers, ...part }: FeedSelection): RawBuilder<StoredFeedPost> {
  return sql<StoredFeedPost>`with ${readableAs(reader, boardNumbers)} ${postsOf(reader, part)}`;
}

interface StoredHomeFeed {
  readonly posts: readonly StoredFeedPost[];
  readonly pinned: readonly StoredFeedPost[];
  readonly boards: HomeFeed['boards'];
}

/** Returns the queries that the home makes about its boards, whose numbers are a list in SQL. */
export function homeFeedQueries(reader: PersonKey, boardNumbers: RawBuilder<unknown>) {
  const rowsOf = (query: RawBuilder<unknown>) => sql`(select coalesce(json_agg(q), '[]') from (${query}) q)`;
  const boards = sql`
    select b.board_number as "boardNumber", b.board_name as "boardName", b.english_board_name as "englishBoardName"
    from readable b order by b.sort_order, b.board_number`;
  return {
    homeFeed: sql<StoredHomeFeed>`with ${readableAs(reader, boardNumbers)}
      select ${rowsOf(postsOf(reader, { part: 'all', rows: feedRows.home + 1 }))} as posts,
        ${rowsOf(postsOf(reader, { part: 'pinned', rows: 1 }))} as pinned, ${rowsOf(boards)} as boards`,
  };
}
