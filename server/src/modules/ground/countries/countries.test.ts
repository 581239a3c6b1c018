import { countryCodes } from '@madang/contract/ground/countries/codes.ts';
import { languages, languageTags } from '@madang/contract/kernel/languages.ts';
import { getCountries, getCountryCallingCode } from 'libphonenumber-js/max';
import { describe, expect, test } from 'vitest';
import { callingCodes } from './calling-codes.ts';
import { countriesIn, phoneCodesIn } from './countries.ts';
import { regionName } from './names.ts';

describe.each(languages)('in %s', (language) => {
  test('TRM-05 all 249 countries have a unique name', () => {
    const list = countriesIn(language);
    expect(list).toHaveLength(249);
    expect(new Set(list.map(({ code }) => code))).toEqual(new Set(countryCodes));
    expect(new Set(list.map(({ name }) => name)).size).toBe(249);
    for (const { code, name } of list) {
      expect(name.trim(), code).not.toBe('');
      expect(name, code).not.toBe(code);
      expect(name, code).toBe(name.normalize('NFC'));
    }
  });

  test('TRM-05 every calling code of the phone check is listed once with all of its countries', () => {
    const list = phoneCodesIn(language);
    const codes = list.map(({ callingCode }) => callingCode);
    expect(new Set(codes).size).toBe(codes.length);
    expect(new Set(codes)).toEqual(new Set(getCountries().map((region) => `+${getCountryCallingCode(region)}`)));
    for (const region of getCountries()) {
      const entry = list.find(({ callingCode }) => callingCode === `+${getCountryCallingCode(region)}`);
      expect(entry?.names.split(', '), region).toContain(regionName(region, language));
    }
  });

  test('TRM-05 the list is in the collation order of the language', () => {
    const names = countriesIn(language).map(({ name }) => name);
    const sorted = [...names].sort(new Intl.Collator(languageTags[language]).compare);
    if (language === 'ko') expect(names).toEqual(['대한민국', ...sorted.filter((name) => name !== '대한민국')]);
    else expect(names).toEqual(sorted);
  });
});

test('TRM-05 every main time zone is known to the runtime', () => {
  for (const { code, timeZone } of countriesIn('en')) {
    expect(() => new Intl.DateTimeFormat('en', { timeZone }), code).not.toThrow();
    expect(timeZone, code).toMatch(
      /^(Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Europe|Indian|Pacific)\//,
    );
  }
  const zones = Object.fromEntries(countriesIn('en').map(({ code, timeZone }) => [code, timeZone]));
  expect(zones).toMatchObject({
    KR: 'Asia/Seoul',
    US: 'America/New_York',
    RU: 'Europe/Moscow',
    VN: 'Asia/Ho_Chi_Minh',
  });
});

test('TRM-05 the main country of a shared code is first', () => {
  const first = Object.fromEntries(callingCodes.map(({ callingCode, regions }) => [callingCode, regions[0]]));
  expect(first).toMatchObject({ '+1': 'US', '+7': 'RU', '+44': 'GB', '+39': 'IT', '+82': 'KR' });
  expect(phoneCodesIn('ko')[0]).toEqual({ callingCode: '+82', names: '대한민국' });
  expect(phoneCodesIn('en').find(({ callingCode }) => callingCode === '+7')?.names).toBe('Russia, Kazakhstan');
});
