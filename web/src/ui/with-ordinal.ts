/**
 * Accessible names of a list's buttons: equal names get their ordinal. The visible text stays, because its place is
 * visible.
 */
export function withOrdinal<Item>(items: readonly Item[], nameOf: (item: Item) => string): (item: Item) => string {
  const byName = Map.groupBy(items, nameOf);
  return (item) => {
    const name = nameOf(item);
    const same = byName.get(name) ?? [];
    return same.length > 1 ? `${name} (${same.indexOf(item) + 1})` : name;
  };
}
