interface Placed {
  readonly departmentCode: string;
  readonly parentDepartmentCode: string;
}

/** Codes of a department and of all below it, of a tree in whatever order. */
export function branchOf(tree: readonly Placed[], departmentCode: string): readonly string[] {
  const below = Map.groupBy(tree, (row) => row.parentDepartmentCode);
  const codes = [departmentCode];
  for (const code of codes) codes.push(...(below.get(code) ?? []).map((row) => row.departmentCode));
  return codes;
}
