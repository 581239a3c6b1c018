import { daySeconds, hourSeconds } from '../../kernel/durations.ts';

/** ACC-01: absolute and idle lifetimes of a session. */
export const sessionLimits = {
  person: { lifetimeSeconds: daySeconds, idleSeconds: hourSeconds },
  administrator: { lifetimeSeconds: 12 * hourSeconds, idleSeconds: 30 * 60 },
} as const;
