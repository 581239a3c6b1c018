/** Abilities of a user beyond their own data; answers list the user's abilities, and pages check no role. */
export const abilities = [
  'administerCompany',
  'administerRoles',
  'operatePlatform',
  'openPeople',
  'openDepartments',
  'openInvitations',
  'openSessions',
  'openKeys',
] as const;
export type Ability = (typeof abilities)[number];
