/** MEM-01: roles of a person in a company; `operator` exists in the platform's own company alone. */
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
