import { property, wholeNumber } from '../../kernel/property.ts';

const count = wholeNumber();

/**
 * ACC-03: limits of recoveries for each pair of ID and contact, right or wrong. The keys predate the contact's part:
 * operators' values use them.
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
