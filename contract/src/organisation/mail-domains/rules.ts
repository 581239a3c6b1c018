import * as z from 'zod/mini';
import { required, text, storedId } from '../../kernel/rules.ts';
import { mailDomainLimits } from './limits.ts';

/** What was typed; the server turns it into ASCII, for browsers do not know every script's form. */
export const mailDomainInput = z.strictObject({
  domain: text(mailDomainLimits.maxLength).check(required),
});

export const oneMailDomain = z.strictObject({ domainId: storedId });

/** `waiting`: no record was found yet; `withdrawn`: it was there and is gone. */
export const mailDomainStates = ['waiting', 'proven', 'withdrawn'] as const;
export type MailDomainState = (typeof mailDomainStates)[number];

/** What the last check found: the record, none at all, others alone, or no answer from the name servers. */
export const mailDomainFindings = ['unchecked', 'found', 'missing', 'wrong', 'unreachable'] as const;
export type MailDomainFinding = (typeof mailDomainFindings)[number];
