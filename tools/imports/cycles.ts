export type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** Each ring once, from its alphabetically first name back to it. */
export function cyclesOf(graph: Graph): string[][] {
  return [...graph.keys()].sort().flatMap((start) => {
    const way = shortestWayBack(graph, start);
    return way ? [way] : [];
  });
}

/** Names before `start` are left out: their rings are reported from there. */
function shortestWayBack(graph: Graph, start: string): string[] | undefined {
  const reached = new Set<string>();
  const ways = [[start]];
  for (const way of ways) {
    for (const next of graph.get(way.at(-1) ?? start) ?? []) {
      if (next === start) return [...way, start];
      if (reached.has(next) || next < start) continue;
      reached.add(next);
      ways.push([...way, next]);
    }
  }
  return undefined;
}
