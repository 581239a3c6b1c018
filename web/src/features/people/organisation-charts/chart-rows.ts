import type { ChartDepartment } from '@madang/contract/people/organisation-charts/routes.ts';
import type { TreeRow } from '../../../ui/tree/tree-keys.ts';

export interface Chart {
  readonly root: ChartDepartment | undefined;
  readonly byCode: ReadonlyMap<string, ChartDepartment>;
  readonly childrenOf: (departmentCode: string) => readonly ChartDepartment[];
  /**
   * Returns how many people in service belong to a department and its descendants, or hold a concurrent post there; undefined
   * until counted.
   */
  readonly countOf: (departmentCode: string) => Counted | undefined;
}

export interface Counted {
  readonly people: number;
  /** STA-09: guests of other companies among them. */
  readonly guests: number;
}

interface Count {
  readonly departmentCode: string;
  readonly peopleCount: number;
  /** Number of people in the branch who belong to two of its departments and are counted once. */
  readonly countedTwice: number;
  /** Absent of a day in the past. */
  readonly guestsCount?: number;
}

const nobody: Counted = { people: 0, guests: 0 };

/** The chart as a tree, of the list that a call answers: parents stand before their children. */
export function chartOf(departments: readonly ChartDepartment[], counts: readonly Count[] | undefined): Chart {
  const children = Map.groupBy(departments, ({ parentDepartmentCode }) => parentDepartmentCode);
  const byCode = new Map(departments.map((department) => [department.departmentCode, department]));
  const sums = counts && sumsOf(byCode, counts);
  return {
    root: children.get('')?.[0],
    byCode,
    childrenOf: (code) => children.get(code) ?? [],
    countOf: (code) => sums && (sums.get(code) ?? nobody),
  };
}

/** Each department's people are counted for it and for every department above it. */
function sumsOf(byCode: Chart['byCode'], counts: readonly Count[]): ReadonlyMap<string, Counted> {
  const sums = new Map<string, Counted>();
  for (const { departmentCode, peopleCount, countedTwice, guestsCount = 0 } of counts) {
    for (let at = byCode.get(departmentCode); at; at = byCode.get(at.parentDepartmentCode)) {
      const { people, guests } = sums.get(at.departmentCode) ?? nobody;
      sums.set(at.departmentCode, { people: people + peopleCount - countedTwice, guests: guests + guestsCount });
    }
  }
  return sums;
}

/** The departments above one, from the company down. */
export function aboveOf({ byCode }: Chart, departmentCode: string): string[] {
  const above: string[] = [];
  let at = byCode.get(byCode.get(departmentCode)?.parentDepartmentCode ?? '');
  for (; at; at = byCode.get(at.parentDepartmentCode)) above.unshift(at.departmentCode);
  return above;
}

export interface RowTexts {
  readonly nameOf: (department: ChartDepartment) => string;
  /** Returns the number of people as text; '' for none. */
  readonly countText: (count: Counted) => string;
}

/** The lines of the tree from the company down, those of open departments. */
export function chartRows(chart: Chart, open: ReadonlySet<string>, { nameOf, countText }: RowTexts): TreeRow[] {
  const rows: TreeRow[] = [];
  const add = (department: ChartDepartment, level: number, place: number, size: number) => {
    const { departmentCode: key } = department;
    const children = chart.childrenOf(key);
    const isOpen = children.length === 0 ? undefined : open.has(key);
    const count = chart.countOf(key);
    const detail = count === undefined ? '' : countText(count);
    rows.push({ key, label: nameOf(department), ...(detail && { detail }), level, isOpen, place, size });
    if (isOpen) for (const [at, child] of children.entries()) add(child, level + 1, at + 1, children.length);
  };
  if (chart.root) add(chart.root, 0, 1, 1);
  return rows;
}
