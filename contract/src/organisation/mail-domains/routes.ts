import * as z from 'zod/mini';
import { canOf } from '../../kernel/access/can.ts';
import { listOf } from '../../kernel/lists/list.ts';
import { route } from '../../kernel/route.ts';
import { success } from '../../kernel/wire.ts';
import { mailDomainFindings, mailDomainInput, mailDomainStates, oneMailDomain } from './rules.ts';

const path = '/api/v1/mail-domains';
const moment = z.nullable(z.iso.datetime());

const mailDomainRow = z.strictObject({
  domainId: z.uuid(),
  /** Name as name servers and IDs have it. */
  domain: z.string(),
  /** Name in the letters of its language. */
  shownDomain: z.string(),
  /** The TXT record that proves it. */
  recordName: z.string(),
  recordText: z.string(),
  state: z.enum(mailDomainStates),
  finding: z.enum(mailDomainFindings),
  provenAt: moment,
  checkedAt: moment,
});
export type MailDomainRow = z.output<typeof mailDomainRow>;

export const listMailDomains = route({
  method: 'GET',
  path,
  answer: listOf(mailDomainRow, {
    limit: z.int(),
    /** PRD-04: the end of the free years, counted from the first proof; null before it. */
    freeUntil: moment,
    can: canOf(['change']),
  }),
});

export const addMailDomain = route({
  method: 'POST',
  path,
  body: mailDomainInput,
  answer: z.strictObject({ domainId: z.uuid() }),
});

export const checkMailDomain = route({
  method: 'POST',
  path: `${path}/{domainId}/checks`,
  params: oneMailDomain,
  answer: z.strictObject({ state: z.enum(mailDomainStates), finding: z.enum(mailDomainFindings) }),
});

export const removeMailDomain = route({
  method: 'DELETE',
  path: `${path}/{domainId}`,
  params: oneMailDomain,
  answer: success,
});
