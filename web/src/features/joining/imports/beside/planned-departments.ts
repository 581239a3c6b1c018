import type { ImportDetail } from '@madang/contract/joining/imports/routes.ts';
import type { MadeDepartment } from '@madang/contract/joining/imports/shapes.ts';
import { rootDepartment } from '@madang/contract/organisation/departments/limits.ts';

export type MissingDepartment = ImportDetail['missingDepartments'][number];

/** The names on the way down to a department, as a cell has them. */
export const wayOf = (name: string) =>
  name
    .split(/[>›]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** A department's own name, the last of its way. */
export const ownName = (name: string) => wayOf(name).at(-1) ?? name.trim();

/** The way above a department; '' for none. */
const wayAbove = (name: string) => wayOf(name).slice(0, -1).join(' > ');

const keyOf = (name: string) => wayOf(name).join(' > ').toLowerCase();

/** Ways above departments that are to be made, none of which is among them: the company may have them. */
export function waysAbove(departments: readonly MissingDepartment[]): string[] {
  const known = new Set(departments.map(({ name }) => keyOf(name)));
  const above = departments.flatMap(({ name }) => {
    const way = wayOf(name).slice(0, -1);
    return way.map((_part, at) => way.slice(0, at + 1).join(' > '));
  });
  return [...new Set(above)].filter((way) => !known.has(keyOf(way)));
}

/** Departments that were chosen by name, with the missing ones above them. */
export function withAbove(missing: readonly MissingDepartment[], names: readonly string[]): MissingDepartment[] {
  const byCode = new Map(missing.map((each) => [each.departmentCode, each]));
  const wanted = new Set<MissingDepartment>();
  for (const chosen of missing.filter(({ name }) => names.includes(name))) {
    for (let at: typeof chosen | undefined = chosen; at && !wanted.has(at); at = byCode.get(at.parentDepartmentCode)) {
      wanted.add(at);
    }
  }
  return missing.filter((each) => wanted.has(each));
}

/**
 * Departments to make, each after the one above it; `existing` has codes of the company's departments by their ways.
 */
export function plannedDepartments(
  wanted: readonly MissingDepartment[],
  existing: ReadonlyMap<string, string>,
): MadeDepartment[] {
  const extra = waysAbove(wanted)
    .filter((way) => !existing.has(way))
    .map((name, at) => ({ name, departmentCode: freeCode(wanted, at), parentDepartmentCode: rootDepartment }));
  const all = [...extra, ...wanted];
  const codes = new Map([
    ...[...existing].map(([way, code]) => [keyOf(way), code] as const),
    ...all.map(({ name, departmentCode }) => [keyOf(name), departmentCode] as const),
  ]);
  return inOrder(
    all.map(({ name, departmentCode, parentDepartmentCode }) => ({
      name,
      departmentCode,
      departmentName: ownName(name),
      parentDepartmentCode:
        parentDepartmentCode === rootDepartment
          ? (codes.get(keyOf(wayAbove(name))) ?? rootDepartment)
          : parentDepartmentCode,
    })),
  );
}

/** A code for a department that no row names: that of one below it, with a letter. */
const freeCode = (wanted: readonly MissingDepartment[], at: number) =>
  `${wanted[at % wanted.length]?.departmentCode ?? 'DEPT'}U${at}`;

/** Parents before their children; what is under itself keeps its place at the end, for the server to refuse. */
function inOrder(departments: readonly MadeDepartment[]): MadeDepartment[] {
  const codes = new Set(departments.map(({ departmentCode }) => departmentCode));
  const placed = new Set<string>();
  const ordered: MadeDepartment[] = [];
  for (let left = departments; left.length > 0;) {
    const ready = left.filter(({ parentDepartmentCode: parent }) => !codes.has(parent) || placed.has(parent));
    if (ready.length === 0) return [...ordered, ...left];
    for (const each of ready) placed.add(each.departmentCode);
    ordered.push(...ready);
    left = left.filter(({ departmentCode }) => !placed.has(departmentCode));
  }
  return ordered;
}
