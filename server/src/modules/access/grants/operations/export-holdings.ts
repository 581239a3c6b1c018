import { holdingExport } from '@madang/contract/access/grants/holder-routes.ts';
import { newId } from '../../../../kernel/crypto/new-id.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { exportAudit } from '../../../../kernel/operations/own-exports.ts';
import { holdingExportTarget } from '../targets.ts';

/** MEM-09: says what the list of who has what is taken out for, before its file leaves. */
export const exportHoldings = defineOperation({
  name: 'export-holdings',
  input: holdingExport,
  permission: 'grants.view',
  targets: () => [],
  refusals: [],
  run(_context, wanted) {
    const exportId = newId();
    return Promise.resolve({ answer: { exportId }, audit: exportAudit(holdingExportTarget(exportId), wanted) });
  },
});
