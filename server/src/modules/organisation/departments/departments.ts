import type { NamedDepartment } from '@madang/contract/organisation/departments/names.ts';
import type { DepartmentRow } from '@madang/contract/organisation/departments/routes.ts';
import { rootDepartment } from '@madang/contract/organisation/departments/limits.ts';
import type { FieldIssue } from '@madang/contract/kernel/errors.ts';
import { comparableText, initialsOf } from '@madang/contract/kernel/search/search-text.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import type { Target } from '../../../kernel/operations/outcome.ts';
import type { Session } from '../../../kernel/session/session.ts';
import { selectNamesOf, type StoredDepartment } from './tree.sql.ts';

export interface ReferenceCounts {
  readonly departments: number;
  /** Those who belong to it, and those who have a concurrent post in it. */
  readonly people: number;
  /** Rows of all other tables. */
  readonly items: number;
}

/** Groups the references to a department by their meaning to an administrator. */
export function sortReferences(references: ReadonlyMap<string, number>): ReferenceCounts {
  const { departments = 0, people = 0, concurrent_posts: posts = 0, ...others } = Object.fromEntries(references);
  return { departments, people: people + posts, items: Object.values(others).reduce((sum, count) => sum + count, 0) };
}

/** DEP-03: every reason why a department stays, each with its number; none where it may go. */
export function reasonsToKeep({ departments, people, items }: ReferenceCounts): FieldIssue[] {
  const reasons = [
    { path: 'departments', code: 'CM312', count: departments },
    { path: 'people', code: 'CM313', count: people },
    { path: 'items', code: 'CM314', count: items },
  ];
  return reasons
    .filter(({ count }) => count > 0)
    .map(({ path, code, count }) => ({ path, code, params: { 0: count } }));
}

/** Database constraints, with the field and code of the contract's refusal. */
export const constraints = {
  departments_pkey: ['departmentCode', 'CM301'],
  departments_upper_department_code_fkey: ['parentDepartmentCode', 'DEPARTMENT_PARENT'],
  // Under itself: the row is looked at before what it refers to.
  departments_upper_department_code_check: ['parentDepartmentCode', 'DEPARTMENT_PARENT'],
} as const;

export function departmentTarget(id: string): Target {
  return { kind: 'department', id };
}

/** Returns the text that a search matches; line breaks prevent a match across two of its parts. */
export function searchTextOf(department: {
  readonly departmentCode: string;
  readonly departmentName: string;
  readonly englishDepartmentName: string;
}): string {
  const name = comparableText(department.departmentName);
  return [
    name,
    comparableText(department.englishDepartmentName),
    department.departmentCode.toLowerCase(),
    initialsOf(name),
  ].join('\n');
}

/** A row as pages show it; the company's own name stands for TOP, which has none. */
export function presentRow(stored: StoredDepartment, level: number, session: Session): DepartmentRow {
  const { departmentCode, language, parentDepartmentCode, sortOrder, hasChildren } = stored;
  return {
    ...presentStep(stored, session),
    departmentCode,
    language,
    parentDepartmentCode,
    level,
    sortOrder,
    hasChildren,
  };
}

/** Whose tree it is, and what the company is called. */
export interface TreeReader extends Pick<Session, 'companyCode'> {
  readonly profile: Pick<Session['profile'], 'companyName' | 'englishCompanyName'>;
}

export function presentStep(step: NamedDepartment, { profile }: Pick<TreeReader, 'profile'>): NamedDepartment {
  const { departmentCode, departmentName, englishDepartmentName } = step;
  if (departmentCode !== rootDepartment) return { departmentCode, departmentName, englishDepartmentName };
  return { departmentCode, departmentName: profile.companyName, englishDepartmentName: profile.englishCompanyName };
}

/** Returns the names of departments by their codes; the code itself if no department has it any more. */
export async function nameDepartments(
  tx: Tx,
  reader: TreeReader,
  codes: readonly string[],
): Promise<(departmentCode: string) => NamedDepartment> {
  const found = await selectNamesOf(tx, reader.companyCode, codes);
  return (departmentCode) =>
    presentStep(
      found.get(departmentCode) ?? { departmentCode, departmentName: departmentCode, englishDepartmentName: '' },
      reader,
    );
}
