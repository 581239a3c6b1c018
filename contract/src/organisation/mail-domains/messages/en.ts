import type { mailDomainErrors } from '../errors.ts';

export const en = {
  errors: {
    MAIL_DOMAIN_FORM: 'Enter a domain such as example.com, without @.',
    MAIL_DOMAIN_PRODUCT: 'This domain belongs to this product or cannot be used here.',
    MAIL_DOMAIN_PUBLIC: 'Anyone can register names under this domain. Enter your company’s own domain.',
    MAIL_DOMAIN_FREE_MAIL: 'This is a public email provider. Enter your company’s own domain.',
    MAIL_DOMAIN_ADDED: 'This domain is already on the list.',
    MAIL_DOMAIN_TAKEN: 'Another company has verified this domain.',
    MAIL_DOMAIN_LIMIT: 'You can add up to {{0}} domains. Remove one first.',
    MAIL_DOMAIN_UNPROVEN: 'This domain is not verified. Choose another one.',
  } satisfies Record<keyof typeof mailDomainErrors, string>,
  fields: {
    domain: 'Domain',
    idDomain: 'ID domain',
  },
};
