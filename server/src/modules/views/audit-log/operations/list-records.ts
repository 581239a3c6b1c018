import { recordsPerPortion } from '@madang/contract/views/audit-log/limits.ts';
import { recordList } from '@madang/contract/views/audit-log/filters.ts';
import { portionOf } from '../../../../kernel/lists/list-answers.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { namedRecordsOf, presentRecords } from '../named-records.ts';
import { queryOf } from '../records.ts';

/** MEM-07: a portion of the audit log by kind, operation, person, target and days, about what is in reach. */
export const listRecords = defineQuery({
  name: 'list-records',
  input: recordList,
  permission: 'records.view',
  mayLag: true,
  targets: { within: 'person' },
  refusals: [],
  async run({ kernel, companyCode, reader, read, reach, ask }, { after, ...filters }) {
    const { timeZone } = reader.profile;
    const isWhole = reader.rights.everywhere.has('records.view');
    const query = {
      companyCode,
      ...queryOf(kernel.operations, filters),
      timeZone,
      after,
      limit: recordsPerPortion + 1,
      // The whole company needs no statement of its own.
      within: isWhole ? undefined : await read(reach),
    };
    const rows = await ask(namedRecordsOf(kernel.contributed, query));
    const shown = rows.slice(0, recordsPerPortion);
    const next = rows.length > recordsPerPortion ? (shown.at(-1)?.recordId ?? null) : null;
    return {
      ...portionOf(await presentRecords(kernel, companyCode, shown, ask), { after, next }),
      timeZone,
      can: isWhole ? ['openReviews' as const] : [],
    };
  },
});
