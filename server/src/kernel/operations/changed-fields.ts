/** Names of the fields that a change makes different from what its caller or the row had; all where neither is known. */
export function changedFields<T extends object>(desired: T, before: Partial<T> | undefined): string[] {
  const names = Object.keys(desired) as (keyof T & string)[];
  return before === undefined ? names : names.filter((name) => before[name] !== desired[name]);
}
