import { recordExport } from '@madang/contract/records/routes.ts';
import { newId } from '../../../kernel/crypto/new-id.ts';
import { defineOperation } from '../../../kernel/operations/definition.ts';
import { exportTarget } from '../records.ts';

/** MEM-07: says what the log is taken out for, before the first line of the file leaves. */
export const exportRecords = defineOperation({
  name: 'export-records',
  input: recordExport,
  permission: 'records.view',
  targets: () => [],
  refusals: [],
  async run(_context, { reason, ...filters }) {
    const exportId = newId();
    const set = Object.entries(filters).flatMap(([name, value = '']) => (value === '' ? [] : [[name, value] as const]));
    return {
      answer: { exportId },
      audit: { target: exportTarget(exportId), fields: [reason], detail: Object.fromEntries(set) },
    };
  },
});
