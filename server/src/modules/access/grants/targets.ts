import { grantableRoles } from '@madang/contract/people/role-assignments/rules.ts';
import type { GrantPlace } from '@madang/contract/kernel/access/permission.ts';
import type { NewGrant, TargetType } from '@madang/contract/access/grants/rules.ts';
import { placesOf } from '../../../kernel/access/grant-places.ts';
import { isGivable, permissionsOfRole, resourceRole, resourceRoles } from '../../../kernel/access/givable.ts';
import type { Target } from '../../../kernel/operations/outcome.ts';

export function grantTarget(id: string): Target {
  return { kind: 'grant', id };
}

export function holdingExportTarget(id: string): Target {
  return { kind: 'holding-export', id };
}

/** A scope as rights are asked with it: of the whole company a target that no narrower right reaches. */
export function scopeTarget(
  companyCode: string,
  { scopeKind, scopeId }: Pick<NewGrant, 'scopeKind' | 'scopeId'>,
): Target {
  return scopeKind === 'company' ? { kind: 'company', id: companyCode } : { kind: scopeKind, id: scopeId };
}

/** Target of a right as a row stores it: one of the three. */
export interface StoredTarget {
  readonly role: string | null;
  readonly permission: string | null;
  readonly companyRoleId: string | null;
}

const none: StoredTarget = { role: null, permission: null, companyRoleId: null };
const builtIn: ReadonlySet<string> = new Set(grantableRoles);
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

export function isRoleId(name: string): boolean {
  return uuid.test(name);
}

export function isBuiltIn(role: string): boolean {
  return builtIn.has(role);
}

/** MEM-02: reads a target as a row stores it; undefined for what is never given. */
export function storedTarget(type: TargetType, name: string): StoredTarget | undefined {
  if (type === 'permission') return isGivable(name) ? { ...none, permission: name } : undefined;
  if (type === 'L') {
    if (isBuiltIn(name)) return { ...none, role: name };
    return isRoleId(name) ? { ...none, companyRoleId: name } : undefined;
  }
  const role = resourceRole(type, name);
  return resourceRoles.has(role) ? { ...none, role } : undefined;
}

/** The same, back. */
export function targetOf({ role, permission, companyRoleId }: StoredTarget): { type: TargetType; name: string } {
  if (permission !== null) return { type: 'permission', name: permission };
  if (companyRoleId !== null) return { type: 'L', name: companyRoleId };
  const [kind, resource] = (role ?? '').split(':');
  return resource === undefined ? { type: 'L', name: role ?? '' } : { type: kind === 'V' ? 'V' : 'R', name: resource };
}

export { placesOf };

/** MEM-04: scopes in which a built-in role opens anything. */
export function placesOfRole(role: string): GrantPlace[] {
  return placesOf(permissionsOfRole(role));
}

interface ResourceType {
  readonly type: 'R' | 'V';
  readonly places: GrantPlace[];
}

/** Lists resources that a reader has wholly, or at least the views of. */
export function resourcesOf(own: ReadonlySet<string>): { name: string; types: ResourceType[] }[] {
  const resources = new Map<string, ResourceType[]>();
  for (const [role, permissions] of resourceRoles) {
    const [type, name = ''] = role.split(':');
    if (!permissions.every((permission) => own.has(permission))) continue;
    const given = { type: type === 'V' ? 'V' : 'R', places: placesOf(permissions) } as const;
    resources.set(name, [...(resources.get(name) ?? []), given]);
  }
  return [...resources].map(([name, types]) => ({ name, types }));
}
