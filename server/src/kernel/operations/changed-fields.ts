import { isDeepStrictEqual } from 'node:util';

/** Names of the fields that a change makes different from what its caller or the row had; all where neither is known. */
export function changedFields<T extends object>(desired: T, before: Partial<T> | undefined): string[] {
  const names = Object.keys(desired) as (keyof T & string)[];
  return before === undefined ? names : names.filter((name) => before[name] !== desired[name]);
}

/** A field's value before and after a change. Of people: codes of their places and states alone. */
export interface ValueChange {
  readonly field: string;
  readonly before: ChangedValue;
  readonly after: ChangedValue;
}

type ChangedValue = string | number | boolean;

/** Length of a text that a log row needs, and no more. */
const textLength = 200;

/**
 * Changed fields of a thing for its log row, with simple values before and after; without `expected` names alone.
 * `itemText` names items of lists.
 */
export function changesOf(desired: object, before: object | undefined, itemText: ItemText = textOfItem) {
  const names = Object.keys(desired);
  // What the caller did not see is no change: the kind of a thing, which stays.
  const compared = names.filter((name) => before !== undefined && Object.hasOwn(before, name));
  const differs = (name: string) => !isDeepStrictEqual(valueOf(before, name), valueOf(desired, name));
  const fields = before === undefined ? names : compared.filter(differs);
  const changes = fields.flatMap((field): ValueChange[] => {
    const [from, to] = writtenBoth(valueOf(before, field), valueOf(desired, field), itemText);
    return from === undefined || to === undefined ? [] : [{ field, before: from, after: to }];
  });
  return changes.length === 0 ? { fields } : { fields, changes };
}

function valueOf(values: object | undefined, field: string): unknown {
  return values && (values as Readonly<Record<string, unknown>>)[field];
}

/** Name of a list item in the log; undefined for an item without a text. */
type ItemText = (item: unknown) => string | undefined;

function textOfItem(item: unknown): string | undefined {
  return typeof item === 'string' || typeof item === 'number' ? String(item) : undefined;
}

function writtenBoth(before: unknown, after: unknown, itemText: ItemText) {
  if (!Array.isArray(before) || !Array.isArray(after)) return [written(before), written(after)] as const;
  const lists = [before, after].map((list: readonly unknown[]) => list.map(itemText));
  if (lists.some((list) => list.includes(undefined))) return [undefined, undefined] as const;
  const [from = [], to = []] = lists;
  const whole = [from.join(', '), to.join(', ')] as const;
  if (whole.every((text) => text.length <= textLength)) return whole;
  // Of a long list what has gone and what has come: the rest is the same on both sides.
  const without = (list: readonly unknown[], other: readonly unknown[]) =>
    list
      .filter((item) => !other.includes(item))
      .join(', ')
      .slice(0, textLength);
  return [without(from, to), without(to, from)] as const;
}

function written(value: unknown): ChangedValue | undefined {
  if (value === null) return '';
  if (typeof value === 'string') return value.slice(0, textLength);
  return typeof value === 'number' || typeof value === 'boolean' ? value : undefined;
}
