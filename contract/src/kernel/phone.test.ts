import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  joinPhone,
  normalisePastedNumber,
  phoneNumber,
  readPastedNumber,
  splitPhone,
  toE164,
  withoutExtension,
} from './phone.ts';
import { fieldIssues } from './rules.ts';

function read(value: string): string {
  const result = z.safeParse(phoneNumber, value);
  return result.success ? result.data : (fieldIssues(result.error)[0]?.code ?? '');
}

test.each(['+82-10-1234-5678', '+82-2-123-4567', '+84-912345678', '+683-4002', '+1-415-555-0123', '+39-06-1234-5678'])(
  'LIM-04 %s is accepted as a phone number',
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
  ['+84-00912345678', 'MB_M_VALIDATE_AREANUMBER'],
  ['+81-0-090-1234-5678', 'MB_M_VALIDATE_AREANUMBER'],
  ['+84-0', 'MB_M_VALIDATE_AREANUMBER'],
  ['+84-0912345678 ext. 5', 'MB_M_VALIDATE_PHONENUMBER'],
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

test.each([
  ['+84-0912345678', '+84-912345678'],
  ['+84-0912-345-678', '+84-912-345-678'],
  ['+81-090-1234-5678', '+81-90-1234-5678'],
  ['+886-0-912-345-678', '+886-912-345-678'],
  ['+44-07400123456', '+44-7400123456'],
  ['+39-0612345678', '+39-0612345678'],
  ['+225-0123456789', '+225-0123456789'],
])('LIM-04 %s is read as the number %s', (sent, kept) => {
  expect(read(sent)).toBe(kept);
});

test.each([
  [
    '+84',
    '912345678',
    ['0912 345 678', '0912345678', '0912.345.678', '(0)912 345 678', '+84 (0)912 345 678', '0084912345678'],
  ],
  ['+81', '9012345678', ['090-1234-5678', '０９０－１２３４－５６７８', '+81 90-1234-5678', '+81 (0) 90 1234 5678']],
  ['+886', '912345678', ['0912-345-678', '0912 345 678', '+886-0912-345-678']],
  ['+82', '10-1234-5678', ['010-1234-5678', '01012345678', '+82 (0)10-1234-5678', '+82-010-1234-5678']],
  ['+44', '7400123456', ['07400 123456', '+44 (0)7400 123456']],
  ['+86', '13123456789', ['131 2345 6789', '013123456789']],
  ['+39', '0612345678', ['06 1234 5678', '+39 06 1234 5678']],
  ['+225', '0123456789', ['01 23 45 67 89', '+225 01 23 45 67 89']],
  ['+1', '4155550123', ['(415) 555-0123', '415.555.0123', '+1 415 555 0123']],
])(
  'LIM-04 the trunk 0 of %s is removed from a pasted number, and a 0 of the number remains',
  (callingCode, number, spellings) => {
    for (const written of spellings) {
      const expected = { callingCode, number };
      expect(readPastedNumber(written, callingCode, ['+1', '+82', '+84']), written).toEqual(expected);
    }
  },
);

test('LIM-04 a second 0 remains, and the rule reports it', () => {
  expect(normalisePastedNumber('(0)00912345678', '+84')).toBe('000912345678');
});

const marks = [
  'ext. 5',
  'ext 5',
  'extension 5',
  'x5',
  'X 5',
  '#5',
  '＃5',
  ';ext=5',
  ',,5',
  '(ext. 5)',
  '(#5)',
  '내선 5',
];
const eastAsianMarks = [
  '내선번호: 5',
  '(내선 5번)',
  '内線5',
  '(内線 5)',
  '转5',
  '转接5',
  '分机5',
  '分機 5',
  '轉分機5',
  'máy lẻ 5',
  'số máy lẻ 5',
];

test.each([...marks, ...eastAsianMarks])('LIM-04 %s after a number is not part of it', (mark) => {
  for (const glue of ['', ' ', '  ', '-']) {
    expect(readPastedNumber(`+1 (415) 555-0123${glue}${mark}`, '+82', ['+1'])).toEqual({
      callingCode: '+1',
      number: '4155550123',
    });
    expect(normalisePastedNumber(`02-123-4567${glue}${mark}`)).toBe('2-123-4567');
  }
});

test.each(['x5', '#5', 'ext. 5', '010-xxxx-5678', '0912,345,678', '415 555 0123'])(
  'LIM-04 %s has no extension',
  (written) => {
    expect(withoutExtension(written)).toBe(written);
  },
);

test.each(['010-1234-5678 or 010-8765-4321', '415 555 0123 room 5', '+1 415 555 0123 fax +1 415 555 0199'])(
  'LIM-04 the digits of %s are not joined into one number',
  (written) => {
    expect(readPastedNumber(written, '+82', ['+1'])).toEqual({ callingCode: '+82', number: written });
    expect(readPastedNumber('010-1234-5678입니다', '+82', [])).toEqual({ callingCode: '+82', number: '10-1234-5678' });
  },
);

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
])('LIM-04 %s pasted under %s becomes a number of %s', (pasted, chosen, callingCode, number) => {
  const expected = callingCode === undefined ? undefined : { callingCode, number };
  expect(readPastedNumber(pasted, chosen, ['+1', '+82', '+84'])).toEqual(expected);
});

test('LIM-04 a number is split and joined for its fields, and dialled without groups', () => {
  expect(splitPhone('+82-10-1234-5678')).toEqual({ callingCode: '+82', parts: ['10', '1234', '5678'] });
  expect(joinPhone('+82', ['10', '1234', '5678'])).toBe('+82-10-1234-5678');
  expect(toE164('+82-10-1234-5678')).toBe('+821012345678');
});
