import { sql, type RawBuilder, type SqlBool } from 'kysely';

/**
 * For the WHERE of a statement that changes a row: whether its columns still are what the caller saw. Who says nothing of
 * what they saw changes it whatever it is.
 */
export function isStill(seen: Readonly<Record<string, unknown>> | undefined): RawBuilder<SqlBool> {
  const columns = Object.entries(seen ?? {});
  if (columns.length === 0) return sql<SqlBool>`true`;
  return sql<SqlBool>`${sql.join(
    columns.map(([column, value]) => sql`${sql.ref(column)} is not distinct from ${value}`),
    sql` and `,
  )}`;
}
