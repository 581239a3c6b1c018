import { rootDepartment } from '@madang/contract/organisation/departments/limits.ts';
import type { MadeDepartment } from '@madang/contract/joining/imports/shapes.ts';
import type { Language } from '@madang/contract/kernel/languages.ts';
import type { StoredStep } from '../../../kernel/operations/outcome.ts';
import { englishNameOf } from './kinds/departments-known.ts';

/** The change that makes a department before the rows of a file. */
export function makingOf(
  { departmentCode, departmentName, parentDepartmentCode }: MadeDepartment,
  language: Language,
): StoredStep {
  const names = { departmentName, englishDepartmentName: englishNameOf(departmentName, departmentCode) };
  return { name: 'create-department', input: { departmentCode, ...names, language, parentDepartmentCode } };
}

/** The same as a dry run tries it: one above that is made as well is not there yet. */
export function triedMakings(made: readonly MadeDepartment[], language: Language): StoredStep[] {
  const codes = new Set(made.map(({ departmentCode }) => departmentCode));
  return made.map((each) => {
    const parentDepartmentCode = codes.has(each.parentDepartmentCode) ? rootDepartment : each.parentDepartmentCode;
    return makingOf({ ...each, parentDepartmentCode }, language);
  });
}

/** Puts parents before their children; undefined where one is under itself. */
export function parentsFirst(departments: readonly MadeDepartment[]): MadeDepartment[] | undefined {
  const codes = new Set(departments.map(({ departmentCode }) => departmentCode));
  const placed = new Set<string>();
  const ordered: MadeDepartment[] = [];
  for (let left = departments; left.length > 0;) {
    const ready = left.filter(({ parentDepartmentCode: above }) => !codes.has(above) || placed.has(above));
    if (ready.length === 0) return undefined;
    for (const { departmentCode } of ready) placed.add(departmentCode);
    ordered.push(...ready);
    left = left.filter(({ departmentCode }) => !placed.has(departmentCode));
  }
  return ordered;
}

/** Codes of a department that is made, and of all that are made below it. */
export function madeBelow(made: readonly MadeDepartment[], departmentCode: string): ReadonlySet<string> {
  const below = new Set([departmentCode]);
  // Parents stand before their children.
  for (const each of made) if (below.has(each.parentDepartmentCode)) below.add(each.departmentCode);
  return below;
}
