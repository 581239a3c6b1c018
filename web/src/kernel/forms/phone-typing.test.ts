import { expect, test } from 'vitest';
import { callingCodeOf, groupedNumber, phoneTyping, wholeNumber } from './phone-typing.ts';

test.each([
  ['1020000001', '10-2000-0001'],
  ['10 2000 0001', '10-2000-0001'],
  ['010-2000-0001', '10-2000-0001'],
  ['010 2000 0001', '10-2000-0001'],
  ['01020000001', '10-2000-0001'],
  ['02-123-0000', '2-123-0000'],
  ['１０２００００００１', '10-2000-0001'],
  ['21230000', '2-123-0000'],
  ['10-2000-0001', '10-2000-0001'],
])('LIM-04 %s typed in Korea is grouped as %s', (number, grouped) => {
  expect(groupedNumber({ countryCode: '+82', number })).toBe(grouped);
});

test.each([
  ['+84', '0912 345 678', '912-345-678'],
  ['+84', '0912345678', '912345678'],
  ['+81', '090-1234-5678', '90-1234-5678'],
  ['+81', '９０ １２３４ ５６７８', '90-1234-5678'],
  ['+886', '(0)912 345 678', '912-345-678'],
  ['+39', '06 1234 5678', '06-1234-5678'],
  ['+82', '02-123-4567 내선 5', '2-123-4567'],
  ['+84', '00912345678', '00912345678'],
  ['+84', '0', '0'],
])('LIM-04 %s %s is grouped as %s, and grouping again changes nothing', (countryCode, number, grouped) => {
  expect(groupedNumber({ countryCode, number })).toBe(grouped);
  expect(groupedNumber({ countryCode, number: grouped })).toBe(grouped);
});

test('LIM-04 a text without a number remains, so the rule can report it', () => {
  expect(groupedNumber({ countryCode: '+82', number: '0' })).toBe('0');
  expect(groupedNumber({ countryCode: '+82', number: '00-2000-0001' })).toBe('00-2000-0001');
});

test.each([
  ['(555) 010-0199', '555-010-0199'],
  ['5550100199', '5550100199'],
  ['(555) 010-0199 ext. 5', '555-010-0199'],
  ['5550100199x5', '5550100199'],
])('outside Korea %s keeps its own groups as %s', (number, grouped) => {
  expect(groupedNumber({ countryCode: '+1', number })).toBe(grouped);
});

test.each([
  ['+82', '010-9182-7364', '+82-10-9182-7364'],
  ['+82', '1091827364', '+82-10-9182-7364'],
  ['+82', '00-2000-0001', '+82-00-2000-0001'],
  ['+1', '(555) 010-0199', '+1-555-010-0199'],
  ['+84', '0912345678', '+84-912345678'],
  ['+81', '090-1234-5678 内線5', '+81-90-1234-5678'],
  ['+82', ' ', ''],
])('LIM-04 a form submitted by Enter in the field reads %s %s as %s', (countryCode, number, sent) => {
  expect(wholeNumber({ countryCode, number })).toBe(sent);
});

test('a text that is not a number is unchanged', () => {
  expect(groupedNumber({ countryCode: '+82', number: 'ten' })).toBe('ten');
});

test('LIM-04 a country has the calling code whose label contains its whole name', () => {
  const codes = [
    { value: '+1', label: 'United States, Canada, Dominican Republic' },
    { value: '+1767', label: 'Dominica' },
  ];
  expect(callingCodeOf({ name: 'Canada' }, codes)).toBe('+1');
  expect(callingCodeOf({ name: 'Dominica' }, codes)).toBe('+1767');
  expect(callingCodeOf({ name: 'Bouvet Island' }, codes)).toBeUndefined();
});

test('LIM-04 an existing number is grouped when its country is selected, and unchanged while it is entered', () => {
  const seen: unknown[] = [];
  const value = { countryCode: '+383', number: '1020000001' };
  const { onChange } = phoneTyping({ value, onChange: (next) => void seen.push(next), onBlur: () => {} }, []);
  onChange({ ...value, number: '10200000012' });
  onChange({ ...value, countryCode: '+82' });
  expect(seen).toEqual([
    { countryCode: '+383', number: '10200000012' },
    { countryCode: '+82', number: '10-2000-0001' },
  ]);
});
