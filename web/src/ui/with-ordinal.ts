/**
 * Returns accessible names for the items of a list: items with the same name also get their position among them. The visible name
 * stays unchanged, since the position is visible.
 */
export function withOrdinal<Item>(items: readonly Item[], nameOf: (item: Item) => string): (item: Item) => string {
  const byName = Map.groupBy(items, nameOf);
  return (item) => {
    const name = nameOf(item);
    const same = byName.get(name) ?? [];
    return same.length > 1 ? `${name} (${same.indexOf(item) + 1})` : name;
  };
}
