import { property, wholeNumber } from '../../kernel/property.ts';

export const signInPolicyProperties = {
  /** NET-02: for how many days failed sign-ins are listed before they are deleted. */
  failuresKeptDays: property('login.failures_kept_days', wholeNumber(1, 730), 90),
} as const;
