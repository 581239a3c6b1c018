import { platformRecordExport } from '@madang/contract/views/audit-log/platform.ts';
import { exportAudit } from '../../../../kernel/operations/own-exports.ts';
import { newId } from '../../../../kernel/crypto/new-id.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { exportTarget } from '../records.ts';

/** MEM-07: the operator says what logs are taken out for, before the first line of the file leaves. */
export const exportPlatformRecords = defineOperation({
  name: 'export-platform-records',
  input: platformRecordExport,
  permission: 'platform.view',
  targets: () => [],
  refusals: [],
  async run(_context, wanted) {
    const exportId = newId();
    return { answer: { exportId }, audit: exportAudit(exportTarget(exportId), wanted) };
  },
});
