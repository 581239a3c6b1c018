import type { DepartmentRow } from '@madang/contract/organisation/departments/routes.ts';
import type { TreeRow } from '../../../ui/tree/tree-keys.ts';

/** Loaded part of a branch. */
export interface LoadedBranch {
  readonly rows: readonly DepartmentRow[];
  /** Undefined until the branch is there. */
  readonly totalCount: number | undefined;
  readonly hasMore: boolean;
  readonly isFailed: boolean;
  /** Time of the reading, in milliseconds. */
  readonly readAt: number;
}

export interface TreeWords {
  readonly nameOf: (department: DepartmentRow) => string;
  readonly loading: string;
  readonly failed: string;
}

/** A row that stands for what is not there of a branch bears the code of the branch. */
const waitingPrefix = 'branch:';

export function branchOfWaiting(key: string): string | undefined {
  return key.startsWith(waitingPrefix) ? key.slice(waitingPrefix.length) : undefined;
}

/** The lines of the tree from the company down, in every open branch as far as it is loaded. */
export function treeRows(
  root: { readonly code: string; readonly name: string },
  open: ReadonlySet<string>,
  branches: ReadonlyMap<string, LoadedBranch>,
  words: TreeWords,
): TreeRow[] {
  const lines: TreeRow[] = [{ key: root.code, label: root.name, level: 0, isOpen: true, place: 1, size: 1 }];
  addBranch(lines, { code: root.code, level: 1 }, { open, branches, words, homes: homesOf(branches) });
  return lines;
}

/** Branch of each department. During a move's reload two branches may have it; the last one read counts. */
function homesOf(branches: ReadonlyMap<string, LoadedBranch>): ReadonlyMap<string, string> {
  const lastRead = [...branches].sort(([, one], [, other]) => one.readAt - other.readAt);
  return new Map(lastRead.flatMap(([code, { rows }]) => rows.map(({ departmentCode }) => [departmentCode, code])));
}

interface Known {
  readonly open: ReadonlySet<string>;
  readonly branches: ReadonlyMap<string, LoadedBranch>;
  readonly words: TreeWords;
  readonly homes: ReadonlyMap<string, string>;
}

function addBranch(lines: TreeRow[], { code, level }: { code: string; level: number }, known: Known): void {
  const { open, branches, words, homes } = known;
  const branch = branches.get(code);
  const loaded = branch?.rows ?? [];
  const rows = loaded.filter(({ departmentCode }) => homes.get(departmentCode) === code);
  const size = (branch?.totalCount ?? loaded.length) - (loaded.length - rows.length);
  for (const [index, department] of rows.entries()) {
    const { departmentCode: key, hasChildren } = department;
    const isOpen = hasChildren ? open.has(key) : undefined;
    lines.push({ key, label: words.nameOf(department), detail: key, level, isOpen, place: index + 1, size });
    if (isOpen) addBranch(lines, { code: key, level: level + 1 }, known);
  }
  const waits = waitingFor(branch);
  if (!waits) return;
  const label = waits === 'failed' ? words.failed : words.loading;
  lines.push({ key: `${waitingPrefix}${code}`, label, level, place: rows.length + 1, size: size || 1, waits });
}

function waitingFor(branch: LoadedBranch | undefined): TreeRow['waits'] {
  if (branch?.isFailed) return 'failed';
  if (branch?.totalCount === undefined) return 'loading';
  return branch.hasMore ? 'more' : undefined;
}

export interface Place {
  readonly parentDepartmentCode: string;
  readonly beforeDepartmentCode: string;
}

/** Returns the place of a department dropped before, after or into another one. */
export function placeOfDrop(
  { target, where }: { readonly target: string; readonly where: 'before' | 'inside' | 'after' },
  moved: string,
  branches: ReadonlyMap<string, LoadedBranch>,
): Place | undefined {
  if (where === 'inside') return { parentDepartmentCode: target, beforeDepartmentCode: '' };
  const found = neighboursOf(target, branches, moved);
  if (!found) return undefined;
  const before = where === 'before' ? target : (found.rows[found.place + 1]?.departmentCode ?? '');
  return { parentDepartmentCode: found.parent, beforeDepartmentCode: before };
}

export type Step = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

/**
 * Target of a keyboard move: among neighbours, under the previous department, or out behind the parent. Undefined if
 * there is none or it is unknown.
 */
export function placeOfStep(code: string, step: Step, branches: ReadonlyMap<string, LoadedBranch>): Place | undefined {
  const found = neighboursOf(code, branches);
  if (!found) return undefined;
  const { rows, place, parent } = found;
  const above = rows[place - 1]?.departmentCode;
  switch (step) {
    case 'ArrowUp':
      return above === undefined ? undefined : { parentDepartmentCode: parent, beforeDepartmentCode: above };
    case 'ArrowDown':
      if (!rows[place + 1]) return undefined;
      return { parentDepartmentCode: parent, beforeDepartmentCode: rows[place + 2]?.departmentCode ?? '' };
    case 'ArrowRight':
      return above === undefined ? undefined : { parentDepartmentCode: above, beforeDepartmentCode: '' };
    case 'ArrowLeft':
      return placeOfDrop({ target: parent, where: 'after' }, code, branches);
  }
}

function neighboursOf(code: string, branches: ReadonlyMap<string, LoadedBranch>, without?: string) {
  for (const [parent, branch] of branches) {
    const rows = branch.rows.filter(({ departmentCode }) => departmentCode !== without);
    const place = rows.findIndex(({ departmentCode }) => departmentCode === code);
    if (place >= 0) return { parent, rows, place };
  }
  return undefined;
}
