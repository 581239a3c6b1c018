import { expect, test } from 'vitest';
import { countryOf, dayOf, isUnknownCountry, neighbours, openTab, secondLanguage, standsIn } from './viewer.ts';

test.each([
  [null, 'ko', 'en', 'first'],
  [null, 'en', 'en', 'second'],
  [null, 'vi', 'vi', 'second'],
  ['ko', 'ko', 'en', 'first'],
  ['ko', 'ja', 'ja', 'first'],
  ['en', 'ko', 'en', 'second'],
  ['zh-TW', 'ko', 'tw', 'second'],
  ['fr', 'ko', 'en', 'second'],
] as const)('RTE-06 langCd %s on a page in %s: second tab %s, open %s', (asked, page, second, open) => {
  expect(secondLanguage(asked, page)).toBe(second);
  expect(openTab(asked, page)).toBe(open);
});

test.each([
  [null, 'KR', false],
  ['', 'KR', false],
  ['ZZ', 'KR', true],
  ['us', 'US', false],
  ['JP', 'JP', false],
])('RTE-05 cntryCd %s becomes %s; unknown: %s', (asked, country, isUnknown) => {
  expect(countryOf(asked)).toBe(country);
  expect(isUnknownCountry(asked)).toBe(isUnknown);
});

test.each([
  [null, 'vi', 'en', true],
  ['ja', 'ko', 'en', true],
  ['xx', 'ko', 'en', true],
  ['en', 'vi', 'en', false],
  [null, 'en', 'en', false],
  ['ko', 'vi', 'ko', false],
  [null, 'ko', 'ko', false],
] as const)(
  'TRM-03 langCd %s on a page in %s, shown in %s: replaces another language %s',
  (asked, page, shown, expected) => {
    expect(standsIn(asked, page, shown)).toBe(expected);
  },
);

test('TRM-03 no version precedes the first or follows the last', () => {
  const versions = ['2023-03-02', '2024-01-02', '2024-09-02'];
  expect(neighbours(versions, '2023-03-02')).toEqual({ previous: undefined, next: '2024-01-02', isLast: false });
  expect(neighbours(versions, '2024-01-02')).toEqual({ previous: '2023-03-02', next: '2024-09-02', isLast: false });
  expect(neighbours(versions, '2024-09-02')).toEqual({ previous: '2024-01-02', next: undefined, isLast: true });
  expect(neighbours(versions, 'unknown')).toMatchObject({ previous: undefined, next: undefined });
  expect(dayOf('2024-09-02.2')).toBe('2024-09-02');
});
