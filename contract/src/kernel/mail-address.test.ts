import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { externalMailRefusal, isDomain, mailAddress, mailbox } from './mail-address.ts';
import { fieldIssues } from './rules.ts';

function read(value: string): string {
  const result = z.safeParse(mailAddress, value);
  return result.success ? result.data : (fieldIssues(result.error)[0]?.code ?? '');
}

test.each([
  ['kim@works.example', 'kim@works.example'],
  ['  Kim.Minji+news@Works.Example ', 'kim.minji+news@works.example'],
  ["o'hara_1/x=y@a-b.c1.example", "o'hara_1/x=y@a-b.c1.example"],
  ['a@xn--bj0bj06e.xn--3e0b707e', 'a@xn--bj0bj06e.xn--3e0b707e'],
])('LIM-06 the mail address %s is taken as %s', (typed, stored) => {
  expect(read(typed)).toBe(stored);
});

test.each([
  'kim',
  '@works.example',
  'kim@',
  'kim@@works.example',
  'kim@works',
  'kim@works.example.',
  'kim@.example',
  'kim@-works.example',
  'kim@works-.example',
  '.kim@works.example',
  'kim.@works.example',
  'ki..m@works.example',
  'kim lee@works.example',
  '"kim"@works.example',
  'kim@[192.0.2.1]',
  'kim@192.0.2.1',
  'kim(a)@works.example',
  'kim@works.example,lee@works.example',
  'Kim <kim@works.example>',
  '김@works.example',
  'kim@마당.example',
  'kim@works.exаmple',
  `${'a'.repeat(65)}@works.example`,
])('LIM-06 %j is no mail address', (typed) => {
  expect(read(typed)).toBe('MB_M_MANAGER_JS_MAILFORMATINVALID');
});

test('LIM-06 a second line is refused before anything reads it as a header', () => {
  expect(read('kim@works.example\r\nbcc: lee@works.example')).toBe('CO400');
});

test('SGN-02 a mail address has at most 100 characters and is not empty', () => {
  const longest = `${'a'.repeat(64)}@${'b'.repeat(27)}.example`;
  expect(longest).toHaveLength(100);
  expect(read(longest)).toBe(longest);
  expect(read(`${'a'.repeat(64)}@${'b'.repeat(28)}.example`)).toBe('MB_M_MAX_LENGTH');
  expect(read(' ')).toBe('MB_M_REQUIRED');
});

/** Of the processor. By the square of its length the first text alone takes longer on any machine. */
const microseconds = 2_000_000;

test('LIM-06 long hostile texts are refused at once', () => {
  const before = process.threadCpuUsage();
  for (const typed of [
    'a.'.repeat(50_000),
    `a@${'a-'.repeat(50_000)}`,
    `a@${'a.'.repeat(50_000)}`,
    '@'.repeat(100_000),
  ]) {
    read(typed);
    isDomain(typed);
  }
  expect(process.threadCpuUsage(before).user).toBeLessThan(microseconds);
});

test('LIM-06 external mail is refused on a product domain, on a foreign one, and below either', () => {
  const domains = { hosted: ['madang.example', 'hosted.example'], foreign: ['other.example'] };
  expect(externalMailRefusal('kim@madang.example', domains)).toBe('MB_M_EXCEPT_MADANG_ADDR');
  expect(externalMailRefusal('kim@mail.hosted.example', domains)).toBe('MB_M_EXCEPT_MADANG_ADDR');
  expect(externalMailRefusal('kim@other.example', domains)).toBe('MB_M_EXCEPT_MYSINGLE_ADDR');
  expect(externalMailRefusal('kim@notmadang.example', domains)).toBeUndefined();
  expect(externalMailRefusal('kim@works.example', domains)).toBeUndefined();
});

test('OTP-03 tags behind a plus lead to one mailbox', () => {
  expect(mailbox('kim+a+b@works.example')).toBe('kim@works.example');
  expect(mailbox('+@works.example')).toBe('+@works.example');
});
