import { type GrantPlace, grantPlaces, type PermissionDefinition } from '@madang/contract/kernel/access/permission.ts';
import { permissionTable } from '@madang/contract/permissions.ts';

interface Place {
  readonly kind: string;
  readonly id: string;
}

const table: Readonly<Record<string, PermissionDefinition | undefined>> = permissionTable;
const narrower: ReadonlySet<string> = new Set(grantPlaces);

/** MEM-04: scopes narrower than the company in which some of these permissions open anything. */
export function placesOf(permissions: readonly string[]): GrantPlace[] {
  return grantPlaces.filter((place) => permissions.some((name) => table[name]?.places.includes(place)));
}

/** Asks if a permission opens nothing in a scope of this kind, because its operations are about the whole company. */
export function isCompanyWide(permission: string, kind: string): boolean {
  if (kind === 'company') return false;
  const places: readonly string[] = table[permission]?.places ?? [];
  return places.length === 0 || (narrower.has(kind) && !places.includes(kind));
}

/** The place that a right is required in: the whole company where the permission opens nothing narrower. */
export function requiredPlace(permission: string, place: Place): Place {
  return isCompanyWide(permission, place.kind) ? { kind: 'company', id: '' } : place;
}
