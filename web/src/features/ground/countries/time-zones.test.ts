import { expect, test } from 'vitest';
import { allZoneChoices, countryOfZone, zoneChoices, zonesOf } from './time-zones.ts';

test('SGN-01 the zones of a country start with its main one, each once', () => {
  expect(zonesOf({ code: 'KR', timeZone: 'Asia/Seoul' })).toEqual(['Asia/Seoul']);
  // The country list and the runtime call it by different names.
  expect(zonesOf({ code: 'VN', timeZone: 'Asia/Ho_Chi_Minh' })).toEqual(['Asia/Ho_Chi_Minh']);
  const american = zonesOf({ code: 'US', timeZone: 'America/New_York' });
  expect(american[0]).toBe('America/New_York');
  expect(american).toContain('Pacific/Honolulu');
  expect(american).toHaveLength(new Set(american).size);
});

test('POR-12 the country of a zone is found by any name of the zone, and an unknown zone has none', () => {
  const countries = [
    { code: 'KR', timeZone: 'Asia/Seoul' },
    { code: 'VN', timeZone: 'Asia/Ho_Chi_Minh' },
    { code: 'US', timeZone: 'America/New_York' },
  ];
  const found = (zone: string) => countryOfZone(countries, zone)?.code;
  expect(['Asia/Saigon', 'Asia/Ho_Chi_Minh', 'Pacific/Honolulu', 'Asia/Seoul', 'UTC', 'Asia/Tokyo'].map(found)).toEqual(
    ['VN', 'VN', 'US', 'KR', undefined, undefined],
  );
});

test.each([
  ['ko', 'Asia/Seoul', 'UTC+09:00 한국 표준시, Seoul'],
  ['ja', 'Asia/Tokyo', 'UTC+09:00 日本標準時, Tokyo'],
  ['en', 'Asia/Kolkata', 'UTC+05:30 India Standard Time, Kolkata'],
  ['en', 'America/Argentina/Buenos_Aires', 'UTC-03:00 Argentina Standard Time, Buenos Aires'],
] as const)('PRD-01 in %s the zone %s is called %s', (language, zone, label) => {
  expect(zoneChoices([zone], language)).toEqual([{ value: zone, label }]);
});

test('SGN-01 the preferred zones are first, and the others are from west to east', () => {
  const choices = allZoneChoices(['Asia/Seoul'], 'ko');
  expect(choices[0]?.value).toBe('Asia/Seoul');
  expect(choices.filter(({ value }) => value === 'Asia/Seoul')).toHaveLength(1);
  expect(choices.length).toBeGreaterThan(300);
  const offsets = choices.slice(1).map(({ label }) => {
    const [, sign, hours, minutes] = /^UTC([+-])(\d\d):(\d\d) /.exec(label) ?? [];
    return Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes));
  });
  expect(offsets).toEqual(offsets.toSorted((a, b) => a - b));
  expect(offsets[0]).toBeLessThanOrEqual(-600);
});
