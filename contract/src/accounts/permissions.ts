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

/** What a person may do beyond their own matters; answers carry those that hold, and pages ask for no role. */
export const abilities = ['administerCompany', 'operatePlatform'] as const;
export type Ability = (typeof abilities)[number];
