import * as z from 'zod/mini';
import {
  anyText,
  formMaxLength,
  optionalText,
  rule,
  storedId,
  text,
  nameText,
  optionalName,
} from '../../kernel/rules.ts';
import { locationLimits, regionCodes } from './limits.ts';

const { codeMin, codeMax, nameCharacters, addressCharacters, seatNameCharacters, pinSteps } = locationLimits;

/** DEP-07: kept in capitals, one among all buildings and floors of the company, and chosen once. */
export const locationCode = nameText(formMaxLength).check(
  z.overwrite((value) => value.toUpperCase()),
  rule<string>('CM307', (value) => value.length >= codeMin && value.length <= codeMax, { 0: codeMin, 1: codeMax }),
  rule<string>('CM308', (value) => /^[A-Z0-9][A-Z0-9-]*$/.test(value)),
);

/** '' for an address outside Korea, or for none. */
const region = z._default(
  text(formMaxLength).check(rule<string>('CO400', (value) => value === '' || regionCodes.includes(value))),
  '',
);

const words = {
  locationName: nameText(nameCharacters),
  englishLocationName: optionalName(nameCharacters),
  locationRegion: region,
  locationAddress: optionalName(addressCharacters),
  englishLocationAddress: optionalName(addressCharacters),
};

export const locationKinds = ['building', 'floor'] as const;

/**
 * Input of a new building or floor. `parentId`: a building's company code ('' for the own company), or a floor's
 * building.
 */
export const locationInput = z.strictObject({
  kind: z.enum(locationKinds),
  parentId: optionalText(formMaxLength),
  locationCode,
  ...words,
});
export type LocationInput = z.output<typeof locationInput>;
export type LocationWords = Omit<LocationInput, 'kind' | 'parentId' | 'locationCode'>;

const before = z.strictObject({
  locationName: anyText(),
  englishLocationName: anyText(),
  locationRegion: anyText(),
  locationAddress: anyText(),
  englishLocationAddress: anyText(),
});

/** `expected`: what the caller saw; anything else by now is not overwritten. */
export const locationChange = z.strictObject({ ...words, expected: z.optional(before) });

const pin = z.int().check(z.minimum(0), z.maximum(pinSteps));
const seatWords = { seatName: nameText(seatNameCharacters), pinX: pin, pinY: pin };
export type SeatWords = { readonly seatName: string; readonly pinX: number; readonly pinY: number };

export const seatInput = z.strictObject({ floorId: storedId, ...seatWords });

const seatBefore = z.strictObject({ seatName: anyText(), pinX: z.int(), pinY: z.int() });
export const seatChange = z.strictObject({ ...seatWords, expected: z.optional(seatBefore) });
