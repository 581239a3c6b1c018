/** The roles that open the routes of an access. */
const rolesOf = {
  administrator: ['representative', 'administrator'],
  operator: ['operator'],
} as const satisfies Record<string, readonly string[]>;

/** Whether one of the roles opens the routes of an access. */
export function hasAccess(roles: readonly string[], access: keyof typeof rolesOf): boolean {
  return rolesOf[access].some((role) => roles.includes(role));
}
