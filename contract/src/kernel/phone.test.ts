import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { joinPhone, normalisePastedNumber, phoneNumber, readPastedNumber, splitPhone, toE164 } from './phone.ts';
import { fieldIssues } from './rules.ts';

function read(value: string): string {
  const result = z.safeParse(phoneNumber, value);
  return result.success ? result.data : (fieldIssues(result.error)[0]?.code ?? '');
}

test.each(['+82-10-1234-5678', '+82-2-123-4567', '+84-912345678', '+683-4002', '+1-415-555-0123', '+39-06-1234-5678'])(
  'LIM-04 %s is a phone number',
  (typed) => expect(read(` ${typed} `)).toBe(typed),
);

test.each([
  ['', 'MB_M_REQUIRED'],
  [`+82-10-1234-${'5'.repeat(50)}`, 'MB_M_MAX_LENGTH'],
  ['010-1234-5678', 'MB_M_VALIDATE_NATIONNUMBER'],
  ['82-10-1234-5678', 'MB_M_VALIDATE_NATIONNUMBER'],
  ['+0-10-1234-5678', 'MB_M_VALIDATE_NATIONNUMBER'],
  ['+8210-1234-5678', 'MB_M_VALIDATE_NATIONNUMBER'],
  ['+82-010-1234-5678', 'MB_M_VALIDATE_AREANUMBER'],
  ['+82-0', 'MB_M_VALIDATE_AREANUMBER'],
  ['+82', 'MB_M_VALIDATE_PHONENUMBER'],
  ['+82-10-12345678', 'MB_M_VALIDATE_PHONENUMBER'],
  ['+82-10-12345-678', 'MB_M_VALIDATE_PHONENUMBER'],
  ['+82-10-1234-5678-9', 'MB_M_VALIDATE_PHONENUMBER'],
  ['+82--1234-5678', 'MB_M_VALIDATE_PHONENUMBER'],
  ['+82-10-1234-567a', 'MB_M_VALIDATE_PHONENUMBER'],
  ['+84-1234567890123456', 'MB_M_VALIDATE_PHONENUMBER'],
])('LIM-04 %j is refused with %s', (typed, code) => {
  expect(read(typed)).toBe(code);
});

test.each([
  ['010-1234-5678', '10-1234-5678'],
  ['01012345678', '10-1234-5678'],
  ['010 1234 5678', '10-1234-5678'],
  ['010.1234.5678', '10-1234-5678'],
  ['+82 10-1234-5678', '10-1234-5678'],
  ['+82 (0)10-1234-5678', '10-1234-5678'],
  ['+821012345678', '10-1234-5678'],
  ['00821012345678', '10-1234-5678'],
  ['０１０－１２３４－５６７８', '10-1234-5678'],
  ['02-123-4567', '2-123-4567'],
  ['021234567', '2-123-4567'],
  ['05051234567', '505-123-4567'],
  ['10-1234-5678', '10-1234-5678'],
  ['', ''],
])('LIM-04 a pasted %s becomes %s', (pasted, shown) => {
  expect(normalisePastedNumber(pasted)).toBe(shown);
});

test('LIM-04 a pasted number of another country keeps its zeros and loses its calling code', () => {
  expect(normalisePastedNumber('+39 06 1234 5678', '+39')).toBe('0612345678');
  expect(normalisePastedNumber('090-1234-5678', '+81')).toBe('09012345678');
});

test.each([
  ['+84 912 345 678', '+82', '+84', '912345678'],
  ['+1 (415) 555-0123', '+82', '+1', '4155550123'],
  ['(+84) 912 345 678', '+82', '+84', '912345678'],
  ['+82 10-1234-5678', '+84', '+82', '10-1234-5678'],
  ['+8-2 10-1234-5678', '+84', '+82', '10-1234-5678'],
  ['＋８４ 912345678', '+82', '+84', '912345678'],
  ['+82 (0)10-1234-5678', '+82', '+82', '10-1234-5678'],
  ['00821012345678', '+84', '+82', '10-1234-5678'],
  ['0099 912 345 678', '+82', undefined, undefined],
  ['010-1234-5678', '+82', '+82', '10-1234-5678'],
  ['+999 912 345 678', '+82', undefined, undefined],
  ['+', '+82', undefined, undefined],
])('LIM-04 %s pasted under %s is a number of %s', (pasted, chosen, callingCode, number) => {
  const expected = callingCode === undefined ? undefined : { callingCode, number };
  expect(readPastedNumber(pasted, chosen, ['+1', '+82', '+84'])).toEqual(expected);
});

test('LIM-04 a number is taken apart and put together for its fields, and dialled without groups', () => {
  expect(splitPhone('+82-10-1234-5678')).toEqual({ callingCode: '+82', parts: ['10', '1234', '5678'] });
  expect(joinPhone('+82', ['10', '1234', '5678'])).toBe('+82-10-1234-5678');
  expect(toE164('+82-10-1234-5678')).toBe('+821012345678');
});
