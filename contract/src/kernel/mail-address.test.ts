import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { deliveryAddress, externalMailRefusal, isDomain, mailAddress, mailbox } from './mail-address.ts';
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
])('LIM-06 the mail address %s is read as %s', (typed, stored) => {
  expect(read(typed)).toBe(stored);
});

test.each([
  'kim',
  '@works.example',
  'kim@',
  'kim@@works.example',
  'kim@works',
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
  'Kim <kim@works.example>, Lee <lee@works.example>',
  '김@works.example',
  'kim@works.exаmple',
  `${'a'.repeat(65)}@works.example`,
])('LIM-06 %j is not a valid mail address', (typed) => {
  expect(read(typed)).toBe('MB_M_MANAGER_JS_MAILFORMATINVALID');
});

test('LIM-06 a second line is refused before it could be read as a header', () => {
  expect(read('kim@works.example\r\nbcc: lee@works.example')).toBe('CO400');
});

test('SGN-02 a mail address has at most 100 characters and is not empty', () => {
  const longest = `${'a'.repeat(64)}@${'b'.repeat(27)}.example`;
  expect(longest).toHaveLength(100);
  expect(read(longest)).toBe(longest);
  expect(read(`${'a'.repeat(64)}@${'b'.repeat(28)}.example`)).toBe('MB_M_MAX_LENGTH');
  expect(read(' ')).toBe('MB_M_REQUIRED');
});

/** Processor time. An expression of quadratic time needs more for the first text alone on any machine. */
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

test('LIM-06 external mail is refused on a product domain, on another barred one, and below either', () => {
  const domains = { hosted: ['madang.example', 'hosted.example'], foreign: ['other.example'] };
  expect(externalMailRefusal('kim@madang.example', domains)).toBe('MB_M_EXCEPT_MADANG_ADDR');
  expect(externalMailRefusal('kim@mail.hosted.example', domains)).toBe('MB_M_EXCEPT_MADANG_ADDR');
  expect(externalMailRefusal('kim@other.example', domains)).toBe('MB_M_EXCEPT_MYSINGLE_ADDR');
  expect(externalMailRefusal('kim@notmadang.example', domains)).toBeUndefined();
  expect(externalMailRefusal('kim@works.example', domains)).toBeUndefined();
});

test('OTP-03 tags after a plus lead to one mailbox', () => {
  expect(mailbox('kim+a+b@works.example')).toBe('kim@works.example');
  expect(mailbox('+@works.example')).toBe('+@works.example');
});

test.each([
  ['kim＠outside．example', 'kim@outside.example'],
  ['ｋｉｍ@outside。example', 'kim@outside.example'],
  ['\u202akim@outside.example\u202c', 'kim@outside.example'],
  ['\u200b kim@outside.example\ufeff', 'kim@outside.example'],
  ['kim@회사.한국', 'kim@xn--vf4b131b.xn--3e0b707e'],
])('POR-12 %s is corrected to the address %s', (typed, address) => {
  expect(read(typed)).toBe(address);
  expect(read(address)).toBe(address);
});

test.each([
  'ki\u200bm@outside.example',
  'kim@회사 .한국',
  'kim@회사/.한국',
  '김@outside.example',
  `kim@${'회'.repeat(60)}.한국`,
])('POR-12 %s is still refused', (typed) => {
  expect(read(typed)).toMatch(/^MB_M_/);
});

test('POR-12 names of Japanese carriers can have consecutive and trailing dots, and are quoted when sent', () => {
  const address = 'ta..ro.@docomo.ne.jp';
  expect(read(address)).toBe(address);
  expect(deliveryAddress(address)).toBe('"ta..ro."@docomo.ne.jp');
  expect(deliveryAddress('ta.ro@docomo.ne.jp')).toBe('ta.ro@docomo.ne.jp');
  for (const typed of ['ta..ro.@works.example', '.taro@docomo.ne.jp', 'ta"..ro@docomo.ne.jp']) {
    expect(read(typed)).toBe('MB_M_MANAGER_JS_MAILFORMATINVALID');
  }
});
