import { expect, test } from 'vitest';
import { piecesOf } from './text-pieces.ts';

test('OTP-07 a code in a message is found in any context', () => {
  expect(piecesOf('인증번호는 482193입니다.')).toEqual([
    { kind: 'plain', text: '인증번호는 ' },
    { kind: 'code', text: '482193' },
    { kind: 'plain', text: '입니다.' },
  ]);
  expect(piecesOf('04821937')).toEqual([{ kind: 'code', text: '04821937' }]);
});

test('OTP-07 a link is one piece, and its digits are not a code', () => {
  expect(piecesOf('Open\nhttp://localhost:4000/userapp/confirm#a482193b\nwithin 7 days.')).toEqual([
    { kind: 'plain', text: 'Open\n' },
    { kind: 'link', text: 'http://localhost:4000/userapp/confirm#a482193b' },
    { kind: 'plain', text: '\nwithin 7 days.' },
  ]);
});

test.each(['+821012345678', '010-1234-567890', '12345', '123456789'])('OTP-07 %s is not a code', (text) => {
  expect(piecesOf(text).every(({ kind }) => kind === 'plain')).toBe(true);
});
