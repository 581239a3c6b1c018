import { property, wholeNumber } from '../../kernel/property.ts';

/** MEM-07: for how many years records are kept; nothing younger than a year is ever purged. */
export const recordProperties = {
  /** Changes, sign-ins and access to personal data. */
  keptYears: property('records.kept_years', wholeNumber(1, 30), 2),
  /** Changes of roles and permissions. */
  permissionsKeptYears: property('records.permissions_kept_years', wholeNumber(1, 30), 3),
} as const;
