import type { FieldIssue } from '@madang/contract/kernel/errors.ts';
import { refuseField } from '@madang/contract/refuse.ts';
import { brokenConstraint } from '../../kernel/db/failures.ts';

/** DEP-03: every reason why a department stays, each with its number; none where it may go. */
export function reasonsToKeep(references: ReadonlyMap<string, number>): FieldIssue[] {
  const { departments = 0, people = 0, ...others } = Object.fromEntries(references);
  const items = Object.values(others).reduce((sum, found) => sum + found, 0);
  const reasons = [
    { path: 'departments', code: 'CM312', count: departments },
    { path: 'people', code: 'CM313', count: people },
    { path: 'items', code: 'CM314', count: items },
  ];
  return reasons
    .filter(({ count }) => count > 0)
    .map(({ path, code, count }) => ({ path, code, params: { 0: count } }));
}

/** What the database refused, as the contract says it. */
export function refuseBroken(failure: unknown): never {
  const constraint = brokenConstraint(failure);
  if (constraint === 'departments_pkey') throw refuseField('departmentCode', 'CM301');
  if (constraint === 'departments_upper_department_code_fkey') {
    throw refuseField('upperDepartmentCode', 'DEPARTMENT_UPPER');
  }
  throw failure;
}
