import * as z from 'zod/mini';
import { boardNumber } from '../boards/post-rules.ts';
import { route } from '../kernel/route.ts';

const count = z.int();

/** Something that waits for anyone who administers the company, as it stands in the database at that moment. */
const consoleNotice = z.discriminatedUnion('kind', [
  /** INV-07: people who joined and wait for approval; the invitation is the one whose people wait least long. */
  z.strictObject({ kind: z.literal('waitingJoins'), count, invitationId: z.uuid(), waitsUntil: z.iso.datetime() }),
  /** Personal invitations that ended unused and can be sent again. */
  z.strictObject({ kind: z.literal('expiredInvitations'), count }),
  z.strictObject({
    kind: z.literal('waitingPosts'),
    count,
    boardNumber,
    boardName: z.string(),
    englishBoardName: z.string(),
  }),
  /** ACC-15: administrators who have to have a second factor and have none; `isOwn`: the reader is one of them. */
  z.strictObject({ kind: z.literal('missingFactors'), count, isOwn: z.boolean() }),
  /** Terms that people will be asked for, and when the first of them take effect. */
  z.strictObject({ kind: z.literal('plannedTerms'), count, takesEffectAt: z.iso.datetime() }),
  /** WIZ-23: no one has begun the company's set-up. */
  z.strictObject({ kind: z.literal('setUpIsNew') }),
  /** WIZ-18: the reader's own set-up is open in this browser. */
  z.strictObject({ kind: z.literal('setUpGoesOn') }),
  /** WIZ-23: another administrator is at the company's set-up. */
  z.strictObject({ kind: z.literal('setUpRuns') }),
  /** WIZ-18: the reader's own set-up is open in another browser, or was left there. */
  z.strictObject({ kind: z.literal('ownSetUpRuns'), lastUsedAt: z.iso.datetime() }),
]);
export type ConsoleNotice = z.output<typeof consoleNotice>;

/** The notices behind the bell of the console's header. */
export const listConsoleNotices = route({
  method: 'GET',
  path: '/api/v1/console/notices',
  answer: z.strictObject({ notices: z.array(consoleNotice) }),
});
