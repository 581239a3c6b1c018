import { sharedAddressLimits } from '@madang/contract/workplace/shared-addresses/limits.ts';
import { oneSharedAddress } from '@madang/contract/workplace/shared-addresses/routes.ts';
import { mailDomain } from '@madang/contract/kernel/mail-address.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { lockCompany } from '../../../ground/companies/index.ts';
import { takeLoginId } from '../../../ground/global-login-ids/index.ts';
import { readFreeDomain, requireDomain, sharedAddressTarget } from '../shared-addresses.ts';
import { restoreSharedAddress as restoreRow } from '../shared-addresses.sql.ts';

const limit = sharedAddressLimits.sharedAddresses;

/** Undoes a deletion, unless the address was taken or its domain was lost since. */
export const restoreSharedAddress = defineOperation({
  name: 'restore-shared-address',
  input: oneSharedAddress,
  permission: 'sharedAddresses.delete',
  targets: ({ sharedAddressId }) => [sharedAddressTarget(sharedAddressId)],
  refusals: ['CO404', 'MAIL_DOMAIN_UNPROVEN', 'MB601', 'SHARED_ADDRESS_LIMIT'],
  constraints: { shared_addresses_company_code_address_key: ['sharedMailAddress', 'MB601'] },
  prepare: ({ kernel }) => readFreeDomain(kernel),
  async run({ tx, companyCode, prepared, refuse }, { sharedAddressId: id }) {
    await lockCompany(tx, companyCode);
    const { outcome, address } = await restoreRow(tx, companyCode, { id, limit });
    if (outcome === 'noSpace') throw refuse('SHARED_ADDRESS_LIMIT', { 0: limit });
    // An address that was not deleted stays as it is, so there is no change to record.
    if (outcome === 'stood' || address === undefined) return { answer: null, audit: 'none' };
    if (mailDomain(address) !== prepared.freeMailDomain) await requireDomain(tx, { companyCode, address }, prepared);
    if (!(await takeLoginId(tx, { loginId: address, companyCode, personId: id, kind: 'label' }))) {
      throw refuse('MB601');
    }
    return { answer: null, audit: { target: sharedAddressTarget(id) } };
  },
});
