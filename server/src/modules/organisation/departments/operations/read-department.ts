import { rootDepartment } from '@madang/contract/organisation/departments/limits.ts';
import { anyDepartment, departmentActions } from '@madang/contract/organisation/departments/routes.ts';
import type { Permission } from '@madang/contract/permissions.ts';
import { countReferences } from '../../../../kernel/history/count-references.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { departmentTarget, presentRow, presentStep, sortReferences } from '../departments.ts';
import { selectDepartment, selectPaths } from '../tree.sql.ts';

const permissionFor = {
  create: 'departments.create',
  change: 'departments.change',
  move: 'departments.change',
  delete: 'departments.delete',
} as const satisfies Record<(typeof departmentActions)[number], Permission>;

/** One department with its way down from the company, how much refers to it, and what the reader may do with it. */
export const readDepartment = defineQuery({
  name: 'read-department',
  input: anyDepartment,
  permission: 'departments.view',
  targets: ({ departmentCode }) => [departmentTarget(departmentCode)],
  refusals: ['CO404'],
  async run({ companyCode, reader, read, can, refuse }, { departmentCode: code }) {
    const permissions = await can(departmentTarget(code));
    return read(async (tx) => {
      const stored = await selectDepartment(tx, companyCode, code);
      if (!stored) throw refuse('CO404');
      const path = (await selectPaths(tx, companyCode, [code])).map((step) => presentStep(step, reader));
      const counts = sortReferences(await countReferences(tx, { table: 'departments', companyCode, code }));
      return {
        department: presentRow(stored, path.length - 1, reader),
        path,
        departmentCount: counts.departments,
        peopleCount: counts.people,
        itemCount: counts.items,
        createdAt: stored.createdAt.toISOString(),
        changedAt: stored.changedAt.toISOString(),
        can: departmentActions
          .filter((action) => permissions.has(permissionFor[action]))
          // The company itself is named and closed elsewhere.
          .filter((action) => code !== rootDepartment || action === 'create'),
      };
    });
  },
});
