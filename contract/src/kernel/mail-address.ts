import * as z from 'zod/mini';
import type { ContactErrorCode } from './contact-errors.ts';
import { maxLength, required, rule, text } from './rules.ts';
import { addressAlone } from './fields/typed-text.ts';

/** RFC 1035: the longest name of a host. */
export const domainMaxLength = 253;
export const mailAddressLimits = { maxLength: 100, maxLocalLength: 64, maxTyped: 300 } as const;

/**
 * Mail address as stored and compared: an ASCII addr-spec in small letters without quotes, comments and literals, which
 * servers may read differently.
 */
export const mailAddress = text(mailAddressLimits.maxTyped).check(
  z.overwrite(typedAddress),
  // A name beside it is gone, and a domain in its own letters became longer.
  maxLength(mailAddressLimits.maxLength),
  required,
  rule('MB_M_MANAGER_JS_MAILFORMATINVALID', isMailAddress),
  z.overwrite((value) => value.toLowerCase()),
);

/** An address as keyboards and copying bring it, in plain signs; a domain in its own letters as name servers have it. */
export function typedAddress(typed: string): string {
  const plain = addressAlone(typed);
  const domain = plain.lastIndexOf('@') + 1;
  return plain.slice(0, domain) + (domain > 0 ? asciiDomain(plain.slice(domain)) : plain);
}

/** Letters of the six languages that pass for no plain one, as a Cyrillic а or an i without its dot would. */
const domainLetters =
  /^[a-zA-Z\d.\-\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー\u00c0-\u0130\u0132-\u024f\u1e00-\u1eff]+$/u;

/** Returns what is no domain, or has ASCII letters alone, as it is. */
function asciiDomain(domain: string): string {
  if (/^[\0-\u007f]*$/.test(domain) || !domainLetters.test(domain)) return domain;
  return URL.parse(`http://${domain}`)?.hostname ?? domain;
}

// A dot is in neither class that stands before it, so both patterns read each character once.
const localForm = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
/** Carriers of Japan whose customers have names with dots in a row or at the end, which RFC 5321 admits in quotes alone. */
const carrierDomains: ReadonlySet<string> = new Set(['docomo.ne.jp', 'ezweb.ne.jp']);
const carrierForm = /^[A-Za-z0-9_-][A-Za-z0-9._-]*$/;
const labelForm = /^(?!-)[A-Za-z0-9-]{1,63}(?<!-)$/;
const topLabelForm = /^(?:[A-Za-z]{2,63}|[Xx][Nn]--[A-Za-z0-9-]{1,59})$/;

function isMailAddress(value: string): boolean {
  const at = value.indexOf('@');
  const local = value.slice(0, Math.max(at, 0));
  const domain = value.slice(at + 1);
  if (local.length > mailAddressLimits.maxLocalLength || !isDomain(domain)) return false;
  return localForm.test(local) || (carrierDomains.has(domain.toLowerCase()) && carrierForm.test(local));
}

/** A stored address as SMTP takes it: a carrier's name with dots in a row or at the end stands in quotes. */
export function deliveryAddress(address: string): string {
  const at = address.lastIndexOf('@');
  const local = address.slice(0, at);
  return localForm.test(local) ? address : `"${local}"${address.slice(at)}`;
}

/** A host name of at least two labels, such as mail.example. */
export function isDomain(value: string): boolean {
  const labels = value.split('.');
  const top = labels.at(-1) ?? '';
  return (
    labels.length > 1 &&
    value.length <= domainMaxLength &&
    labels.every((label) => labelForm.test(label)) &&
    topLabelForm.test(top)
  );
}

/** The domain of a checked address. */
export function mailDomain(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1);
}

/** The mailbox behind an address: what follows a plus is a tag of the owner's, not another person. */
export function mailbox(address: string): string {
  const [local = ''] = address.split('@', 1);
  const [name = ''] = local.split('+', 1);
  return `${name || local}@${mailDomain(address)}`;
}

/** Returns true if a checked address is on one of the domains or a subdomain. */
export function isOnDomain(address: string, domains: readonly string[]): boolean {
  const own = mailDomain(address);
  return domains.some((domain) => own === domain || own.endsWith(`.${domain}`));
}

/** Returns the reason that an address cannot be an external mail (LIM-06), or undefined if it can. */
export function externalMailRefusal(
  address: string,
  domains: { readonly hosted: readonly string[]; readonly foreign: readonly string[] },
): ContactErrorCode | undefined {
  if (isOnDomain(address, domains.hosted)) return 'MB_M_EXCEPT_MADANG_ADDR';
  if (isOnDomain(address, domains.foreign)) return 'MB_M_EXCEPT_MYSINGLE_ADDR';
  return undefined;
}
