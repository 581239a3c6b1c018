import { rootDepartment } from '@madang/contract/organisation/departments/limits.ts';
import { importLimits } from '@madang/contract/joining/imports/limits.ts';
import type { MadeDepartment } from '@madang/contract/joining/imports/shapes.ts';
import type { TreeDepartment } from '../../organisation/departments/index.ts';
import { nameKey, wayKey } from './kinds/departments-known.ts';
import { freeCodes } from './kinds/free-codes.ts';

/** A department as cells name it, with the number of rows that do. */
export interface NamedRows {
  readonly name: string;
  readonly rows: number;
}

interface Proposed extends NamedRows {
  readonly departmentCode: string;
  readonly parentDepartmentCode: string;
}

interface Present {
  readonly tree: readonly TreeDepartment[];
  readonly made: readonly MadeDepartment[];
}

/** Proposes the departments on the ways that cells name, parents first, each with a free code. */
export function proposeDepartments(named: readonly NamedRows[], { tree, made }: Present): Proposed[] {
  const known = new Map(made.map(({ name, departmentCode }) => [wayKey(name), departmentCode]));
  const freeCode = freeCodes(new Set([...tree, ...made].map(({ departmentCode }) => departmentCode)));
  const childOf = childrenOf(tree);
  const waysOf = waysAmong(named, tree);
  const proposed = new Map<string, Proposed>();
  for (const { name, rows } of named) {
    const way = waysOf(name);
    let above: string = rootDepartment;
    for (const [at, part] of way.entries()) {
      const key = wayKey(way.slice(0, at + 1).join(' > '));
      const isLast = at === way.length - 1;
      const before = proposed.get(key);
      const code = known.get(key) ?? before?.departmentCode ?? childOf(at === 0 ? undefined : above, part);
      if (before && isLast) proposed.set(key, { ...before, rows: before.rows + rows });
      if (code === undefined && proposed.size < importLimits.departmentsMade) {
        const departmentCode = freeCode();
        proposed.set(key, {
          name: way.slice(0, at + 1).join(' > '),
          rows: isLast ? rows : 0,
          departmentCode,
          parentDepartmentCode: above,
        });
        above = departmentCode;
      } else above = code ?? above;
    }
  }
  return [...proposed.values()];
}

/** Finds the only department of a name, under another one or anywhere. */
function childrenOf(tree: readonly TreeDepartment[]) {
  const byName = new Map<string, TreeDepartment[]>();
  for (const row of tree) {
    for (const key of new Set([row.departmentName, row.englishDepartmentName].map(nameKey))) {
      byName.set(key, [...(byName.get(key) ?? []), row]);
    }
  }
  return (above: string | undefined, name: string): string | undefined => {
    const found = (byName.get(nameKey(name)) ?? []).filter(
      ({ parentDepartmentCode }) => above === undefined || parentDepartmentCode === above,
    );
    return found.length === 1 ? found[0]?.departmentCode : undefined;
  };
}

const partsBy = (name: string, apart: RegExp) =>
  name
    .split(apart)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Parts ways: by `>`, and by a slash where a department or another way begins so. The slash of 'R/D' is a letter. */
function waysAmong(named: readonly NamedRows[], tree: readonly TreeDepartment[]): (name: string) => readonly string[] {
  const names = new Set(tree.flatMap((row) => [row.departmentName, row.englishDepartmentName].map(nameKey)));
  const firsts = new Map<string, number>();
  for (const { name } of named) {
    const first = nameKey(partsBy(name, /[>›/\\|]/)[0] ?? '');
    firsts.set(first, (firsts.get(first) ?? 0) + 1);
  }
  return (name) => {
    if (/[>›]/.test(name)) return partsBy(name, /[>›]/);
    const way = partsBy(name, /[/\\|]/);
    const first = nameKey(way[0] ?? '');
    const isWay = /^\s*[/\\]/.test(name) || names.has(first) || (firsts.get(first) ?? 0) > 1;
    return isWay && way.length > 0 ? way : [name.trim()];
  };
}
