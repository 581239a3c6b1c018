import * as z from 'zod/mini';

/** States of the company's set-up, for those who may run it. */
export const companyConsoleNotices = [
  /** WIZ-23: no one has begun the company's set-up. */
  z.strictObject({ kind: z.literal('setUpIsNew') }),
  /** WIZ-18: the reader's own set-up is open in this browser. */
  z.strictObject({ kind: z.literal('setUpGoesOn') }),
  /** WIZ-23: another administrator is at the company's set-up. */
  z.strictObject({ kind: z.literal('setUpRuns') }),
  /** WIZ-18: the reader's own set-up is open in another browser, or was left there. */
  z.strictObject({ kind: z.literal('ownSetUpRuns'), lastUsedAt: z.iso.datetime() }),
] as const;
