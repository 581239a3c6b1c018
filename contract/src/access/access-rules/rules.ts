import * as z from 'zod/mini';
import { idleMinutes, sessionHours } from './limits.ts';

/** The section of the console where the company's rules of access stand. */
export const accessRulesAddress = '/console/access';

/** ACC-01: how the company's people stay logged in; never longer than the product lets them. */
export const sessionRules = z.strictObject({
  /** Whether the tick 'stay signed in' counts. */
  allowsStaying: z.boolean(),
  sessionHours: z.literal([...sessionHours]),
  idleMinutes: z.literal([...idleMinutes]),
  /** STA-01: people on leave come in. */
  allowsOnLeave: z._default(z.boolean(), true),
});
export type SessionRules = z.output<typeof sessionRules>;

/** What holds in a company that has chosen nothing: the product's own limits. */
export const initialSessionRules: SessionRules = {
  allowsStaying: true,
  sessionHours: 24,
  idleMinutes: 60,
  allowsOnLeave: true,
};
