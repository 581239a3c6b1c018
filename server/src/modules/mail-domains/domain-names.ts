import { domainToASCII, domainToUnicode } from 'node:url';
import { mailDomainLimits } from '@madang/contract/mail-domains/limits.ts';
import { isDomain } from '@madang/contract/kernel/mail-address.ts';
import { parse } from 'tldts';
import { freeMailDomains } from './free-mail-domains.ts';

/** A domain as name servers have it, from what was typed; undefined where it is none. */
export function readDomain(typed: string): string | undefined {
  const written = typed.normalize('NFC').replace(/^@/, '').replace(/\.$/, '');
  // A URL's host may be an address or hold what is no letter of a name; the form of a mail domain decides.
  const ascii = domainToASCII(written);
  return ascii.length <= mailDomainLimits.maxLength && isDomain(ascii) ? ascii : undefined;
}

export function shownDomain(domain: string): string {
  return domainToUnicode(domain) || domain;
}

/** Why no company can prove a domain, whatever records it has; `barred` are the product's own and its operator's. */
export function refusalOf(
  domain: string,
  barred: readonly string[],
): 'MAIL_DOMAIN_FREE_MAIL' | 'MAIL_DOMAIN_PRODUCT' | 'MAIL_DOMAIN_PUBLIC' | undefined {
  if (barred.some((own) => domain === own || domain.endsWith(`.${own}`) || own.endsWith(`.${domain}`))) {
    return 'MAIL_DOMAIN_PRODUCT';
  }
  const { domain: registrable } = parse(domain, { allowPrivateDomains: true });
  if (registrable === null) return 'MAIL_DOMAIN_PUBLIC';
  return freeMailDomains.has(registrable) || freeMailDomains.has(domain) ? 'MAIL_DOMAIN_FREE_MAIL' : undefined;
}
