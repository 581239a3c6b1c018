import { plannedPerPage } from '@madang/contract/views/planned-changes/limits.ts';
import { plannedFilter } from '@madang/contract/views/planned-changes/routes.ts';
import { sql } from 'kysely';
import { pageOf } from '../../../../kernel/lists/list-answers.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { readToday } from '../../../../kernel/rows/company-day.sql.ts';
import { countPlans, selectPlans } from '../planned-changes.sql.ts';
import { presentPlans } from '../present.ts';
import { mayMake, mayMakeWhole, mayPlannerMake } from '../seen.sql.ts';

/** STA-10: a page of the changes that the reader planned, and of those that the reader may make. */
export const listPlannedChanges = defineQuery({
  name: 'list-planned-changes',
  input: plannedFilter,
  permission: 'session',
  targets: () => [],
  refusals: ['PAGE_BEYOND'],
  run({ kernel, companyCode, reader, read }, { page, ...filter }) {
    return read(async (tx) => {
      const readerId = reader.personId;
      const listing = {
        companyCode,
        readerId,
        mayMake: await mayMake(tx, kernel.operations, reader),
        mayMakeWhole: mayMakeWhole(kernel.operations, sql`${readerId}::uuid`),
        mayPlannerMake: mayPlannerMake(kernel.operations),
      };
      const count = await countPlans(tx, listing, filter);
      const plans = await selectPlans(tx, listing, filter, page);
      const items = await presentPlans(tx, kernel, { companyCode, readerId }, plans);
      const today = await readToday(tx, companyCode);
      return { ...pageOf(items, { page, rowsPerPage: plannedPerPage, count }), today };
    });
  },
});
