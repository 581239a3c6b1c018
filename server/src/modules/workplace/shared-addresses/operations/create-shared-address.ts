import { sharedAddressLimits } from '@madang/contract/workplace/shared-addresses/limits.ts';
import { sharedAddressInput } from '@madang/contract/workplace/shared-addresses/rules.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { lockCompany } from '../../../ground/companies/index.ts';
import { takeLoginId } from '../../../ground/global-login-ids/index.ts';
import { inOrder, readFreeDomain, requireDomain, sharedAddressTarget } from '../shared-addresses.ts';
import { insertSharedAddress, lockInService, replacePeople } from '../shared-addresses.sql.ts';

const limit = sharedAddressLimits.sharedAddresses;

/** LBL-01: adds a shared address; of several that want it at once, as an ID or as an address, exactly one gets it. */
export const createSharedAddress = defineOperation({
  name: 'create-shared-address',
  input: sharedAddressInput,
  permission: 'sharedAddresses.create',
  targets: () => [],
  refusals: [
    'CO400',
    'MAIL_DOMAIN_UNPROVEN',
    'MB601',
    'MB_T_ID_RULE1',
    'MB_T_ID_RULE2',
    'MB_T_ID_RULE3',
    'MB_T_ID_RULE4',
    'SHARED_ADDRESS_LIMIT',
    'SHARED_ADDRESS_PERSON',
  ],
  constraints: { shared_addresses_company_code_address_key: ['sharedMailAddress', 'MB601'] },
  prepare: ({ kernel }) => readFreeDomain(kernel),
  async run({ tx, companyCode, prepared, refuse }, { sharedMailAddress: address, ...given }) {
    const fields = inOrder(given);
    await lockCompany(tx, companyCode);
    await requireDomain(tx, { companyCode, address }, prepared);
    const people = [...new Set([...fields.members, ...fields.senders, ...fields.owners])];
    if ((await lockInService(tx, companyCode, people)) < people.length) throw refuse('SHARED_ADDRESS_PERSON');
    const id = await insertSharedAddress(tx, companyCode, { address, fields, limit });
    if (id === undefined) throw refuse('SHARED_ADDRESS_LIMIT', { 0: limit });
    const owns = await takeLoginId(tx, { loginId: address, companyCode, personId: id, kind: 'label' });
    if (!owns) throw refuse.field('sharedMailAddress', 'MB601');
    await replacePeople(tx, companyCode, id, fields);
    return {
      answer: { sharedAddressId: id },
      audit: { target: sharedAddressTarget(id), fields: ['sharedMailAddress', ...Object.keys(given)] },
    };
  },
});
