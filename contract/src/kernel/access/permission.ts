import type { Role } from './roles.ts';

/** Effect of an action on its resource (MEM-02): reads it, or changes it. */
export type Effect = 'view' | 'modify';

/** Narrower scopes of a grant, in which some permissions open nothing. */
export const grantPlaces = ['sub-organisation', 'department', 'person', 'board'] as const;
export type GrantPlace = (typeof grantPlaces)[number];

/** Places of permissions about departments and what belongs to one. */
export const ofDepartments = ['sub-organisation', 'department'] as const satisfies readonly GrantPlace[];
/** Places of permissions about people. */
export const ofPeople = [...ofDepartments, 'person'] as const satisfies readonly GrantPlace[];

export interface PermissionDefinition {
  readonly effect: Effect;
  /** The built-in roles that have it; a grant can give it alone. */
  readonly roles: readonly Role[];
  /** MEM-04: scopes narrower than the company in which it opens anything; none: it is ever company-wide. */
  readonly places: readonly GrantPlace[];
}

export type PermissionTable = Readonly<Record<string, PermissionDefinition>>;

/** The roles that administer a company. */
export const administrators = ['representative', 'administrator'] as const satisfies readonly Role[];

type Permissions<R extends string, A extends string> = { readonly [K in `${R}.${A}`]: PermissionDefinition };

/** A capability's `permissions.ts`: the actions on one resource, `departments.view` from `departments` and `view`. */
export function permissions<const R extends string, const A extends Readonly<Record<string, Effect>>>(
  resource: R,
  actions: A,
  roles: readonly Role[] = administrators,
  places: readonly GrantPlace[] = [],
): Permissions<R, keyof A & string> {
  const entries = Object.entries(actions).map(([action, effect]) => [
    `${resource}.${action}`,
    { effect, roles, places },
  ]);
  return Object.fromEntries(entries) as Permissions<R, keyof A & string>;
}
