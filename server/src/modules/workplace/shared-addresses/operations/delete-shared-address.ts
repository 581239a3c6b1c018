import { oneSharedAddress } from '@madang/contract/workplace/shared-addresses/routes.ts';
import { defineOperation, undoBy } from '../../../../kernel/operations/definition.ts';
import { readName } from '../../../../kernel/rows/named-rows.ts';
import { giveBackLoginIds } from '../../../ground/global-login-ids/index.ts';
import { sharedAddressTarget } from '../shared-addresses.ts';
import { deleteSharedAddress as deleteRow, lockSharedAddress, sharedAddressNamesOf } from '../shared-addresses.sql.ts';
import { restoreSharedAddress } from './restore-shared-address.ts';

/** LBL-01: deletes a shared address, which is free at once; until another takes it, the deletion can be undone. */
export const deleteSharedAddress = defineOperation({
  name: 'delete-shared-address',
  input: oneSharedAddress,
  permission: 'sharedAddresses.delete',
  targets: ({ sharedAddressId }) => [sharedAddressTarget(sharedAddressId)],
  refusals: ['CO404'],
  async run({ tx, companyCode, refuse }, { sharedAddressId: id }) {
    if (!(await lockSharedAddress(tx, companyCode, id))) throw refuse('CO404');
    const called = await readName(tx, sharedAddressNamesOf, { companyCode, id });
    await deleteRow(tx, companyCode, id);
    await giveBackLoginIds(tx, [id]);
    return {
      answer: null,
      audit: { target: sharedAddressTarget(id), called },
      undo: undoBy(restoreSharedAddress, { sharedAddressId: id }),
    };
  },
});
