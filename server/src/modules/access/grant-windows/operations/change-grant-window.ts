import { grantWindowChanging } from '@madang/contract/access/grant-windows/inputs.ts';
import { mayChangeWindow } from '../../../../kernel/access/may-give.sql.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { lockCompany } from '../../../ground/companies/index.ts';
import { refreshDaysOff } from '../days-off.ts';
import { grantWindowTarget } from '../grant-windows.ts';
import { isOwnWindow, lockGrantWindow, updateGrantWindow } from '../grant-windows.sql.ts';

/** Changes a grant window, unless it is another by now than the caller saw. */
export const changeGrantWindow = defineOperation({
  name: 'change-grant-window',
  input: grantWindowChanging,
  permission: 'grant-windows.change',
  targets: ({ grantWindowId }) => [grantWindowTarget(grantWindowId)],
  refusals: ['CO404', 'ROLE_OWN', 'GRANT_BEYOND_OWN', 'EDIT_CONFLICT', 'GRANT_WINDOW_NAME_TAKEN'],
  constraints: { grant_windows_company_code_name_key: ['grantWindowName', 'GRANT_WINDOW_NAME_TAKEN'] },
  async run({ tx, kernel, companyCode, actorId, refuse }, { grantWindowId: id, expected, ...given }) {
    await lockCompany(tx, companyCode);
    if (!(await lockGrantWindow(tx, companyCode, id))) throw refuse('CO404');
    if (await isOwnWindow(tx, companyCode, { id, personId: actorId })) throw refuse('ROLE_OWN');
    if (!(await mayChangeWindow(tx, actorId, id))) throw refuse('GRANT_BEYOND_OWN');
    if (!(await updateGrantWindow(tx, companyCode, id, { given, expected }))) throw refuse('EDIT_CONFLICT');
    if (given.closesOnDaysOff) await refreshDaysOff({ tx, kernel, companyCode, actorId });
    return { answer: null, audit: { target: grantWindowTarget(id), fields: Object.keys(given) } };
  },
});
