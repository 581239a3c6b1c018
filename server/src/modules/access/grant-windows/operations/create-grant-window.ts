import { grantWindowLimits } from '@madang/contract/access/grant-windows/limits.ts';
import { grantWindowInput } from '@madang/contract/access/grant-windows/rules.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { lockCompany } from '../../../ground/companies/index.ts';
import { refreshDaysOff } from '../days-off.ts';
import { grantWindowTarget } from '../grant-windows.ts';
import { insertGrantWindow } from '../grant-windows.sql.ts';

const limit = grantWindowLimits.grantWindows;

/** Adds a grant window; the database decides whether its name is free. */
export const createGrantWindow = defineOperation({
  name: 'create-grant-window',
  input: grantWindowInput,
  permission: 'grant-windows.create',
  targets: () => [],
  refusals: ['GRANT_WINDOW_LIMIT', 'GRANT_WINDOW_NAME_TAKEN'],
  constraints: { grant_windows_company_code_name_key: ['grantWindowName', 'GRANT_WINDOW_NAME_TAKEN'] },
  async run({ tx, kernel, companyCode, actorId, refuse }, given) {
    await lockCompany(tx, companyCode);
    const grantWindowId = await insertGrantWindow(tx, companyCode, { given, limit });
    if (grantWindowId === undefined) throw refuse('GRANT_WINDOW_LIMIT', { 0: limit });
    if (given.closesOnDaysOff) await refreshDaysOff({ tx, kernel, companyCode, actorId });
    return {
      answer: { grantWindowId },
      audit: { target: grantWindowTarget(grantWindowId), fields: Object.keys(given) },
    };
  },
});
