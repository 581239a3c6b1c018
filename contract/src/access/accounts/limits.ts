import { daySeconds, hourSeconds } from '../../kernel/durations.ts';

/** ACC-01: lifetimes of a session, in all and unused. */
export const sessionLimits = {
  person: { lifetimeSeconds: daySeconds, idleSeconds: hourSeconds },
  administrator: { lifetimeSeconds: 12 * hourSeconds, idleSeconds: 30 * 60 },
} as const;
