import type { PropertyRow } from '@madang/contract/ground/properties/routes.ts';
import { groupOf, type PropertyGroup, propertyGroups } from './property-groups.ts';

/** Part of the settings in sight: one section, or across all sections those searched for or changed. */
export interface Sight {
  readonly section: PropertyGroup;
  readonly search: string;
  readonly isChangedOnly: boolean;
}

/** Returns the section of the address; an unknown section becomes the first one. */
export function sightOf(address: URLSearchParams): Sight {
  return {
    section: propertyGroups.find((group) => group === address.get('section')) ?? 'platform',
    search: address.get('search') ?? '',
    isChangedOnly: address.get('changed') === 'Y',
  };
}

/** Returns true if the settings in sight are from all sections. */
export function isOfAll({ search, isChangedOnly }: Sight): boolean {
  return search.trim() !== '' || isChangedOnly;
}

/** Returns true if a property's value differs from that of a new platform. */
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
