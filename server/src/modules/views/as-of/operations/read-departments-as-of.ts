import { asOfDay } from '@madang/contract/views/as-of/routes.ts';
import { wholeList } from '../../../../kernel/lists/list-answers.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { presentStep, treeAsOf } from '../../../organisation/departments/index.ts';
import { countsAsOf, headsAsOf, sharedAsOf } from '../../../people/people-as-of/index.ts';
import { countedTwice } from '../counted-twice.ts';
import { readDay } from '../day.sql.ts';
import { readPlanned } from '../planned.ts';
import { aboutOf, presentHead } from '../present.ts';

/** STA-10: the tree of departments as of a day, of a part of it what is within reach today. */
export const readDepartmentsAsOf = defineQuery({
  name: 'read-departments-as-of',
  input: asOfDay,
  permission: 'departments.view',
  targets: { within: 'department' },
  refusals: ['AS_OF_DAY'],
  async run({ kernel, companyCode, reader, read, reach }, { date }) {
    return read(async (tx) => {
      const day = await readDay(tx, companyCode, date);
      const planned = await readPlanned(tx, kernel, { reader, day });
      const { moment } = day;
      const asOf = { companyCode, moment, planned: planned.places };
      const { rows: tree } = await treeAsOf({ companyCode, moment, within: await reach(tx) }).execute(tx);
      const { rows: heads } = await headsAsOf(asOf, { planned: planned.heads }).execute(tx);
      const { rows: counts } = await countsAsOf(asOf).execute(tx);
      const { rows: shared } = await sharedAsOf(asOf).execute(tx);
      const twice = countedTwice(tree, shared);
      const headsOf = Map.groupBy(heads, ({ departmentCode }) => departmentCode);
      const countOf = new Map(counts.map((row) => [row.departmentCode, row.peopleCount]));
      const departments = tree.map((row) => ({
        ...presentStep(row, reader),
        parentDepartmentCode: row.parentDepartmentCode,
        heads: (headsOf.get(row.departmentCode) ?? []).map(presentHead),
        peopleCount: countOf.get(row.departmentCode) ?? 0,
        countedTwice: twice.get(row.departmentCode) ?? 0,
      }));
      return { ...wholeList(departments), ...aboutOf(day, planned) };
    });
  },
});
