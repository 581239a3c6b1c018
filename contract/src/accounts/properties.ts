import { property, wholeNumber } from '../kernel/property.ts';

export const accountProperties = {
  /** ACC-11: for how many days what was a closed account is kept apart, and its ID in use, before both are destroyed. */
  closedKeptDays: property('account.closed_kept_days', wholeNumber(1, 1_825), 30),
} as const;
