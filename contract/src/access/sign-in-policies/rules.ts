import * as z from 'zod/mini';
import { idleMinutes, sessionHours } from './limits.ts';

/** The section of the console where the company's rules of access stand. */
export const signInPoliciesAddress = '/console/access';

/** ACC-01: rules for staying signed in, never longer than the product's limits. */
export const sessionRules = z.strictObject({
  /** True if the checkbox 'stay signed in' has an effect. */
  allowsStaying: z.boolean(),
  sessionHours: z.literal([...sessionHours]),
  idleMinutes: z.literal([...idleMinutes]),
  /** STA-01: people on leave come in. */
  allowsOnLeave: z._default(z.boolean(), true),
});
export type SessionRules = z.output<typeof sessionRules>;

/** Session rules of a company without its own settings: the product's limits. */
export const initialSessionRules: SessionRules = {
  allowsStaying: true,
  sessionHours: 24,
  idleMinutes: 60,
  allowsOnLeave: true,
};
