import { oneSharedAddress } from '@madang/contract/workplace/shared-addresses/routes.ts';
import type { AddressPart } from '@madang/contract/workplace/shared-addresses/rules.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { addressOf, peopleOf } from '../lists.sql.ts';
import { sharedAddressTarget } from '../shared-addresses.ts';

const acts = ['change', 'delete'] as const;

/** LBL-01: one shared address with its members, senders and owners. */
export const readSharedAddress = defineQuery({
  name: 'read-shared-address',
  input: oneSharedAddress,
  permission: 'sharedAddresses.view',
  targets: ({ sharedAddressId }) => [sharedAddressTarget(sharedAddressId)],
  access: ({ sharedAddressId }) => ({ target: sharedAddressTarget(sharedAddressId) }),
  refusals: ['CO404'],
  async run({ companyCode, reader, askAll, refuse }, { sharedAddressId: id }) {
    const {
      address: [address],
      people,
    } = await askAll({ address: addressOf(companyCode, id), people: peopleOf(companyCode, id) });
    if (!address) throw refuse('CO404');
    const ofPart = (wanted: AddressPart) => people.flatMap(({ part, ...person }) => (part === wanted ? [person] : []));
    return {
      ...address,
      members: ofPart('member'),
      senders: ofPart('sender'),
      owners: ofPart('owner'),
      can: acts.filter((act) => reader.rights.everywhere.has(`sharedAddresses.${act}`)),
    };
  },
});
