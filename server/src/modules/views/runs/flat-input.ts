/** Puts the values of an input side by side, each named by its path. */
export function flat(input: unknown, path = ''): ReadonlyMap<string, string> {
  if (input === null || input === undefined) return new Map();
  if (typeof input !== 'object' || Array.isArray(input)) {
    return new Map([[path, typeof input === 'string' ? input : JSON.stringify(input)]]);
  }
  return new Map(
    Object.entries(input).flatMap(([name, value]) => [...flat(value, path === '' ? name : `${path}.${name}`)]),
  );
}
