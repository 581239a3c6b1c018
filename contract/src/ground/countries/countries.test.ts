import * as z from 'zod/mini';
import { describe, expect, test } from 'vitest';
import { languages } from '../../kernel/languages.ts';
import { fieldIssues } from '../../kernel/rules.ts';
import { koreanRegions } from './regions.ts';
import { countryCode } from './rules.ts';
import { listCountries } from './wire.ts';

describe('country code', () => {
  test('TRM-05 small letters become capitals and spaces around are trimmed', () => {
    expect(z.parse(countryCode, ' kr ')).toBe('KR');
  });

  test.each(['XX', 'XK', 'KOR', '82', '*'])('TRM-05 %s is not a country', (code) => {
    const result = z.safeParse(countryCode, code);
    expect(result.error && fieldIssues(result.error)).toEqual([{ path: '', code: 'CO400', params: {} }]);
  });
});

test('TRM-05 an unsupported language becomes the fallback, and an unknown query is refused', () => {
  expect(z.decode(listCountries.query, { langCd: 'zh-TW' })).toEqual({ language: 'tw' });
  expect(z.decode(listCountries.query, { langCd: 'fr' })).toEqual({ language: 'en' });
  expect(z.safeParse(listCountries.query, { other: '1' }).success).toBe(false);
});

test('TRM-05 the regions are the specified ones, in order, named in six languages', () => {
  expect(koreanRegions.map(({ en }) => en).join(' ')).toBe(
    'Seoul Gyeonggi Incheon Gangwon Chungnam Daejeon Chungbuk Busan Ulsan Daegu Gyeongbuk Gyeongnam Jeonnam Gwangju Jeonbuk Jeju',
  );
  for (const language of languages) {
    expect(new Set(koreanRegions.map((region) => region[language])).size, language).toBe(koreanRegions.length);
  }
});
