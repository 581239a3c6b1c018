import { sql, type RawBuilder } from 'kysely';

/** Returns the stored size of a company's posts and comments. */
export function storedBytesOf(companyCode: string): RawBuilder<{ readonly bytes: number }> {
  return sql<{ readonly bytes: number }>`
    select ((select coalesce(sum(pg_column_size(title) + pg_column_size(content)), 0) from posts where company_code = ${companyCode})
      + (select coalesce(sum(pg_column_size(comment_text)), 0) from post_comments where company_code = ${companyCode})
      )::float8 as bytes`;
}
