import { property, wholeNumber } from '../../kernel/property.ts';

export const loginIdProperties = {
  /** Days in which a former ID signs in after a change, and the change can be taken back. */
  formerDays: property('accounts.former_id_days', wholeNumber(), 90),
  /** Days more in which a former ID is kept from others; 0 for ever. */
  formerHeldDays: property('accounts.former_id_held_days', wholeNumber(0), 0),
} as const;
