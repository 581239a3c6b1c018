import { postLimits } from '@madang/contract/workplace/boards/limits.ts';
import { sql } from 'kysely';
import type { Tx } from '../../../kernel/db/database.ts';
import type { StoredAuthor } from './authors.ts';
import { orderOf, positionOf } from './positions.ts';

export interface StoredComment extends StoredAuthor {
  readonly commentId: string;
  readonly text: string;
  readonly writtenAt: Date;
  readonly position: string;
}

/** Oldest first; one row more than a page holds means that there is another page. */
export async function selectComments(
  tx: Tx,
  companyCode: string,
  { postId, after }: { readonly postId: string; readonly after?: string | undefined },
): Promise<StoredComment[]> {
  const behind = after === undefined ? sql`` : sql`and (written_at, comment_id) > ${orderOf(after)}`;
  const { rows } = await sql<StoredComment>`
    select comment_id as "commentId", comment_text as text, written_at as "writtenAt",
      ${positionOf(sql`written_at`, sql`comment_id`)} as position, author_id as "authorId", author_seal as "authorSeal"
    from post_comments where company_code = ${companyCode} and post_id = ${postId}::uuid ${behind}
    order by written_at, comment_id limit ${postLimits.rowsPerPage + 1}`.execute(tx);
  return rows;
}

interface NewComment extends StoredAuthor {
  readonly postId: string;
  readonly text: string;
  /** Its id reveals nothing of when it was written. */
  readonly isNameless: boolean;
}

/** Writes the comment and counts it in one statement. */
export async function insertComment(
  tx: Tx,
  companyCode: string,
  { postId, text, authorId, authorSeal, isNameless }: NewComment,
): Promise<string> {
  const id = isNameless ? sql`gen_random_uuid()` : sql`new_id()`;
  const { rows } = await sql<{ commentId: string }>`
    with written as (
      insert into post_comments (company_code, comment_id, post_id, comment_text, author_id, author_seal)
      values (${companyCode}, ${id}, ${postId}, ${text}, ${authorId}::uuid, ${authorSeal}::bytea) returning comment_id),
    counted as (
      update posts set comment_count = comment_count + 1 where company_code = ${companyCode} and post_id = ${postId}::uuid)
    select comment_id as "commentId" from written`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('the comment was not written');
  return row.commentId;
}

export async function selectComment(
  tx: Tx,
  companyCode: string,
  commentId: string,
): Promise<(StoredAuthor & { readonly postId: string }) | undefined> {
  const { rows } = await sql<StoredAuthor & { readonly postId: string }>`
    select post_id as "postId", author_id as "authorId", author_seal as "authorSeal"
    from post_comments where company_code = ${companyCode} and comment_id = ${commentId}::uuid`.execute(tx);
  return rows[0];
}

/** Two who delete it at once take it off the count once. */
export async function removeComment(tx: Tx, companyCode: string, commentId: string): Promise<void> {
  await sql`
    with removed as (
      delete from post_comments where company_code = ${companyCode} and comment_id = ${commentId}::uuid returning post_id)
    update posts p set comment_count = comment_count - 1 from removed r
    where p.company_code = ${companyCode} and p.post_id = r.post_id`.execute(tx);
}

interface Recommendation {
  readonly companyCode: string;
  readonly postId: string;
  readonly personId: string;
}

/**
 * Adds a recommendation once per person: the row's key decides between simultaneous calls, and only a new row is
 * counted.
 */
export async function addRecommendation(tx: Tx, { companyCode, postId, personId }: Recommendation): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with added as (
      insert into post_recommendations (company_code, post_id, person_id)
      values (${companyCode}, ${postId}, ${personId}) on conflict do nothing returning 1)
    update posts set recommendation_count = recommendation_count + (select count(*) from added)
    where company_code = ${companyCode} and post_id = ${postId}::uuid
    returning recommendation_count as count`.execute(tx);
  return rows[0]?.count ?? 0;
}

export async function takeRecommendation(tx: Tx, { companyCode, postId, personId }: Recommendation): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with removed as (
      delete from post_recommendations
      where company_code = ${companyCode} and post_id = ${postId}::uuid and person_id = ${personId}::uuid returning 1)
    update posts set recommendation_count = recommendation_count - (select count(*) from removed)
    where company_code = ${companyCode} and post_id = ${postId}::uuid
    returning recommendation_count as count`.execute(tx);
  return rows[0]?.count ?? 0;
}
