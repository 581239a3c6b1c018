import { holderExport } from '@madang/contract/people/role-assignments/routes.ts';
import { exportAudit } from '../../../../kernel/operations/own-exports.ts';
import { newId } from '../../../../kernel/crypto/new-id.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { exportTarget } from '../role-assignments.ts';
import { sealSearch } from '../sealed-search.ts';

/** MEM-07: says what the list of administrators is taken out for, before its file leaves. */
export const exportMemberships = defineOperation({
  name: 'export-memberships',
  input: holderExport,
  permission: 'memberships.view',
  targets: () => [],
  refusals: [],
  async run({ kernel }, { keyword, ...wanted }) {
    const exportId = newId();
    const audit = exportAudit(exportTarget(exportId), wanted);
    return {
      answer: { exportId, search: sealSearch(kernel.keyring, exportId, keyword) },
      audit: keyword === '' ? audit : { ...audit, detail: { ...audit.detail, keyword: true } },
    };
  },
});
