import { property, wholeNumber } from '../kernel/property.ts';

const count = wholeNumber();

/** ACC-03: how often anyone may ask for a way back into an account, told or not whether it exists. */
export const recoveryProperties = {
  asksPerAccountHour: property('recovery.asks_per_account_hour', count, 5),
  asksPerAccountDay: property('recovery.asks_per_account_day', count, 20),
  asksPerAddressHour: property('recovery.asks_per_address_hour', count, 60),
} as const;

export const recoveryLimits = {
  /** How many passwords one proof may try out against the rules: each costs as much as a log-in. */
  choicesPerProof: 20,
} as const;
