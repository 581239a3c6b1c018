import { mailDomainLimits, recordPrefix } from '@madang/contract/organisation/mail-domains/limits.ts';
import { mailDomainInput } from '@madang/contract/organisation/mail-domains/rules.ts';
import { platformProperties } from '@madang/contract/ground/properties/platform.ts';
import { newSecret } from '../../../../kernel/crypto/keyring.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { lockCompany } from '../../../ground/companies/index.ts';
import { readDomain, refusalOf } from '../domain-names.ts';
import { insertDomain } from '../mail-domains.sql.ts';

/** PRD-04: adds a domain that the company means to prove; nothing is on it before. */
export const addMailDomain = defineOperation({
  name: 'add-mail-domain',
  input: mailDomainInput,
  permission: 'mailDomains.change',
  targets: () => [],
  refusals: [
    'MAIL_DOMAIN_ADDED',
    'MAIL_DOMAIN_FORM',
    'MAIL_DOMAIN_FREE_MAIL',
    'MAIL_DOMAIN_LIMIT',
    'MAIL_DOMAIN_PRODUCT',
    'MAIL_DOMAIN_PUBLIC',
    'MAIL_DOMAIN_TAKEN',
  ],
  constraints: { mail_domains_domain_key: ['domain', 'MAIL_DOMAIN_ADDED'] },
  async prepare({ kernel: { config, properties } }) {
    const { freeMailDomain, hostedDomains, unavailableDomains } = platformProperties;
    const listed = await Promise.all([hostedDomains, unavailableDomains].map((each) => properties.get(each)));
    return { barred: [config.baseUrl.hostname, await properties.get(freeMailDomain), ...listed.flat()] };
  },
  async run({ tx, companyCode, prepared: { barred }, refuse }, { domain: typed }) {
    const domain = readDomain(typed);
    if (domain === undefined) throw refuse.field('domain', 'MAIL_DOMAIN_FORM');
    const refusal = refusalOf(domain, barred);
    if (refusal) throw refuse.field('domain', refusal);
    await lockCompany(tx, companyCode);
    const recordText = `${recordPrefix}${newSecret()}`;
    const { domainId, isTaken } = await insertDomain(tx, { companyCode, domain, recordText });
    if (isTaken) throw refuse.field('domain', 'MAIL_DOMAIN_TAKEN');
    if (domainId === null) throw refuse('MAIL_DOMAIN_LIMIT', { 0: mailDomainLimits.perCompany });
    return { answer: { domainId }, audit: { target: { kind: 'mail-domain', id: domain } } };
  },
});
