import { isDeepStrictEqual } from 'node:util';
import { sharedAddressChanging } from '@madang/contract/workplace/shared-addresses/inputs.ts';
import { changesOf } from '../../../../kernel/operations/changed-fields.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { inOrder, sharedAddressTarget } from '../shared-addresses.ts';
import { lockInService, lockSharedAddress, replacePeople, updateSharedAddress } from '../shared-addresses.sql.ts';

/** LBL-01: changes names, description and people of a shared address; the address itself stays. */
export const changeSharedAddress = defineOperation({
  name: 'change-shared-address',
  input: sharedAddressChanging,
  permission: 'sharedAddresses.change',
  targets: ({ sharedAddressId }) => [sharedAddressTarget(sharedAddressId)],
  refusals: ['CO404', 'EDIT_CONFLICT', 'SHARED_ADDRESS_PERSON'],
  async run({ tx, companyCode, refuse }, { sharedAddressId: id, expected: seen, ...given }) {
    const fields = inOrder(given);
    const expected = seen && inOrder(seen);
    const people = [...new Set([...fields.members, ...fields.senders, ...fields.owners])];
    // People before the address, as a retirement locks them.
    const inService = await lockInService(tx, companyCode, people);
    const stored = await lockSharedAddress(tx, companyCode, id);
    if (!stored) throw refuse('CO404');
    const before = stored.fields;
    const isStale =
      expected !== undefined && !isDeepStrictEqual(expected, before) && !isDeepStrictEqual(fields, before);
    if (isStale) throw refuse('EDIT_CONFLICT');
    if (inService < people.length) throw refuse('SHARED_ADDRESS_PERSON');
    await updateSharedAddress(tx, companyCode, id, fields);
    await replacePeople(tx, companyCode, id, fields);
    const { members, senders, owners, ...words } = fields;
    const named = changesOf(words, before);
    const parts = Object.entries({ members, senders, owners }).flatMap(([part, ids]) =>
      isDeepStrictEqual(ids, before[part as 'members']) ? [] : [part],
    );
    return {
      answer: null,
      audit: { target: sharedAddressTarget(id), ...named, fields: [...named.fields, ...parts] },
      undo: { name: 'change-shared-address', input: { sharedAddressId: id, ...before, expected: fields } },
    };
  },
});
