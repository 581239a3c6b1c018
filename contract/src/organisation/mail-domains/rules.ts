import * as z from 'zod/mini';
import { required, text, storedId } from '../../kernel/rules.ts';
import { mailDomainLimits } from './limits.ts';

/** Domain as typed; the server converts it to ASCII, because browsers do not know every script's form. */
export const mailDomainInput = z.strictObject({
  domain: text(mailDomainLimits.maxLength, { as: 'address' }).check(required),
});

export const oneMailDomain = z.strictObject({ domainId: storedId });

/** `waiting`: no record was found yet; `withdrawn`: it was there and is gone. */
export const mailDomainStates = ['waiting', 'proven', 'withdrawn'] as const;
export type MailDomainState = (typeof mailDomainStates)[number];

/** Result of the last check: the record, no record, only other records, or no answer from the name servers. */
export const mailDomainFindings = ['unchecked', 'found', 'missing', 'wrong', 'unreachable'] as const;
export type MailDomainFinding = (typeof mailDomainFindings)[number];
