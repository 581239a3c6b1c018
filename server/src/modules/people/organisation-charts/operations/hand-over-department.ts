import { headHandover } from '@madang/contract/people/organisation-charts/inputs.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { departmentTarget, lockDepartment } from '../../../organisation/departments/index.ts';
import { lockInService, replaceHeads, selectHeads, selectHeadsInService } from '../department-heads.sql.ts';
import { headsPermission, requireReached } from '../require-reached.ts';

/** DEP-05: puts another person in the place of a head who leaves, or takes the head out. */
export const handOverDepartment = defineOperation({
  name: 'hand-over-department',
  input: headHandover,
  permission: headsPermission,
  targets: ({ departmentCode }) => [departmentTarget(departmentCode)],
  refusals: ['CO404', 'EDIT_CONFLICT', 'DEPARTMENT_HEAD', 'PERSON_OUT_OF_REACH'],
  async run({ tx, companyCode, actorId, refuse }, { departmentCode, fromPersonId, toPersonId }) {
    const key = { companyCode, departmentCode };
    const heirs = toPersonId === null ? [] : [toPersonId];
    const inService = await lockInService(tx, companyCode, heirs);
    if (!(await lockDepartment(tx, key))) throw refuse('CO404');
    const heads = (await selectHeads(tx, companyCode, [departmentCode])).get(departmentCode) ?? [];
    if (!heads.includes(fromPersonId)) throw refuse('EDIT_CONFLICT');
    if (inService < heirs.length) throw refuse.field('toPersonId', 'DEPARTMENT_HEAD');
    // Heads that left service long ago could not be made heads again.
    const before = await selectHeadsInService(tx, key);
    const taken = heirs.filter((heir) => !heads.includes(heir));
    await requireReached(tx, { actorId, field: 'toPersonId', personIds: taken });
    const personIds = heads.flatMap((head) => (head === fromPersonId ? taken : [head]));
    await replaceHeads(tx, key, personIds);
    return {
      answer: null,
      audit: { target: departmentTarget(departmentCode), fields: ['departmentHeads'] },
      undo: {
        name: 'change-department-heads',
        input: { departmentCode, personIds: before, expected: personIds },
      },
    };
  },
});
