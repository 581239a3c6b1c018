import { departmentPortions } from '@madang/contract/organisation/departments/limits.ts';
import { comparableText } from '@madang/contract/kernel/search/search-text.ts';
import { departmentChoices } from '@madang/contract/people/people/routes.ts';
import { firstOf } from '../../../../kernel/lists/list-answers.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { findDepartmentPaths, presentStep } from '../../../organisation/departments/index.ts';
import { selectDepartmentChoices } from '../department-choices.sql.ts';

const { branch, found } = departmentPortions;

/** DEP-01: departments to choose one from, each with its way down from the company and how many people are in it. */
export const listDepartmentChoices = defineQuery({
  name: 'list-department-choices',
  input: departmentChoices,
  permission: 'departments.view',
  mayLag: true,
  targets: { within: 'department' },
  refusals: [],
  run: ({ companyCode, reader, reach, read }, { keyword }) =>
    read(async (tx) => {
      const limit = keyword === '' ? branch : found;
      const text = comparableText(keyword);
      const rows = await selectDepartmentChoices(tx, {
        companyCode,
        within: await reach(tx),
        text,
        limit: limit + 1,
      });
      const shown = rows.slice(0, limit);
      const codes = shown.map(({ departmentCode }) => departmentCode);
      const paths = Map.groupBy(await findDepartmentPaths(tx, companyCode, codes), ({ leaf }) => leaf);
      const choices = shown.map(({ peopleCount, ...department }) => ({
        department: presentStep(department, reader),
        path: (paths.get(department.departmentCode) ?? []).map((step) => presentStep(step, reader)),
        peopleCount,
      }));
      return firstOf(choices, { hasMore: rows.length > limit });
    }),
});
