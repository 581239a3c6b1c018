import { oneMember } from '@madang/contract/people/organisation-charts/routes.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { nameDepartments } from '../../../organisation/departments/index.ts';
import { personTarget, selectPeople } from '../../people/index.ts';
import { selectShown } from '../../own-records/index.ts';
import { selectLedBy } from '../department-heads.sql.ts';
import { pathsTo, presentCards } from '../organisation-charts.ts';

/** DEP-05: one person in service, with their department's way down and what they lead. */
export const readMember = defineQuery({
  name: 'read-member',
  isOpenToGuests: true,
  input: oneMember,
  permission: 'session',
  targets: () => [],
  refusals: ['CO404'],
  async run({ kernel, companyCode, reader, read, refuse, can }, { personId }) {
    const permitted = await can(personTarget(personId));
    return read(async (tx) => {
      const selection = { companyCode, personIds: [personId], text: '', reach: 'part', isEmployed: true } as const;
      const order = { by: 'fullName', descending: false } as const;
      const found = await selectPeople(tx, selection, { order, offset: 0, limit: 1 });
      const [member] = await presentCards(tx, { reader, contributed: kernel.contributed }, found);
      if (!member) throw refuse('CO404');
      const { departmentCode } = member.department;
      const led = await selectLedBy(tx, companyCode, personId);
      const nameOf = await nameDepartments(tx, reader, led);
      return {
        member,
        path: (await pathsTo(tx, reader, [departmentCode]))(departmentCode),
        headOf: led.map(nameOf),
        shown: await selectShown(tx, kernel.keyring, { companyCode, personId }),
        can: permitted.has('employees.view') ? ['openRecord' as const] : [],
      };
    });
  },
});
