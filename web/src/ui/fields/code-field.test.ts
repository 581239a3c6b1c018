import { expect, test } from 'vitest';
import { digitsOf, nextCode } from './code-field.tsx';

test('ACS-05 the code field takes a paste however it was copied', () => {
  expect(digitsOf('123456')).toBe('123456');
  expect(digitsOf(' 123 456 ')).toBe('123456');
  expect(digitsOf('인증번호: 123456')).toBe('123456');
  expect(digitsOf('１２３４５６')).toBe('123456');
  expect(digitsOf('abc')).toBe('');
});

test('OTP-04 a full code can be typed and pasted over', () => {
  expect(nextCode('12345', '1234', 6)).toBe('12345');
  expect(nextCode('12345678', '', 6)).toBe('123456');
  expect(nextCode('12345678', '', 8)).toBe('12345678');
  expect(nextCode('1234569', '123456', 6)).toBe('9');
  expect(nextCode('123456654321', '123456', 6)).toBe('654321');
  expect(nextCode('654321', '123456', 6)).toBe('654321');
});
