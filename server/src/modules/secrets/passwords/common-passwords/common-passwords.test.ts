import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { checkPassword } from '@madang/contract/secrets/credentials/password-policy.ts';
import { isCommonPassword } from './common-passwords.ts';
import { latinKeysOf } from './korean-keyboard.ts';

describe('PWD-01 a common password is refused', () => {
  test.each([
    'Password1!',
    'password!9',
    'P@ssw0rd!',
    'Pa$$w0rd47',
    '1!Password',
    'Qwer1234!',
    'Qwerty!2',
    '1q2w3e4r!',
    'q1w2e3r4!@',
    '!QAZ2wsx',
    '1qaz@WSX',
    'Zaq12wsx!',
    'qwe123!@#',
    'Asdf!@#4',
    'Abcd12!@',
    'Summer26!',
    'Welcome1!',
    'Admin24!@',
    'Dragon#77',
    'Monkey1!',
    'L3tm31n!',
    'Iloveyou2!',
    'Jennifer1!',
    'Samsung1!',
    'Korea02!',
    'Madang1!',
    'dkssud12!',
    'tkfkdgo1!',
    'Tkfkdgo!4',
    'rkskek1!',
    'qlqjs12!@',
    'akekd24!@',
    'eogksalsrnr!',
    'honggildong1!',
  ])('%s', (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });

  test.each([
    'passwordpassword',
    'passwordqwerty12',
    'qwertyuiopasdfghjkl',
    '123456789012345',
    'aaaaaaaaaaaaaaaa',
    '비밀번호비밀번호비밀번호비밀번호',
    'iloveyou iloveyou iloveyou',
  ])('in profile strict: %s', (password) => {
    expect(checkPassword('strict', password, {})).toEqual([]);
    expect(isCommonPassword(password)).toBe(true);
  });

  test('made of every word of the lists', () => {
    const words = ['words.txt', 'korean-words.txt']
      .flatMap((file) => readFileSync(new URL(file, import.meta.url), 'utf8').split('\n'))
      .filter((line) => !line.startsWith('#'))
      .flatMap((line) => line.split(' '))
      .filter((word) => latinKeysOf(word).length >= 3);
    const missed = words
      .flatMap((word) => [`${word}7!`, `4$${word}`])
      .filter((password) => !isCommonPassword(password));
    expect(words.length).toBeGreaterThan(1_500);
    expect(missed).toEqual([]);
  });

  test('made of the company’s name', () => {
    const names = ['한빛상사', 'Hanbit Trading'];
    for (const password of ['Hanbit26!', 'H4nb1t!8', 'Trading#1', `${latinKeysOf('한빛상사')}1!`]) {
      expect(isCommonPassword(password, names)).toBe(true);
      expect(isCommonPassword(password)).toBe(false);
    }
  });
});

test.each(['Rk7!mQ2z', 'vN4#pLx9', 'bl!nK82nu', 'Gr8!Wfjo', 'xT5&yhWq2', 'Oste7!rup', 'Kw!9zebu'])(
  'PWD-01 an uncommon password is accepted: %s',
  (password) => {
    expect(checkPassword('spec', password, {})).toEqual([]);
    expect(isCommonPassword(password)).toBe(false);
  },
);

test.each(['correct horse battery staple', '바람이 불어오는 곳 그곳으로 가네', 'nine violet kettles hum at dusk'])(
  'PWD-01 a phrase is accepted in profile strict: %s',
  (password) => {
    expect(isCommonPassword(password)).toBe(false);
  },
);

test('the longest input is checked at once', () => {
  const before = process.threadCpuUsage();
  for (const password of ['1'.repeat(256), `${'!1'.repeat(100)}a${'$4'.repeat(27)}`, 'a'.repeat(256)])
    isCommonPassword(password);
  expect(process.threadCpuUsage(before).user).toBeLessThan(2_000_000);
});
