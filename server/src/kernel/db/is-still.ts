import { sql, type RawBuilder, type SqlBool } from 'kysely';

type Value = string | number | boolean | null;

/**
 * For the WHERE of a statement that changes a row: whether its columns still are what the caller saw. Who says nothing of
 * what they saw changes it whatever it is.
 */
export function isStill(seen: Readonly<Record<string, Value>> | undefined): RawBuilder<SqlBool> {
  const columns = Object.entries(seen ?? {});
  if (columns.length === 0) return sql<SqlBool>`true`;
  return sql<SqlBool>`${sql.join(
    columns.map(([column, value]) => sql`${sql.ref(column)}::text is not distinct from ${textOf(value)}::text`),
    sql` and `,
  )}`;
}

function textOf(value: Value): string | null {
  return value === null ? null : String(value);
}

/**
 * Whether those of an order that the caller saw still stand as they did; what came since makes no difference. The caller
 * holds the company, so that nobody moves any of them between this look and the change.
 */
export function isOrderStill<Key>(present: readonly Key[], seen: readonly Key[] | undefined): boolean {
  if (seen === undefined) return true;
  const known = new Set(seen);
  const left = present.filter((key) => known.has(key));
  return left.length === seen.length && left.every((key, place) => key === seen[place]);
}
