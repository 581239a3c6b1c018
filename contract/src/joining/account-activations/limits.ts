import { property, wholeNumber } from '../../kernel/property.ts';

export const activationProperties = {
  /** How often one address may ask whether someone waits for an account under a contact. */
  asksPerAddressHour: property('registration.asks_per_address_hour', wholeNumber(), 60),
  /** How long an initial password serves, in days. */
  initialPasswordDays: property('registration.initial_password_days', wholeNumber(1, 7), 7),
} as const;

export const activationLimits = {
  /** How many passwords one flow may try out against the rules: each costs as much as a log-in. */
  choicesPerFlow: 20,
  /** Companies that may wait for one person under the same contact, and are offered to choose from. */
  companiesPerContact: 10,
} as const;
