import { postLimits } from '@madang/contract/workplace/boards/limits.ts';
import type { PostAuthor, postStates } from '@madang/contract/workplace/boards/routes.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../../../kernel/db/database.ts';
import type { PersonKey } from '../../../kernel/session/person-key.ts';
import { emblemMarksOf } from '../../people/emblems/index.ts';
import { authorOf } from '../../people/person-names/index.ts';
import type { StoredAuthor } from './authors.ts';
import { orderOf, positionOf } from './positions.ts';
import type { PostText } from './post-text.ts';
import { readableBoards, readableColumns, type ReadableBoard } from './readable-boards.sql.ts';
import { isUnread } from './readings/readings.sql.ts';
import { minuteOf } from './shown-times.ts';

export type PostState = (typeof postStates)[number];

export interface StoredPost extends StoredAuthor {
  readonly postId: string;
  readonly headWord: string;
  readonly title: string;
  readonly excerpt: string;
  readonly author: PostAuthor | null;
  readonly state: PostState;
  readonly writtenAt: Date;
  readonly position: string;
  readonly validUntil: Date | null;
  readonly commentCount: number;
  readonly replyCount: number;
  readonly recommendationCount: number;
  readonly isPinned: boolean;
  readonly isUnread: boolean;
}

/** The author of a post with their emblems; null where the account is closed, or none is stored. */
export function postAuthorOf(companyCode: string, personId: RawBuilder<unknown>): RawBuilder<PostAuthor | null> {
  return sql<PostAuthor | null>`((${authorOf(companyCode, personId)})::jsonb
    || jsonb_build_object('emblems', ${emblemMarksOf(companyCode, personId)}))`;
}

/** A post is over the moment its time is, not when the job comes by. */
const presentState = sql`case when p.state = 'shown' and p.valid_until <= app_now() then 'expired' else p.state end`;

const rowColumns = (reader: PersonKey) => sql`p.post_id as "postId", p.head_word as "headWord", p.title, p.excerpt,
  ${postAuthorOf(reader.companyCode, sql`p.author_id`)} as author, ${presentState} as state,
  p.is_pinned as "isPinned", ${isUnread(reader)} as "isUnread",
  p.written_at as "writtenAt", ${positionOf(sql`p.written_at`, sql`p.post_id`)} as position,
  p.valid_until as "validUntil", p.comment_count as "commentCount",
  p.recommendation_count as "recommendationCount", p.author_id as "authorId", p.author_seal as "authorSeal",
  (select count(*)::integer from posts a where a.company_code = p.company_code and a.replied_post_id = p.post_id
    and a.state = 'shown') as "replyCount"`;

export interface PostQuery {
  readonly boardNumber: number;
  readonly state: PostState;
  readonly after?: string | undefined;
  readonly keyword?: string | undefined;
  /** True for pinned posts only, false for all others; absent: both. */
  readonly isPinned?: boolean | undefined;
  /** Leaves out what others put their names to; whose a sealed text is, the database cannot tell. */
  readonly notByOthersThan?: string | undefined;
}

/** One row more than a page holds means that there is another page. */
export async function selectPosts(tx: Tx, reader: PersonKey, query: PostQuery): Promise<StoredPost[]> {
  const { boardNumber, state, after, keyword, isPinned, notByOthersThan: personId } = query;
  const conditions = [
    sql`p.company_code = ${reader.companyCode} and p.board_number = ${boardNumber} and p.replied_post_id is null`,
    stateIs(state),
    ...(after === undefined ? [] : [sql`(p.written_at, p.post_id) < ${orderOf(after)}`]),
    ...(personId === undefined ? [] : [sql`(p.author_id = ${personId}::uuid or p.author_seal is not null)`]),
    ...(isPinned === undefined ? [] : [isPinned ? sql`p.is_pinned` : sql`not p.is_pinned`]),
    ...(keyword === undefined ? [] : [sql`p.search_text like ${likeText(keyword)}`]),
  ];
  const { rows } = await sql<StoredPost>`select ${rowColumns(reader)} from posts p
    where ${sql.join(conditions, sql` and `)}
    order by p.written_at desc, p.post_id desc limit ${postLimits.rowsPerPage + 1}`.execute(tx);
  return rows;
}

/**
 * Returns the condition for a post state; a post past its validity counts as expired even before the background job has marked
 * it.
 */
function stateIs(state: PostState) {
  if (state === 'shown') return sql`p.state = 'shown' and (p.valid_until is null or p.valid_until > app_now())`;
  if (state === 'waiting') return sql`p.state = 'waiting'`;
  return sql`p.state <> 'waiting' and p.valid_until <= app_now()`;
}

function likeText(keyword: string): string {
  return `%${keyword.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}

const mostReplies = 200;

export async function selectReplies(tx: Tx, reader: PersonKey, postId: string): Promise<StoredPost[]> {
  const { rows } = await sql<StoredPost>`select ${rowColumns(reader)} from posts p
    where p.company_code = ${reader.companyCode} and p.replied_post_id = ${postId}::uuid and ${stateIs('shown')}
    order by p.written_at, p.post_id limit ${mostReplies}`.execute(tx);
  return rows;
}

export interface OpenedPost extends StoredPost {
  readonly content: string;
  readonly changedAt: Date | null;
  readonly repliedPostId: string | null;
  readonly isRecommended: boolean;
}

/** A post of a board that the reader is cleared to read, with that board. */
export async function selectPost(
  tx: Tx,
  reader: PersonKey,
  postId: string,
): Promise<{ readonly board: ReadableBoard; readonly post: OpenedPost } | undefined> {
  const { rows } = await sql<ReadableBoard & OpenedPost>`
    select ${readableColumns}, ${rowColumns(reader)}, p.content, p.changed_at as "changedAt", p.replied_post_id as "repliedPostId",
      exists (select from post_recommendations c where c.company_code = p.company_code and c.post_id = p.post_id
        and c.person_id = ${reader.personId}::uuid) as "isRecommended"
    from ${readableBoards(reader)} join posts p on p.company_code = b.company_code and p.board_number = b.board_number
    where p.company_code = ${reader.companyCode} and p.post_id = ${postId}::uuid`.execute(tx);
  const [row] = rows;
  return row && { board: row, post: row };
}

export interface NewPost extends StoredAuthor, PostText {
  readonly boardNumber: number;
  /** Neither its id nor the end of its time reveals when in its minute it was written. */
  readonly isNameless: boolean;
  readonly repliedPostId: string | null;
  readonly headWord: string;
  readonly title: string;
  readonly state: PostState;
  /** 0: for ever. */
  readonly validityDays: number;
  readonly keepMonths: number;
}

export async function insertPost(tx: Tx, companyCode: string, post: NewPost): Promise<string> {
  const { post_id: postId } = await tx
    .insertInto('posts')
    .values({
      company_code: companyCode,
      board_number: post.boardNumber,
      replied_post_id: post.repliedPostId,
      author_id: post.authorId,
      author_seal: post.authorSeal,
      head_word: post.headWord,
      title: post.title,
      content: post.content,
      search_text: post.searchText,
      excerpt: post.excerpt,
      is_nameless: post.isNameless,
      state: post.state,
      ...periodOf(post),
      ...(post.isNameless && { post_id: sql<string>`gen_random_uuid()` }),
    })
    .returning('post_id')
    .executeTakeFirstOrThrow();
  return postId;
}

function periodOf({
  validityDays,
  keepMonths,
  isNameless,
}: Pick<NewPost, 'validityDays' | 'keepMonths' | 'isNameless'>) {
  if (validityDays === 0) return { valid_until: null, keep_until: null };
  const from = isNameless ? minuteOf(sql`app_now()`) : sql<Date>`app_now()`;
  const until = sql<Date>`${from} + make_interval(days => ${validityDays})`;
  return { valid_until: until, keep_until: sql<Date>`${until} + make_interval(months => ${keepMonths})` };
}

/** Its period stays what it was: a change is no way to be shown for longer. */
export async function updatePost(
  tx: Tx,
  companyCode: string,
  postId: string,
  { headWord, title, content, searchText, excerpt, state }: Pick<NewPost, 'headWord' | 'title' | 'state'> & PostText,
): Promise<void> {
  await tx
    .updateTable('posts')
    .set({ head_word: headWord, title, content, search_text: searchText, excerpt, state, changed_at: sql`app_now()` })
    .where('company_code', '=', companyCode)
    .where('post_id', '=', postId)
    .execute();
}

export async function removePost(tx: Tx, companyCode: string, postId: string): Promise<void> {
  await tx.deleteFrom('posts').where('company_code', '=', companyCode).where('post_id', '=', postId).execute();
}

/** False where the post does not wait any more. */
export async function markApproved(tx: Tx, companyCode: string, postId: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('posts')
    .set({ state: 'shown' })
    .where('company_code', '=', companyCode)
    .where('post_id', '=', postId)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** BRD-03: puts aside what is over and deletes what was kept long enough; answers how many of each. */
export async function endPosts(tx: Tx, companyCode: string): Promise<{ expired: number; deleted: number }> {
  const expired = await sql`update posts set state = 'expired', is_pinned = false
    where company_code = ${companyCode} and state = 'shown' and valid_until <= app_now()`.execute(tx);
  const deleted = await sql`delete from posts
    where company_code = ${companyCode} and state = 'expired' and keep_until <= app_now()`.execute(tx);
  return { expired: Number(expired.numAffectedRows ?? 0), deleted: Number(deleted.numAffectedRows ?? 0) };
}

/** Returns a query whose result is true if the company ever had a post. */
export function anyPostOf(companyCode: string): RawBuilder<{ readonly exists: boolean }> {
  return sql<{ readonly exists: boolean }>`
    select exists (select from posts where company_code = ${companyCode}) as exists`;
}
