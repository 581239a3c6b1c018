import { property, wholeNumber } from '../../kernel/property.ts';
import { linkLimits } from './limits.ts';

export const linkProperties = {
  /** Pictures of links that one administrator may send in an hour, by default for every link twice. */
  imagesPerPersonHour: property('quick_links.images_per_person_hour', wholeNumber(), 2 * linkLimits.links),
} as const;
