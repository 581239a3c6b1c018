import { plannedDays } from '@madang/contract/views/planned-changes/routes.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { readToday } from '../../../../kernel/rows/company-day.sql.ts';
import { countByDay } from '../planned-changes.sql.ts';
import { mayMake } from '../seen.sql.ts';

/** Counts the planned changes that the reader sees on each day of a calendar. */
export const countPlannedChanges = defineQuery({
  name: 'count-planned-changes',
  input: plannedDays,
  permission: 'session',
  targets: () => [],
  refusals: [],
  run({ kernel, companyCode, reader, read }, span) {
    return read(async (tx) => {
      const listing = {
        companyCode,
        readerId: reader.personId,
        mayMake: await mayMake(tx, kernel.operations, reader),
      };
      return { days: await countByDay(tx, listing, span), today: await readToday(tx, companyCode) };
    });
  },
});
