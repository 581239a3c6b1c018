import { calendarDefaults } from '@madang/contract/workplace/anniversaries/limits.ts';
import { anniversaryYear } from '@madang/contract/workplace/anniversaries/routes.ts';
import { wholeList } from '../../../../kernel/lists/list-answers.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { isBeingSetUp } from '../../../ground/set-up-runs/index.ts';
import { anniversaryLimit, companyCalendarCode } from '../anniversaries.ts';
import { selectAnniversaries } from '../anniversaries.sql.ts';
import { selectCalendarNow } from '../feeds.sql.ts';
import { rowsOf } from '../rows.ts';

/** CAL-02: the days of a year with both dates; without one, of the year that it is in Korea. */
export const listAnniversaries = defineQuery({
  name: 'list-anniversaries',
  input: anniversaryYear,
  permission: 'anniversaries.view',
  targets: () => [],
  refusals: [],
  run: ({ companyCode, reader, read }, { year: given }) =>
    read(async (tx) => {
      const calendar = { calendarCode: companyCalendarCode, timeZone: calendarDefaults.timeZone };
      const { today, feedMadeAt } = await selectCalendarNow(tx, companyCode, calendar);
      const all = await selectAnniversaries(tx, companyCode);
      const limit = anniversaryLimit({ isBeingSetUp: await isBeingSetUp(tx, companyCode) });
      const year = given ?? Number(today.slice(0, 4));
      const { inYear, others } = rowsOf(year, all);
      const mayCreate = reader.rights.everywhere.has('anniversaries.create') && all.length < limit;
      return {
        ...wholeList(inYear),
        year,
        others,
        count: all.length,
        limit,
        feedMadeAt: feedMadeAt?.toISOString() ?? null,
        can: mayCreate ? ['create' as const] : [],
      };
    }),
});
