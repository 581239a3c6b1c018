import { oneGrantWindow } from '@madang/contract/access/grant-windows/routes.ts';
import { defineOperation, undoBy } from '../../../../kernel/operations/definition.ts';
import { grantWindowTarget } from '../grant-windows.ts';
import { deleteGrantWindow as deleteRow } from '../grant-windows.sql.ts';
import { restoreGrantWindow } from './restore-grant-window.ts';

/** Deletes a grant window; for a while it can be restored. */
export const deleteGrantWindow = defineOperation({
  name: 'delete-grant-window',
  input: oneGrantWindow,
  permission: 'grant-windows.delete',
  targets: ({ grantWindowId }) => [grantWindowTarget(grantWindowId)],
  refusals: ['CO404', 'GRANT_WINDOW_IN_USE'],
  constraints: {
    grants_window_id_fkey: [null, 'GRANT_WINDOW_IN_USE'],
    role_grants_window_id_fkey: [null, 'GRANT_WINDOW_IN_USE'],
  },
  async run({ tx, companyCode, refuse }, { grantWindowId }) {
    if (!(await deleteRow(tx, companyCode, grantWindowId))) throw refuse('CO404');
    return {
      answer: null,
      audit: { target: grantWindowTarget(grantWindowId) },
      undo: undoBy(restoreGrantWindow, { grantWindowId }),
    };
  },
});
