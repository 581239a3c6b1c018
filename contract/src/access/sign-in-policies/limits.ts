import { sessionLimits } from '../accounts/limits.ts';
import { hourSeconds, minuteSeconds } from '../../kernel/durations.ts';

/** ACC-01: choices of a company; the longest of each is the product's own limit. */
export const sessionHours = [1, 2, 4, 8, 12, 24] as const;
export const idleMinutes = [5, 10, 15, 30, 60] as const;

const { administrator } = sessionLimits;

/** Sessions of one portion of the list. */
export const sessionsPerPortion = 50;

/** Hours, people and networks with failed sign-ins of one portion of the list. */
export const failuresPerPortion = 50;

/** Administrators have shorter limits, whatever the company chooses. */
export const administratorLimits = {
  sessionHours: administrator.lifetimeSeconds / hourSeconds,
  idleMinutes: administrator.idleSeconds / minuteSeconds,
} as const;

/** Networks of a company. */
export const maxNetworks = 1_000;

/** Characters of the longest way to write a network. */
export const maxNetworkLength = 50;
