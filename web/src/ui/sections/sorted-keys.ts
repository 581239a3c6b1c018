/** The keys with one of them at another place. */
export function moved(keys: readonly string[], key: string, to: number): string[] {
  const others = keys.filter((each) => each !== key);
  return [...others.slice(0, to), key, ...others.slice(to)];
}

/** Items in the order of their keys; what the order does not know yet stands at the end. */
export function inOrder<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
  keys: readonly string[] | undefined,
): Item[] {
  if (!keys) return [...items];
  const placeOf = (item: Item) => {
    const place = keys.indexOf(keyOf(item));
    return place === -1 ? keys.length : place;
  };
  return items.toSorted((a, b) => placeOf(a) - placeOf(b));
}
