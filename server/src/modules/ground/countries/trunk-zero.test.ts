import { hasTrunkZero, joinPhone, readPastedNumber, toE164 } from '@madang/contract/kernel/phone.ts';
import { getExampleNumber, type CountryCode } from 'libphonenumber-js/max';
import metadata from 'libphonenumber-js/max/metadata';
import examples from 'libphonenumber-js/mobile/examples';
import { expect, test } from 'vitest';
import { callingCodes } from './calling-codes.ts';

/** Position of the trunk prefix, a text, in a plan's metadata; the number 0 means no prefix. */
const trunkPrefixPlace = 5;
const service = '001';

/** Calling codes whose trunk prefix is more than a 0 before the number: 8, 06, or a 15 within it. */
const otherPrefixes: readonly string[] = ['+7', '+36', '+54', '+375', '+993'];

const plans: Readonly<Record<string, readonly unknown[]>> = { ...metadata.countries };

test.each(callingCodes)(
  'LIM-04 $callingCode has a trunk 0 in the contract exactly if its numbering plans have one',
  ({ callingCode, regions }) => {
    const isZero = regions
      .filter((region) => region !== service)
      .map((region) => plans[region]?.[trunkPrefixPlace] === '0');
    expect([...new Set(isZero)]).toEqual(regions.includes(service) ? [] : [hasTrunkZero(callingCode)]);
    expect(regions.includes(service) && hasTrunkZero(callingCode)).toBe(false);
  },
);

const countries = callingCodes.flatMap(({ callingCode, regions }) =>
  regions
    .filter((region) => region !== service && !otherPrefixes.includes(callingCode))
    .map((region) => ({ callingCode, region, example: getExampleNumber(region as CountryCode, examples) })),
);

test('LIM-04 nearly all countries have examples', () => {
  expect(countries.filter(({ example }) => example !== undefined).length).toBeGreaterThan(225);
});

test.each(countries)(
  'LIM-04 a mobile number in the notation of $region becomes the dialled one',
  ({ callingCode, example }) => {
    if (!example) return;
    for (const written of [example.formatNational(), example.formatInternational(), example.number]) {
      const read = readPastedNumber(written, callingCode, []);
      expect(toE164(joinPhone(callingCode, [read?.number ?? ''])), written).toBe(example.number);
    }
  },
);
