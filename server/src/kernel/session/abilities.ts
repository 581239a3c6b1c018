import { abilities, type Ability } from '@madang/contract/access/accounts/permissions.ts';
import type { Permission } from '@madang/contract/permissions.ts';

/** What a person has to hold with something to be let into console and operator's pages. */
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
