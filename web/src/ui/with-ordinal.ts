/**
 * How each of a list is named to those who hear its buttons alone: two of one name have their place among those of that
 * name as well. What is seen stays as it is, for its place is seen.
 */
export function withOrdinal<Item>(items: readonly Item[], nameOf: (item: Item) => string): (item: Item) => string {
  const byName = Map.groupBy(items, nameOf);
  return (item) => {
    const name = nameOf(item);
    const same = byName.get(name) ?? [];
    return same.length > 1 ? `${name} (${same.indexOf(item) + 1})` : name;
  };
}
