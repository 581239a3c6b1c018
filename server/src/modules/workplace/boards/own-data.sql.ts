import { sql } from 'kysely';
import { ownDataPage, ownDataRows, ownRows, type OwnDataSection } from '../../../kernel/own-data/own-data.ts';

/** Texts that a person wrote under their name. Anonymous texts store no person, so they contain nothing about anyone. */
export const boardData: readonly OwnDataSection[] = [
  {
    name: 'posts',
    tables: ['posts'],
    read: async (tx, { companyCode, personId }, after) => {
      const { rows } = await sql<{ postId: string }>`
        select post_id as "postId", board_number as "boardNumber", replied_post_id as "repliedPostId",
          head_word as "headWord", title, content, state, written_at as "writtenAt", changed_at as "changedAt",
          valid_until as "validUntil" from posts
        where company_code = ${companyCode} and author_id = ${personId}::uuid
          and (${after}::uuid is null or post_id > ${after}::uuid)
        order by post_id limit ${ownDataRows}`.execute(tx);
      return ownDataPage(rows, ({ postId }) => postId);
    },
  },
  {
    name: 'comments',
    tables: ['post_comments'],
    read: async (tx, { companyCode, personId }, after) => {
      const { rows } = await sql<{ commentId: string }>`
        select comment_id as "commentId", post_id as "postId", comment_text as "commentText",
          written_at as "writtenAt" from post_comments
        where company_code = ${companyCode} and author_id = ${personId}::uuid
          and (${after}::uuid is null or comment_id > ${after}::uuid)
        order by comment_id limit ${ownDataRows}`.execute(tx);
      return ownDataPage(rows, ({ commentId }) => commentId);
    },
  },
  {
    name: 'recommendations',
    tables: ['post_recommendations'],
    read: async (tx, { companyCode, personId }, after) => {
      const { rows } = await sql<{ postId: string }>`
        select post_id as "postId" from post_recommendations
        where company_code = ${companyCode} and person_id = ${personId}::uuid
          and (${after}::uuid is null or post_id > ${after}::uuid)
        order by post_id limit ${ownDataRows}`.execute(tx);
      return ownDataPage(rows, ({ postId }) => postId);
    },
  },
  {
    name: 'readPosts',
    tables: ['post_readings'],
    read: async (tx, { companyCode, personId }, after) => {
      const { rows } = await sql<{ postId: string }>`
        select post_id as "postId" from post_readings
        where company_code = ${companyCode} and person_id = ${personId}::uuid
          and (${after}::uuid is null or post_id > ${after}::uuid)
        order by post_id limit ${ownDataRows}`.execute(tx);
      return ownDataPage(rows, ({ postId }) => postId);
    },
  },
  {
    name: 'readBoards',
    tables: ['board_readings'],
    read: ownRows(
      ({ companyCode, personId }) => sql`
        select board_number as "boardNumber", read_until as "readUntil" from board_readings
        where company_code = ${companyCode} and person_id = ${personId}::uuid order by board_number`,
    ),
  },
];
