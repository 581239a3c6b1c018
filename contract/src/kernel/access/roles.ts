/** MEM-01: what a person can be to a company; `operator` belongs to the platform's own. */
export const roles = [
  'representative',
  'administrator',
  'membershipManager',
  'manager',
  'employee',
  'dispatched',
  'freeTrial',
  'invited',
  'agency',
  'serviceDesk',
  'operator',
] as const;
export type Role = (typeof roles)[number];
