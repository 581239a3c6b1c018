import type { PropertyRow } from '@madang/contract/ground/properties/routes.ts';
import { groupOf, type PropertyGroup, propertyGroups } from './property-groups.ts';

/** What of the settings is in sight: a section, or over all of them what is searched for or was changed. */
export interface Sight {
  readonly section: PropertyGroup;
  readonly search: string;
  readonly isChangedOnly: boolean;
}

/** As the address says it; a section that there is not is the first one. */
export function sightOf(address: URLSearchParams): Sight {
  return {
    section: propertyGroups.find((group) => group === address.get('section')) ?? 'platform',
    search: address.get('search') ?? '',
    isChangedOnly: address.get('changed') === 'Y',
  };
}

/** Whether what is in sight is of all sections. */
export function isOfAll({ search, isChangedOnly }: Sight): boolean {
  return search.trim() !== '' || isChangedOnly;
}

/** Whether a property has another value than a new platform. */
export function isChanged({ value, initial }: Pick<PropertyRow, 'value' | 'initial'>): boolean {
  return JSON.stringify(value) !== JSON.stringify(initial);
}

/** Found by any part of its name or its key, whatever is written large. */
export function isInSight(row: PropertyRow, label: string, sight: Sight): boolean {
  if (!isOfAll(sight)) return groupOf(row.key) === sight.section;
  const words = sight.search.toLowerCase().split(/\s+/);
  const text = `${label} ${row.key}`.toLowerCase();
  return words.every((word) => text.includes(word)) && (!sight.isChangedOnly || isChanged(row));
}
