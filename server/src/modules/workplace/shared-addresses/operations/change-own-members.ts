import { isDeepStrictEqual } from 'node:util';
import { ownMembersChanging } from '@madang/contract/workplace/shared-addresses/inputs.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { inOrder, sharedAddressTarget } from '../shared-addresses.ts';
import { lockInService, lockSharedAddress, replacePeople } from '../shared-addresses.sql.ts';

/** LBL-01: changes the members of an address by one of its owners, or by who may change all of it. */
export const changeOwnMembers = defineOperation({
  name: 'change-own-members',
  input: ownMembersChanging,
  permission: 'session',
  targets: ({ sharedAddressId }) => [sharedAddressTarget(sharedAddressId)],
  refusals: ['CO404', 'EDIT_CONFLICT', 'SHARED_ADDRESS_PERSON'],
  async run({ tx, companyCode, actorId, can, refuse }, { sharedAddressId: id, members: wanted, expected: seen }) {
    const target = sharedAddressTarget(id);
    // People before the address, as a retirement locks them.
    const inService = await lockInService(tx, companyCode, [...new Set(wanted)]);
    const before = (await lockSharedAddress(tx, companyCode, id))?.fields;
    const owns = actorId !== undefined && before?.owners.includes(actorId);
    if (!before || !(owns || (await can('sharedAddresses.change', target)))) throw refuse('CO404');
    const { members } = inOrder({ ...before, members: wanted });
    const expected = seen && inOrder({ ...before, members: seen }).members;
    const stands = isDeepStrictEqual(members, before.members);
    if (expected && !stands && !isDeepStrictEqual(expected, before.members)) throw refuse('EDIT_CONFLICT');
    if (inService < members.length) throw refuse('SHARED_ADDRESS_PERSON');
    if (stands) return { answer: null, audit: 'none' };
    await replacePeople(tx, companyCode, id, { ...before, members });
    return {
      answer: null,
      audit: { target, fields: ['members'] },
      undo: { name: 'change-own-members', input: { sharedAddressId: id, members: before.members, expected: members } },
    };
  },
});
