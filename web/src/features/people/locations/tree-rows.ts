import { locationNameFor } from '@madang/contract/people/locations/marks.ts';
import type { LocationRow } from '@madang/contract/people/locations/routes.ts';
import type { Language } from '@madang/contract/kernel/languages.ts';
import type { TreeRow } from '../../../ui/tree/tree-keys.ts';

interface Shown {
  readonly language: Language;
  readonly company: string;
  readonly closed: ReadonlySet<string>;
  /** Seats of a floor that are taken, and all of them. */
  readonly seatsText: (row: LocationRow) => string;
}

/** The row of the company, above all buildings. */
export const companyKey = 'company';

/** The tree of places as it is drawn: the company, its buildings, their floors. */
export function treeRows(rows: readonly LocationRow[], { language, company, closed, seatsText }: Shown): TreeRow[] {
  const buildings = rows.filter(({ kind }) => kind === 'building');
  const floorsOf = Map.groupBy(
    rows.filter(({ kind }) => kind === 'floor'),
    ({ parentId }) => parentId,
  );
  const ofBuilding = (building: LocationRow, index: number): TreeRow[] => {
    const { locationId: key } = building;
    const floors = floorsOf.get(key) ?? [];
    const isOpen = floors.length === 0 ? undefined : !closed.has(key);
    const label = locationNameFor(building, language);
    return [
      { key, label, level: 1, isOpen, place: index + 1, size: buildings.length },
      ...(isOpen === true ? floors : []).map((floor, place) => ({
        key: floor.locationId,
        label: locationNameFor(floor, language),
        ...(floor.seatCount > 0 && { detail: seatsText(floor) }),
        level: 2,
        place: place + 1,
        size: floors.length,
      })),
    ];
  };
  return [
    { key: companyKey, label: company, level: 0, isOpen: true, place: 1, size: 1 },
    ...buildings.flatMap(ofBuilding),
  ];
}
