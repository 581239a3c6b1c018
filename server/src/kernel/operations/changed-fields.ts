import { isDeepStrictEqual } from 'node:util';

/** Names of the fields that a change makes different from what its caller or the row had; all where neither is known. */
export function changedFields<T extends object>(desired: T, before: Partial<T> | undefined): string[] {
  const names = Object.keys(desired) as (keyof T & string)[];
  return before === undefined ? names : names.filter((name) => before[name] !== desired[name]);
}

/** A field's value before and after a change, where neither is about a person. */
export interface ValueChange {
  readonly field: string;
  readonly before: ChangedValue;
  readonly after: ChangedValue;
}

type ChangedValue = string | number | boolean;

/** What a log row needs of a text, and no more. */
const textLength = 200;

/**
 * What a row of the log says of a change of things that are no person: the fields that differ, and of those that are a text, a number or
 * yes or no what they were and became. Nothing but the fields where the caller said nothing of what they saw.
 */
export function changesOf(desired: object, before: object | undefined) {
  const names = Object.keys(desired);
  // What the caller did not see is no change: the kind of a thing, which stays.
  const compared = names.filter((name) => before !== undefined && Object.hasOwn(before, name));
  const differs = (name: string) => !isDeepStrictEqual(valueOf(before, name), valueOf(desired, name));
  const fields = before === undefined ? names : compared.filter(differs);
  const changes = fields.flatMap((field): ValueChange[] => {
    const [from, to] = [written(before, field), written(desired, field)];
    return from === undefined || to === undefined ? [] : [{ field, before: from, after: to }];
  });
  return changes.length === 0 ? { fields } : { fields, changes };
}

function valueOf(values: object | undefined, field: string): unknown {
  return values && (values as Readonly<Record<string, unknown>>)[field];
}

function written(values: object | undefined, field: string): ChangedValue | undefined {
  const value = valueOf(values, field);
  if (value === null) return '';
  if (typeof value === 'string') return value.slice(0, textLength);
  return typeof value === 'number' || typeof value === 'boolean' ? value : undefined;
}
