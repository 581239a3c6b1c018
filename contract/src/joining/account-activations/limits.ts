import { property, wholeNumber } from '../../kernel/property.ts';

export const activationProperties = {
  /** Queries allowed per hour from one address for accounts awaiting a person under a contact. */
  asksPerAddressHour: property('registration.asks_per_address_hour', wholeNumber(), 60),
  /** Days for which an initial password is valid. */
  initialPasswordDays: property('registration.initial_password_days', wholeNumber(1, 7), 7),
} as const;

export const activationLimits = {
  /** Passwords that one flow may test against the rules; each test costs as much as a sign-in. */
  choicesPerFlow: 20,
  /** Companies that may wait for one person under the same contact, and are offered to choose from. */
  companiesPerContact: 10,
} as const;
