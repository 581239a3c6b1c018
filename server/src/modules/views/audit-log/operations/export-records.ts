import { recordExport } from '@madang/contract/views/audit-log/filters.ts';
import { exportAudit } from '../../../../kernel/operations/own-exports.ts';
import { newId } from '../../../../kernel/crypto/new-id.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { exportTarget } from '../records.ts';

/** MEM-07: says what the log is taken out for, before the first line of the file leaves. */
export const exportRecords = defineOperation({
  name: 'export-records',
  input: recordExport,
  permission: 'records.view',
  targets: () => [],
  // The file has the records within reach.
  within: () => 'person',
  refusals: [],
  async run(_context, wanted) {
    const exportId = newId();
    return { answer: { exportId }, audit: exportAudit(exportTarget(exportId), wanted) };
  },
});
