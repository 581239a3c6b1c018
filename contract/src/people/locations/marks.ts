import * as z from 'zod/mini';
import { type Language, readsKorean } from '../../kernel/languages.ts';

/** A person's place, as it is shown beside them. */
export const seatMark = z.strictObject({
  seatId: z.uuid(),
  seatName: z.string(),
  floorId: z.uuid(),
  floorName: z.string(),
  /** '' where it has none. */
  englishFloorName: z.string(),
  buildingName: z.string(),
  englishBuildingName: z.string(),
});
export type SeatMark = z.output<typeof seatMark>;

/** Name of a building or floor for a reader of a language. */
export function locationNameFor(
  { locationName, englishLocationName }: { readonly locationName: string; readonly englishLocationName: string },
  language: Language,
): string {
  return readsKorean(language) ? locationName : englishLocationName || locationName;
}

/** A place in words, the building first. */
export function seatTextFor(seat: SeatMark, language: Language): string {
  const building = { locationName: seat.buildingName, englishLocationName: seat.englishBuildingName };
  const floor = { locationName: seat.floorName, englishLocationName: seat.englishFloorName };
  return [locationNameFor(building, language), locationNameFor(floor, language), seat.seatName].join(' · ');
}

/** Address of the page that shows a seat on its map. */
export function seatPageAddress({ floorId, seatId }: Pick<SeatMark, 'floorId' | 'seatId'>): string {
  return `${placesHome}?floor=${floorId}&seat=${seatId}`;
}

/** Address of a map's picture, which is another one for every map that the floor has had. */
export function mapAddress(floorId: string, mapId: string): string {
  return `/api/v1/floors/${floorId}/map?version=${mapId}`;
}

/** Page of the portal that shows where everyone sits. */
export const placesHome = '/portalapp/places';
