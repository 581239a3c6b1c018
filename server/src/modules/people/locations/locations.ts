import { locationLimits } from '@madang/contract/people/locations/limits.ts';
import type { LocationRow } from '@madang/contract/people/locations/routes.ts';
import type { Permission } from '@madang/contract/permissions.ts';
import type { Target } from '../../../kernel/operations/outcome.ts';

export function locationTarget(id: string): Target {
  return { kind: 'location', id };
}

export function seatTarget(id: string): Target {
  return { kind: 'seat', id };
}

const byCode = new Intl.Collator('en', { numeric: true });

/** Buildings in the order given, each followed by its floors by code. */
export function inTreeOrder(rows: readonly LocationRow[]): LocationRow[] {
  const floorsOf = Map.groupBy(
    rows.filter(({ kind }) => kind === 'floor'),
    ({ parentId }) => parentId,
  );
  return rows
    .filter(({ kind }) => kind === 'building')
    .flatMap((building) => [
      building,
      ...(floorsOf.get(building.locationId) ?? []).toSorted((a, b) => byCode.compare(a.locationCode, b.locationCode)),
    ]);
}

/** Actions that the reader has on locations; `hasSpace`: one more of what the list holds may be added. */
export function actionsOf(everywhere: ReadonlySet<Permission>, hasSpace: boolean) {
  const actions = ['create', 'change', 'delete', 'assign'] as const;
  return actions.filter((action) => everywhere.has(`locations.${action}`) && (action !== 'create' || hasSpace));
}

export const mapDrawing = { side: locationLimits.mapSide, maxPixels: locationLimits.mapPixels } as const;
