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

/** Permissions that a person needs on at least one thing to enter the pages of the console and of the operator. */
export const permissionOfAbility = {
  administerCompany: 'console.view',
  administerRoles: 'memberships.view',
  operatePlatform: 'properties.view',
  openPeople: 'employees.view',
  openDepartments: 'departments.view',
  openInvitations: 'invitations.view',
  openSessions: 'companySessions.view',
  openKeys: 'opencodes.view',
} as const satisfies Record<Ability, string>;
