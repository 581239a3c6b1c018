import { property, wholeNumber } from '../../kernel/property.ts';

export const loginIdProperties = {
  /** Requests for an ID that a person may make in a day, refused or not: each answer says if an ID is free. */
  asksPerDay: property('accounts.id_asks_per_day', wholeNumber(), 20),
  /** Days in which a person confirms an approved request; after them it ends. */
  confirmDays: property('accounts.id_confirm_days', wholeNumber(), 30),
  /** Days in which a former ID signs in after a change, and the change can be taken back. */
  formerDays: property('accounts.former_id_days', wholeNumber(), 90),
  /** Days more in which a former ID is kept from others; 0 for ever. */
  formerHeldDays: property('accounts.former_id_held_days', wholeNumber(0), 0),
} as const;
