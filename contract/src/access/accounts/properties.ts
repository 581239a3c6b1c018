import { hourSeconds } from '../../kernel/durations.ts';
import { property, wholeNumber } from '../../kernel/property.ts';
import { sessionLimits } from './limits.ts';

const longestHours = sessionLimits.person.lifetimeSeconds / hourSeconds;

export const accountProperties = {
  /** ACC-01: for how many hours a session lives whose person asked to stay signed in; 0: the sign-in page does not ask. */
  staySignedIn: property('login.stay_signed_in_hours', wholeNumber(0, longestHours), longestHours),
  /** ACC-11: for how many days what was a closed account is kept apart, and its ID in use, before both are destroyed. */
  closedKeptDays: property('account.closed_kept_days', wholeNumber(1, 1_825), 30),
} as const;
