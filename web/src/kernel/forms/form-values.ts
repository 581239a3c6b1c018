import { useCallback, useRef, useState } from 'react';

/** A schema's values as the fields of a form hold them: a number that is not typed yet is undefined. */
export type FieldValues<T> = { readonly [K in keyof T]: T[K] extends number ? number | undefined : T[K] };

/** Values of a form and if they differ from the initial ones. `typed`: values from before the page was drawn again. */
export function useFormValues<V extends object>(initial: V, typed = initial) {
  const [values, setValues] = useState(typed);
  /** Two changes of one press see one another. */
  const latest = useRef(typed);
  const put = (next: V) => {
    latest.current = next;
    setValues(next);
  };
  return {
    values,
    getValues: useCallback(() => latest.current, []),
    setValue: (path: string, value: unknown) => put(withValue(latest.current, path.split('.'), value)),
    reset: () => put(initial),
    isDirty: (path?: string) =>
      path === undefined ? !isSame(values, initial) : !isSame(valueAt(values, path), valueAt(initial, path)),
  };
}

/** Returns the value at a dotted path: `mobile.number`, `agreements.0.agreed`. */
export function valueAt(values: unknown, path: string): unknown {
  return path.split('.').reduce((at, step) => (isHolder(at) ? at[step] : undefined), values);
}

/** A copy with another value at a path; what lies beside it is the same as before. */
export function withValue<V>(values: V, [step, ...rest]: readonly string[], value: unknown): V {
  if (step === undefined) return value as V;
  const copy = (Array.isArray(values) ? [...values] : { ...values }) as Record<string, unknown>;
  copy[step] = withValue(copy[step], rest, value);
  return copy as V;
}

export function isSame(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (!isHolder(one) || !isHolder(other) || Array.isArray(one) !== Array.isArray(other)) return false;
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => key in other && isSame(one[key], other[key]));
}

/** A list or a plain object; a file or a date is one value. */
function isHolder(value: unknown): value is Record<string, unknown> {
  return Array.isArray(value) || Object.prototype.toString.call(value) === '[object Object]';
}
