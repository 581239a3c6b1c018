import * as z from 'zod/mini';
import { route } from '../kernel/route.ts';
import { termsCodes } from '../terms/rules.ts';
import { optionalItems } from './limits.ts';

/** What a log-in that waits for consent has still to do. */
export const waiting = z.strictObject({
  personId: z.string(),
  countryCode: z.string(),
  isCompanyAdministrator: z.boolean(),
  /** The person has never answered any terms. */
  isFirst: z.boolean(),
  state: z.enum(['open', 'agreed', 'settled']),
  /** The answered terms ask about optional data as well, which is not answered yet. */
  isOptionalAsked: z.boolean(),
  /** The terms to answer; with another country all of that country's. */
  due: z.array(z.enum(termsCodes)),
  /** What a refusal of the optional part would delete. */
  stored: z.array(z.enum(optionalItems)),
});
export type Waiting = z.output<typeof waiting>;

/**
 * What the browser's waiting log-in has to do. A session that new terms hold back becomes such a log-in; one that
 * has nothing to answer goes on, and the answer is null.
 */
export const beginConsent = route({
  method: 'POST',
  path: '/api/v1/consent',
  access: 'public',
  body: z.strictObject({}),
  answer: z.strictObject({ waiting: z.nullable(waiting) }),
  refusals: ['MB_M_DENY_PAGE'],
});

/** A ticket for the hidden form, after every step before it. */
export const issueConsentTicket = route({
  method: 'POST',
  path: '/api/v1/consent/ticket',
  access: 'pendingLogIn',
  body: z.strictObject({}),
  answer: z.strictObject({ ticket: z.string() }),
  refusals: ['CO403', 'MB_M_DENY_PAGE'],
});
