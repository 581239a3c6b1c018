import * as z from 'zod/mini';

const count = z.int();

export const invitationConsoleNotices = [
  /** INV-07: people who joined and wait for approval; the invitation is the one whose people wait least long. */
  z.strictObject({ kind: z.literal('waitingJoins'), count, invitationId: z.uuid(), waitsUntil: z.iso.datetime() }),
  /** Personal invitations that ended unused and can be sent again. */
  z.strictObject({ kind: z.literal('expiredInvitations'), count }),
] as const;
