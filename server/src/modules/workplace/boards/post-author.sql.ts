import type { PostAuthor } from '@madang/contract/workplace/boards/routes.ts';
import { type RawBuilder, sql } from 'kysely';
import { emblemMarksOf } from '../../people/emblems/index.ts';
import { authorOf } from '../../people/person-names/index.ts';

/** The author of a post with their emblems; null where the account is closed, or none is stored. */
export function postAuthorOf(companyCode: string, personId: RawBuilder<unknown>): RawBuilder<PostAuthor | null> {
  return sql<PostAuthor | null>`((${authorOf(companyCode, personId)})::jsonb
    || jsonb_build_object('emblems', ${emblemMarksOf(companyCode, personId)}))`;
}
