import { property, wholeNumber } from '../../kernel/property.ts';

export const roleAssignmentProperties = {
  /** MEM-08: for how many days the offer of the owner's role can be accepted. */
  handoverDays: property('memberships.handover_days', wholeNumber(1, 30), 7),
} as const;
