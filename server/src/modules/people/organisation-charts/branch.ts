import type { TreeDepartment } from '../../organisation/departments/index.ts';

export interface BranchDepartment {
  readonly department: TreeDepartment;
  /** 0 for the department that the branch begins with. */
  readonly level: number;
}

/** A department and all below it, each before its own sub-departments; nothing where there is no such department. */
export function branchFrom(tree: readonly TreeDepartment[], departmentCode: string): BranchDepartment[] {
  const children = Map.groupBy(tree, ({ parentDepartmentCode }) => parentDepartmentCode);
  const branch: BranchDepartment[] = [];
  const waiting = tree
    .filter((department) => department.departmentCode === departmentCode)
    .map((department) => ({ department, level: 0 }));
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    branch.push(next);
    const level = next.level + 1;
    const below = children.get(next.department.departmentCode) ?? [];
    waiting.push(...below.toReversed().map((department) => ({ department, level })));
  }
  return branch;
}
