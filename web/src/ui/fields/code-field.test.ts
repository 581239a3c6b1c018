import { expect, test } from 'vitest';
import { codeWithin, digitsOf, nextCode } from './code-field.tsx';

test('ACS-05 the code field accepts a paste in any format', () => {
  expect(digitsOf('123456')).toBe('123456');
  expect(digitsOf(' 123 456 ')).toBe('123456');
  expect(digitsOf('인증번호: 123456')).toBe('123456');
  expect(digitsOf('１２３４５６')).toBe('123456');
  expect(digitsOf('abc')).toBe('');
});

test('OTP-04 a full code can be overwritten by typing and pasting', () => {
  expect(nextCode('12345', '1234', 6)).toBe('12345');
  expect(nextCode('12345678', '', 6)).toBe('');
  expect(nextCode('12345678', '', 8)).toBe('12345678');
  expect(nextCode('1234569', '123456', 6)).toBe('9');
  expect(nextCode('123456654321', '123456', 6)).toBe('654321');
  expect(nextCode('654321', '123456', 6)).toBe('654321');
});

test.each([
  ['[63컴퍼니] 인증번호 066889', '066889'],
  ['2026-11-29 09:30 Your code is 066889.', '066889'],
  ['Your code: 904 417', '904417'],
  ['코드 904-417 (3분)', '904417'],
  ['１２３４５６', '123456'],
  ['11-29 066889', '066889'],
  ['인증번호는 066889입니다. 문의 02-1234-0000', '066889'],
])('ACS-05 a code is found within a copied sentence: %s', (text, code) => {
  expect(codeWithin(text, 6)).toBe(code);
  expect(nextCode(text, '', 6)).toBe(code);
  expect(nextCode(text, '12', 6)).toBe(code);
});

test.each(['202611 066889', '2026-11-29', '1234567', '[63] 0668', '02-1234-0000', 'no digits'])(
  'ACS-05 a text without a certain code is not used: %s',
  (text) => {
    expect(codeWithin(text, 6)).toBe('');
  },
);

test('ACS-05 the start of a code is used, and an uncertain text keeps the former value', () => {
  expect(codeWithin('0668', 6)).toBe('0668');
  expect(codeWithin('06 68', 6)).toBe('0668');
  expect(nextCode('202611 066889 in words', '12', 6)).toBe('12');
});
