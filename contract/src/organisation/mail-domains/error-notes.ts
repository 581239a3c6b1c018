import type { ErrorNotes } from '../../kernel/errors.ts';
import type { mailDomainErrors } from './errors.ts';

export const mailDomainErrorNotes: ErrorNotes<typeof mailDomainErrors> = {
  MAIL_DOMAIN_FORM: {
    cause:
      'A domain has two labels or more of letters, digits and hyphens; letters of other scripts are turned into xn--.',
    remedy: 'Give the part of a mail address behind the @ alone.',
  },
  MAIL_DOMAIN_PRODUCT: {
    cause:
      'The domain is one of the product, is hosted by it, or no one may sign up with it (`mail.unavailable_domains`).',
    remedy: 'Give a domain of the company’s own.',
  },
  MAIL_DOMAIN_PUBLIC: {
    cause: 'The Public Suffix List has the domain: anyone registers names below it.',
    remedy: 'Give the domain that the company registered below it.',
  },
  MAIL_DOMAIN_FREE_MAIL: {
    cause: 'The domain belongs to a provider where anyone gets an address.',
    remedy: 'Give a domain of the company’s own.',
  },
  MAIL_DOMAIN_TAKEN: {
    cause: 'Another company published its record first and has the domain proven.',
    remedy: 'If the domain is yours, remove the other company’s record; the daily check withdraws its proof.',
  },
  MAIL_DOMAIN_UNPROVEN: {
    cause: 'The domain is not in the list, is not proven yet, or its record was withdrawn in the meantime.',
    remedy: 'Check the domain under Mail domains, or give the ID on another one.',
  },
};
