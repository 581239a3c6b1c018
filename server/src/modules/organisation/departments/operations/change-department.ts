import { departmentRenaming } from '@madang/contract/organisation/departments/routes.ts';
import { changesOf } from '../../../../kernel/operations/changed-fields.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { lockWithPlace, updateNames } from '../changes.sql.ts';
import { departmentTarget, searchTextOf } from '../departments.ts';

/** Renames a department and answers its former names; its code never changes. */
export const changeDepartment = defineOperation({
  name: 'change-department',
  input: departmentRenaming,
  permission: 'departments.change',
  targets: ({ departmentCode }) => [departmentTarget(departmentCode)],
  refusals: ['CO404', 'EDIT_CONFLICT'],
  async run({ tx, companyCode, refuse }, { departmentCode, expected, ...names }) {
    const found = await lockWithPlace(tx, companyCode, departmentCode);
    if (!found) throw refuse('CO404');
    const searchText = searchTextOf({ departmentCode, ...names });
    const isChanged = await updateNames(tx, { companyCode, departmentCode }, { ...names, expected }, searchText);
    if (!isChanged) throw refuse('EDIT_CONFLICT');
    const { departmentName, englishDepartmentName, language } = found;
    const before = { departmentName, englishDepartmentName, language };
    return {
      answer: { before },
      audit: { target: departmentTarget(departmentCode), ...changesOf(names, before) },
      undo: { name: 'change-department', input: { departmentCode, ...before, expected: names } },
    };
  },
});
