import { property, wholeNumber } from '../../kernel/property.ts';

export const locationProperties = {
  /** Maps that one administrator may have drawn in an hour. */
  mapsPerPersonHour: property('locations.maps_per_person_hour', wholeNumber(), 60),
} as const;
