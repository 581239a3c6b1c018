import { expect, test } from 'vitest';
import { zoneFinder } from './zone-search.ts';

const countries = [
  { code: 'KR', name: '대한민국', timeZone: 'Asia/Seoul' },
  { code: 'VN', name: '베트남', timeZone: 'Asia/Ho_Chi_Minh' },
  { code: 'CN', name: '중국', timeZone: 'Asia/Shanghai' },
  { code: 'NP', name: '네팔', timeZone: 'Asia/Kathmandu' },
  { code: 'MM', name: '미얀마', timeZone: 'Asia/Yangon' },
  { code: 'US', name: '미국', timeZone: 'America/New_York' },
];

const find = zoneFinder({ preferred: ['Asia/Seoul'], countries, language: 'ko' });

test.each([
  ['hanoi', 'Asia/Ho_Chi_Minh'],
  ['Hà Nội', 'Asia/Ho_Chi_Minh'],
  ['ho chi minh', 'Asia/Ho_Chi_Minh'],
  ['saigon', 'Asia/Ho_Chi_Minh'],
  ['beijing', 'Asia/Shanghai'],
  ['北京', 'Asia/Shanghai'],
  ['부산', 'Asia/Seoul'],
  ['osaka', 'Asia/Tokyo'],
  ['kolkata', 'Asia/Kolkata'],
  ['calcutta', 'Asia/Kolkata'],
  ['kathmandu', 'Asia/Kathmandu'],
  ['yangon', 'Asia/Yangon'],
  ['rangoon', 'Asia/Yangon'],
  ['kiev', 'Europe/Kyiv'],
  ['paris', 'Europe/Paris'],
  ['Asia/Kathmandu', 'Asia/Kathmandu'],
  ['asia/katmandu', 'Asia/Kathmandu'],
  ['네팔', 'Asia/Kathmandu'],
  ['nepal', 'Asia/Kathmandu'],
  ['vietnam', 'Asia/Ho_Chi_Minh'],
  ['베트남', 'Asia/Ho_Chi_Minh'],
  ['utc+5:45', 'Asia/Kathmandu'],
  ['+05:45', 'Asia/Kathmandu'],
])('SGN-01 %s finds %s', (typed, zone) => {
  expect(find(typed)[0]?.value).toBe(zone);
});

test('SGN-01 a country finds all of its zones, and an unknown text none', () => {
  const american = find('미국').map(({ value }) => value);
  expect(american).toEqual(expect.arrayContaining(['America/New_York', 'America/Los_Angeles', 'Pacific/Honolulu']));
  expect(find('qqzzx')).toEqual([]);
  expect(find(' ').length).toBeGreaterThan(300);
  expect(find('gmt+9').map(({ value }) => value)).toContain('Asia/Seoul');
});

test('SGN-01 each zone is listed once, by the present name of its city', () => {
  const all = zoneFinder({ preferred: ['Asia/Seoul'], countries, language: 'en' })('');
  const values = all.map(({ value }) => value);
  expect(values).toHaveLength(new Set(values).size);
  for (const former of ['Asia/Saigon', 'Asia/Calcutta', 'Asia/Katmandu', 'Asia/Rangoon']) {
    expect(values).not.toContain(former);
  }
  expect(all.find(({ value }) => value === 'Asia/Yakutsk')?.label).toMatch(/^UTC\+09:00 .+, Yakutsk$/);
  expect(all.filter(({ label }) => !/, [^,]+$/.test(label))).toEqual([]);
});
