import * as z from 'zod/mini';
import { heldKinds } from '../held-kinds.ts';

/** Read with every page of the portal, so it loads no other file of the requests. */
const waitingRequest = z.strictObject({
  requestId: z.string(),
  /** Names of the things of a change that is held back. */
  requestTitle: z.string(),
  heldKind: z.nullable(z.enum(heldKinds)),
  approvalFormName: z.string(),
  englishApprovalFormName: z.string(),
  /** Null where the account is closed. */
  requester: z.nullable(z.strictObject({ fullName: z.string(), englishName: z.string() })),
  waitingSince: z.string(),
});
export type WaitingRequest = z.output<typeof waitingRequest>;

/** First requests that wait for the reader; null for guests and where the company has no approval policy. */
export const approvalHomeCard = { waitingRequests: z.nullable(z.array(waitingRequest)) };
