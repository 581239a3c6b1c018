import * as z from 'zod/mini';
import { domainMaxLength, isDomain } from '../../kernel/mail-address.ts';
import { rule, text } from '../../kernel/rules.ts';

const addressMaxLength = 400;
const serviceProtocols = ['https:', 'http:'];

/** A mail domain in small letters, such as `madang.example`; an internationalised one in its ASCII form. */
export const domain = text(domainMaxLength, { as: 'address' }).check(
  z.overwrite((value) => value.toLowerCase()),
  rule('PROPERTY_DOMAIN', isDomain),
);

/**
 * Address of a connected service, '' if there is none. Every page reads it as a link, so it has neither `javascript:`
 * nor credentials.
 */
export const serviceAddress = text(addressMaxLength, { as: 'link' }).check(
  rule('PROPERTY_ADDRESS', (value) => value === '' || isWebAddress(value)),
);

function isWebAddress(value: string): boolean {
  if (value.length > addressMaxLength || /[\s<>"']/.test(value) || !URL.canParse(value)) return false;
  const { protocol, username, password } = new URL(value);
  return serviceProtocols.includes(protocol) && username === '' && password === '';
}
