import { rootDepartment } from '@madang/contract/organisation/departments/limits.ts';
import { changeDepartmentHeads } from '@madang/contract/people/organisation-charts/routes.ts';
import type { PersonKey } from '../kernel/session/person-key.ts';
import type { DemoCaller } from './caller.ts';
import { departments } from './data/company.ts';

/** Departments that wait for a head, so that the demo shows those too. */
const headless: ReadonlySet<string> = new Set(['GENERAL', 'DATA']);

/** DEP-05: makes the first of each department its head, and the administrator the head of the company. */
export async function fillHeads(
  caller: DemoCaller,
  administrator: PersonKey,
  employees: readonly PersonKey[],
): Promise<void> {
  const leaders = departments.map(([departmentCode], place) => [departmentCode, employees[place]] as const);
  for (const [departmentCode, head] of [[rootDepartment, administrator] as const, ...leaders]) {
    if (!head || headless.has(departmentCode)) continue;
    const body = { personIds: [head.personId], expected: [], on: null, note: '' };
    await caller.call(changeDepartmentHeads, { params: { departmentCode }, body, accepts: ['EDIT_CONFLICT'] });
  }
}
