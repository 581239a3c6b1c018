export const companyRoleLimits = {
  companyRoles: 100,
  nameCharacters: 30,
  /** Permissions of one role. */
  permissions: 200,
  permissionCharacters: 64,
} as const;
