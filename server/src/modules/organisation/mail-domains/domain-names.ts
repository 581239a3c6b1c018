import { domainToASCII } from 'node:url';
import { mailDomainLimits } from '@madang/contract/organisation/mail-domains/limits.ts';
import { isDomain } from '@madang/contract/kernel/mail-address.ts';
import { parse } from 'tldts';
import { fullStops, hasLabelForm, lettersOf } from './domain-letters.ts';
import { freeMailDomains } from './free-mail-domains.ts';

/**
 * Returns a typed domain in DNS form; undefined if invalid. Parsing uses a URL's host, which drops line breaks and
 * paths.
 */
export function readDomain(typed: string): string | undefined {
  const written = typed.normalize('NFC').replace(/^@/, '').replace(/\.$/, '');
  if (!written.split(fullStops).every(hasLabelForm)) return undefined;
  const ascii = domainToASCII(written);
  if (ascii.length > mailDomainLimits.maxLength || !isDomain(ascii)) return undefined;
  return ascii.split('.').every((label) => lettersOf(label) !== undefined) ? ascii : undefined;
}

/** Returns the reason that no company can prove a domain; `barred` are the product's own and its operator's. */
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
