import { sql, type RawBuilder, type SqlBool } from 'kysely';

type Value = string | number | boolean | null;

type Columns = Readonly<Record<string, Value>>;

/**
 * Condition that a row still has the expected columns, or the wanted ones. Without `expected`, any state is changed.
 */
export function matchesExpected(expected: Columns | undefined, desired: Columns): RawBuilder<SqlBool> {
  return expected === undefined ? sql<SqlBool>`true` : isOneOf([expected, desired]);
}

/** Returns the condition that a row matches one of these states in every column that the state names. */
export function isOneOf(states: readonly Columns[]): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${sql.join(states.map(hasAll), sql` or `)})`;
}

/** Returns the condition that the columns of a row have these values. */
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
 * Returns true if the seen items of an order are unchanged or already as wanted; newer items are ignored. The caller
 * has locked the company.
 */
export function orderMatchesExpected<Key>(
  present: readonly Key[],
  expected: readonly Key[] | undefined,
  desired: readonly Key[],
): boolean {
  return expected === undefined || isOrderedAs(present, expected) || isOrderedAs(present, desired);
}

function isOrderedAs<Key>(present: readonly Key[], expected: readonly Key[]): boolean {
  const known = new Set(expected);
  const left = present.filter((key) => known.has(key));
  return left.length === expected.length && left.every((key, place) => key === expected[place]);
}
