import { recordsPerPortion } from '@madang/contract/views/audit-log/limits.ts';
import { platformRecordList } from '@madang/contract/views/audit-log/platform.ts';
import { portionOf } from '../../../../kernel/lists/list-answers.ts';
import { listAccess } from '../../../../kernel/operations/list-access.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { placeText, readPlatformRecords } from '../platform-records.ts';

/** MEM-07: the operator reads a portion of the audit logs of all companies; that is a record of the platform's own log. */
export const listPlatformRecords = defineQuery({
  name: 'list-platform-records',
  input: platformRecordList,
  permission: 'platform.view',
  targets: () => [],
  access: ({ companyCode, after: _place, ...filters }, own) => listAccess(companyCode || own, filters),
  refusals: [],
  async run({ kernel, reader, read }, { after, ...filters }) {
    const { timeZone } = reader.profile;
    const limit = recordsPerPortion + 1;
    const rows = await read((tx) => readPlatformRecords(tx, kernel, { filters, timeZone, after, limit }));
    const shown = rows.slice(0, recordsPerPortion);
    const last = rows.length > recordsPerPortion ? shown.at(-1) : undefined;
    return { ...portionOf(shown, { after, next: last ? placeText(last) : null }), timeZone };
  },
});
