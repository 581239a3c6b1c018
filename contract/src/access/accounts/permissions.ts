/** What a person may do beyond their own matters; answers carry those that hold, and pages ask for no role. */
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
