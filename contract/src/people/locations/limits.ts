import { koreanRegions } from '../../ground/countries/regions.ts';

export const locationLimits = {
  /** Buildings and floors of a company together. */
  locations: 1_000,
  seatsPerFloor: 500,
  /** DEP-07: shorter codes are refused (CM307). */
  codeMin: 5,
  codeMax: 20,
  nameCharacters: 50,
  addressCharacters: 200,
  seatNameCharacters: 30,
  /** LIM-01 CM315: the file of a floor's map. */
  mapBytes: 10 * 1024 * 1024,
  /** A picture of more points would take all memory. */
  mapPixels: 50_000_000,
  /** Points of the longer side of a map that is drawn. */
  mapSide: 4_096,
  /** Steps of a pin's place along each side of the map. */
  pinSteps: 10_000,
} as const;

/** TRM-05: regions of an address in Korea, by their codes. */
export const regionCodes: readonly string[] = koreanRegions.map(({ en }) => en);

export const mapMegabytes = locationLimits.mapBytes / 1024 / 1024;
