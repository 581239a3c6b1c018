import { sql, type RawBuilder, type SqlBool } from 'kysely';

type Value = string | number | boolean | null;

type Columns = Readonly<Record<string, Value>>;

/**
 * For the WHERE of a statement that changes a row: whether its columns still are what the caller saw. Who says nothing of
 * what they saw changes it whatever it is; and what is as it is wanted already, as after the same call before, overwrites
 * nobody.
 */
export function isStill(seen: Columns | undefined, wanted: Columns): RawBuilder<SqlBool> {
  return seen === undefined ? sql<SqlBool>`true` : isOneOf([seen, wanted]);
}

/** Whether a row is as one of these, all of the columns that it names. */
export function isOneOf(states: readonly Columns[]): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${sql.join(states.map(hasAll), sql` or `)})`;
}

/** Whether the columns of a row have these values. */
export function hasAll(values: Columns): RawBuilder<SqlBool> {
  const columns = Object.entries(values);
  return sql<SqlBool>`(${sql.join(
    columns.map(([column, value]) => sql`${sql.ref(column)}::text is not distinct from ${textOf(value)}::text`),
    sql` and `,
  )})`;
}

function textOf(value: Value): string | null {
  return value === null ? null : String(value);
}

/**
 * Whether those of an order that the caller saw still stand as they did, or stand as they are wanted already; what came
 * since makes no difference. The caller holds the company, so that nobody moves any of them between this look and the
 * change.
 */
export function isOrderStill<Key>(
  present: readonly Key[],
  seen: readonly Key[] | undefined,
  wanted: readonly Key[],
): boolean {
  return seen === undefined || standAs(present, seen) || standAs(present, wanted);
}

function standAs<Key>(present: readonly Key[], seen: readonly Key[]): boolean {
  const known = new Set(seen);
  const left = present.filter((key) => known.has(key));
  return left.length === seen.length && left.every((key, place) => key === seen[place]);
}
