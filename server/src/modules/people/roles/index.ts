import type { Module } from '../../../platform/module.ts';

export {
  endRoles,
  endTrialOf,
  findIndispensable,
  findOwner,
  giveRoles,
  grantRole,
  grantRoleToMany,
  hasRole,
  type Indispensable,
  indispensableOf,
  listAdministrators,
  missingFactorsOf,
  moveOwner,
  revokeRole,
  type RoleHolder,
  roleHolderCountOf,
  roleHoldersOf,
  roleInsert,
} from './roles.sql.ts';

/** Roles that people of a company hold, and the rule that it always has an administrator. It answers no call itself. */
export const roles: Module = {
  name: 'roles',
  needs: ['employment-states', 'person-names', 'person-records'],
  operations: [],
};
