import { oneMailDomain } from '@madang/contract/organisation/mail-domains/rules.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { deleteDomain } from '../mail-domains.sql.ts';

/** Takes a domain out of the list. IDs on it stay; a domain that is added again is proven by a new record. */
export const removeMailDomain = defineOperation({
  name: 'remove-mail-domain',
  input: oneMailDomain,
  permission: 'mailDomains.change',
  targets: () => [],
  refusals: ['CO404'],
  async run({ tx, companyCode, refuse }, { domainId }) {
    const domain = await deleteDomain(tx, { companyCode, domainId });
    if (domain === undefined) throw refuse('CO404');
    return { answer: null, audit: { target: { kind: 'mail-domain', id: domain } } };
  },
});
