import { departmentHeads } from '@madang/contract/people/organisation-charts/routes.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { departmentTarget, lockDepartment } from '../../../organisation/departments/index.ts';
import { lockInService, replaceHeads, selectHeads } from '../department-heads.sql.ts';

/** DEP-05: says who leads a department; `expected`: the heads that the caller saw. */
export const changeDepartmentHeads = defineOperation({
  name: 'change-department-heads',
  input: departmentHeads,
  permission: 'departments.change',
  targets: ({ departmentCode }) => [departmentTarget(departmentCode)],
  refusals: ['CO404', 'EDIT_CONFLICT', 'DEPARTMENT_HEAD'],
  async run({ tx, companyCode, refuse }, { departmentCode, personIds: asked, expected }) {
    const personIds = [...new Set(asked)];
    // People before the department, as retirements lock them.
    const inService = await lockInService(tx, companyCode, personIds);
    if (!(await lockDepartment(tx, { companyCode, departmentCode }))) throw refuse('CO404');
    const before = (await selectHeads(tx, companyCode, [departmentCode])).get(departmentCode) ?? [];
    const isSame = (ids: readonly string[]) => ids.length === before.length && ids.every((id, at) => id === before[at]);
    if (expected && !isSame(expected) && !isSame(personIds)) throw refuse('EDIT_CONFLICT');
    if (inService < personIds.length) throw refuse.field('personIds', 'DEPARTMENT_HEAD');
    await replaceHeads(tx, { companyCode, departmentCode }, personIds);
    return {
      answer: { before: { personIds: before } },
      audit: { target: departmentTarget(departmentCode), fields: ['departmentHeads'] },
      undo: {
        name: 'change-department-heads',
        input: { departmentCode, personIds: before, expected: personIds },
      },
    };
  },
});
