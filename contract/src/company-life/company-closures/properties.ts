import { property, wholeNumber } from '../../kernel/property.ts';

export const endingProperties = {
  /** ACC-11: for how many days the end of a company can be taken back, before what it had is destroyed. */
  endedKeptDays: property('company.ended_kept_days', wholeNumber(1, 365), 30),
} as const;
