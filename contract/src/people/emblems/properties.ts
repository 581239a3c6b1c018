import { property, wholeNumber } from '../../kernel/property.ts';
import { emblemLimits } from './limits.ts';

export const emblemProperties = {
  /** Pictures of emblems that one administrator may send in an hour, by default for every emblem twice. */
  imagesPerPersonHour: property('emblems.images_per_person_hour', wholeNumber(), 2 * emblemLimits.emblems),
} as const;
