import type { companyRoleErrors } from '../errors.ts';

export const en = {
  errors: {
    COMPANY_ROLE_IN_USE: 'Members still have this role, or it still has permissions. Revoke those first.',
    COMPANY_ROLE_LIMIT: 'You can add up to {{0}} roles.',
    COMPANY_ROLE_NAME_TAKEN: 'This name is already in use.',
    GRANT_BEYOND_OWN: 'You can grant only permissions that you have yourself, for no longer and within the same hours.',
    GRANT_UNKNOWN: 'This permission or role cannot be granted.',
  } satisfies Record<keyof typeof companyRoleErrors, string>,
  fields: {
    companyRoleName: 'Name',
    permissions: 'Permissions',
  },
  operations: {
    'create-company-role': 'Role added',
    'change-company-role': 'Role changed',
    'delete-company-role': 'Role deleted',
    'restore-company-role': 'Role restored',
  },
};
