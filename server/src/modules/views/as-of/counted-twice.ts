interface Placed {
  readonly departmentCode: string;
  readonly parentDepartmentCode: string;
}

/** Counts the people of each branch who are added up once too often: at the lowest department above two of a person's neighbours. */
export function countedTwice(
  tree: readonly Placed[],
  shared: readonly { readonly departmentCodes: readonly string[] }[],
): ReadonlyMap<string, number> {
  const parentOf = new Map(tree.map((row) => [row.departmentCode, row.parentDepartmentCode]));
  const times = new Map<string, number>();
  for (const { departmentCodes } of shared) {
    const ways = departmentCodes.map((code) => wayTo(parentOf, code)).toSorted(byPath);
    for (const [at, way] of ways.entries()) {
      const before = ways[at - 1];
      const deepest = before && sharedEnd(before, way);
      if (deepest !== undefined) times.set(deepest, (times.get(deepest) ?? 0) + 1);
    }
  }
  return times;
}

/** The codes from the company down to a department. */
function wayTo(parentOf: ReadonlyMap<string, string>, departmentCode: string): readonly string[] {
  const way: string[] = [];
  for (let code: string | undefined = departmentCode; code; code = parentOf.get(code)) way.unshift(code);
  return way;
}

function byPath(one: readonly string[], other: readonly string[]): number {
  return one.join('/') < other.join('/') ? -1 : 1;
}

function sharedEnd(one: readonly string[], other: readonly string[]): string | undefined {
  let end: string | undefined;
  for (const [at, code] of one.entries()) {
    if (code !== other[at]) break;
    end = code;
  }
  return end;
}
