import * as z from 'zod/mini';

/** States of the company's set-up, for those who may run it. */
export const companyHomeNotices = [
  /** WIZ-23: no one has begun the company's set-up. */
  z.strictObject({ kind: z.literal('setUpIsNew') }),
  /** WIZ-18: the reader's own set-up is open in this browser. */
  z.strictObject({ kind: z.literal('setUpGoesOn') }),
  /** WIZ-23: of an administrator, while another one is at the company's set-up. */
  z.strictObject({ kind: z.literal('setUpRuns') }),
  /** WIZ-18: of anyone who runs the set-up, in another browser than its own. */
  z.strictObject({ kind: z.literal('ownSetUpRuns') }),
] as const;
