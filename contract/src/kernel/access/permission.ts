import type { Role } from './roles.ts';

/** Effect of an action on its resource (MEM-02): reads it, or changes it. */
export type Effect = 'view' | 'modify';

export interface PermissionDefinition {
  readonly effect: Effect;
  /** The built-in roles that have it; a grant can give it alone. */
  readonly roles: readonly Role[];
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
): Permissions<R, keyof A & string> {
  const entries = Object.entries(actions).map(([action, effect]) => [`${resource}.${action}`, { effect, roles }]);
  return Object.fromEntries(entries) as Permissions<R, keyof A & string>;
}
