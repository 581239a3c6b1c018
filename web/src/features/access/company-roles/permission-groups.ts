/** The resource that a permission is about: `departments` of `departments.view`. */
export function resourceOf(permission: string): string {
  return permission.slice(0, permission.lastIndexOf('.'));
}

/** Permissions by what they show and what they change, for each resource. */
export function grouped(permissions: readonly string[]) {
  const isView = (permission: string) => permission.endsWith('.view');
  const of = (isWanted: (permission: string) => boolean) =>
    [...Map.groupBy(permissions.filter(isWanted), resourceOf)].map(([resource, names]) => ({ resource, names }));
  return { view: of(isView), modify: of((permission) => !isView(permission)) };
}
