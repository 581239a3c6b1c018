import { grantWindowLimits } from '@madang/contract/access/grant-windows/limits.ts';
import { oneGrantWindow } from '@madang/contract/access/grant-windows/routes.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { lockCompany } from '../../../ground/companies/index.ts';
import { refreshDaysOff } from '../days-off.ts';
import { grantWindowTarget } from '../grant-windows.ts';
import { restoreGrantWindow as restoreRow } from '../grant-windows.sql.ts';

const limit = grantWindowLimits.grantWindows;

/** The undo of a deletion; refused where another has the name by now. */
export const restoreGrantWindow = defineOperation({
  name: 'restore-grant-window',
  input: oneGrantWindow,
  permission: 'grant-windows.delete',
  targets: ({ grantWindowId }) => [grantWindowTarget(grantWindowId)],
  refusals: ['CO404', 'GRANT_WINDOW_LIMIT', 'GRANT_WINDOW_NAME_TAKEN'],
  constraints: { grant_windows_company_code_name_key: [null, 'GRANT_WINDOW_NAME_TAKEN'] },
  async run({ tx, kernel, companyCode, actorId, refuse }, { grantWindowId: id }) {
    await lockCompany(tx, companyCode);
    const outcome = await restoreRow(tx, companyCode, { id, limit });
    if (outcome === 'noSpace') throw refuse('GRANT_WINDOW_LIMIT', { 0: limit });
    await refreshDaysOff({ tx, kernel, companyCode, actorId });
    // One that was not deleted stays as it is, so there is no change to record.
    return { answer: null, audit: outcome === 'back' ? { target: grantWindowTarget(id) } : 'none' };
  },
});
