import { holderExport } from '@madang/contract/memberships/routes.ts';
import { exportAudit } from '../../../kernel/operations/own-exports.ts';
import { newId } from '../../../kernel/crypto/new-id.ts';
import { defineOperation } from '../../../kernel/operations/definition.ts';
import { exportTarget } from '../memberships.ts';

/** MEM-07: says what the list of administrators is taken out for, before its file leaves. */
export const exportMemberships = defineOperation({
  name: 'export-memberships',
  input: holderExport,
  permission: 'memberships.view',
  targets: () => [],
  refusals: [],
  async run(_context, wanted) {
    const exportId = newId();
    return { answer: { exportId }, audit: exportAudit(exportTarget(exportId), wanted) };
  },
});
