import { abilities, type Ability } from '@madang/contract/access/accounts/permissions.ts';
import type { Permission } from '@madang/contract/permissions.ts';

/** Permissions that a person needs on at least one thing to enter the pages of the console and of the operator. */
const neededFor = {
  administerCompany: 'console.view',
  administerRoles: 'memberships.view',
  operatePlatform: 'properties.view',
  openPeople: 'employees.view',
  openDepartments: 'departments.view',
  openInvitations: 'invitations.view',
  openSessions: 'companySessions.view',
  openKeys: 'opencodes.view',
} as const satisfies Record<Ability, Permission>;

export function abilitiesOf(held: ReadonlySet<Permission>): Ability[] {
  return abilities.filter((ability) => held.has(neededFor[ability]));
}
