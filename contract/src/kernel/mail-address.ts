import * as z from 'zod/mini';
import type { ContactErrorCode } from './contact-errors.ts';
import { required, rule, text } from './rules.ts';

/** RFC 1035: the longest name of a host. */
export const domainMaxLength = 253;
export const mailAddressLimits = { maxLength: 100, maxLocalLength: 64 } as const;

/**
 * A mail address as it is stored and compared: an ASCII addr-spec without quotes, comments or address
 * literals, in small letters. A mail server could read those older forms as another recipient.
 */
export const mailAddress = text(mailAddressLimits.maxLength).check(
  required,
  rule('MB_M_MANAGER_JS_MAILFORMATINVALID', isMailAddress),
  z.overwrite((value) => value.toLowerCase()),
);

// A dot is in neither class that stands before it, so both patterns read each character once.
const localForm = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const labelForm = /^(?!-)[A-Za-z0-9-]{1,63}(?<!-)$/;
const topLabelForm = /^(?:[A-Za-z]{2,63}|[Xx][Nn]--[A-Za-z0-9-]{1,59})$/;

function isMailAddress(value: string): boolean {
  const at = value.indexOf('@');
  const local = value.slice(0, Math.max(at, 0));
  return local.length <= mailAddressLimits.maxLocalLength && localForm.test(local) && isDomain(value.slice(at + 1));
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

/** Whether a checked address is on one of the domains or below it. */
export function isOnDomain(address: string, domains: readonly string[]): boolean {
  const own = mailDomain(address);
  return domains.some((domain) => own === domain || own.endsWith(`.${domain}`));
}

/** Why an address cannot serve as external mail (LIM-06), or undefined where it can. */
export function externalMailRefusal(
  address: string,
  domains: { readonly hosted: readonly string[]; readonly foreign: readonly string[] },
): ContactErrorCode | undefined {
  if (isOnDomain(address, domains.hosted)) return 'MB_M_EXCEPT_MADANG_ADDR';
  if (isOnDomain(address, domains.foreign)) return 'MB_M_EXCEPT_MYSINGLE_ADDR';
  return undefined;
}
