import { property, wholeNumber } from '../../kernel/property.ts';

const count = wholeNumber();

/**
 * ACC-03: how often anyone may ask for a way back with one ID and one contact beside it, right or not, answered or not
 * whether there is such an account. The keys are older than the contact's part in it: operators' values stand under them.
 */
export const recoveryProperties = {
  asksPerContactHour: property('recovery.asks_per_account_hour', count, 5),
  asksPerContactDay: property('recovery.asks_per_account_day', count, 20),
  asksPerAddressHour: property('recovery.asks_per_address_hour', count, 60),
} as const;

export const recoveryLimits = {
  /** Passwords that one proof may test against the rules; each test costs as much as a sign-in. */
  choicesPerProof: 20,
} as const;
