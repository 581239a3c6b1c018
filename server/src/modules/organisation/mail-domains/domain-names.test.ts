import { domainToASCII } from 'node:url';
import { expect, test } from 'vitest';
import { shownDomain } from './domain-letters.ts';
import { readDomain } from './domain-names.ts';

test.each([
  ['Hanbit.Example', 'hanbit.example'],
  ['@hanbit.example.', 'hanbit.example'],
  ['한빛상사。한국', 'xn--xx3bk6b1bu58i.xn--3e0b707e'],
  ['ｈａｎｂｉｔ．ｅｘａｍｐｌｅ', 'hanbit.example'],
  ['büro.example', 'xn--bro-hoa.example'],
  ['xn--bro-hoa.example', 'xn--bro-hoa.example'],
])('PRD-04 the domain %j is converted to %s', (typed, domain) => {
  expect(readDomain(typed)).toBe(domain);
});

test.each([
  'a.example/x',
  'a.example?x',
  'a.example#x',
  String.raw`a.example\x`,
  'a.example:25',
  'a.exam\nple',
  'a.example\n',
  'a.exam\tple',
  'a.exa\u00ADmple',
  'a.exa\u200Bmple',
  'a.exa\uFE0Fmple',
  'han\u3164bit.example',
  'a%2Eexample.example',
  'a／x.example',
  '한빛/x.example',
  'xn--a.example',
  'xn--.example',
  'xn--hanbit-.example',
  'xn--i-7iq.example',
  'i❤.example',
  'a..example',
])('PRD-04 the domain %j is refused: its conversion is shorter or does not convert back', (typed) => {
  expect(readDomain(typed)).toBeUndefined();
});

test.each([
  ['one script', ['한빛상사.한국', 'büro.example', 'пример.рф', 'παράδειγμα.example', 'ตัวอย่าง.example']],
  ['Japanese with Latin', ['日本ひらカタabc.example', 'データー.example']],
  ['Korean with Latin', ['한빛abc漢.example']],
  ['Chinese with Latin', ['中文abc.example', '注音ㄅㄆabc.example']],
  ['lookalikes below a top-level domain of their script', ['сосна.рф', 'оса.рф']],
  ['digits and hyphens beside', ['한빛-24.example']],
])('PRD-04 a domain in %s is shown in its own script', (_what, domains) => {
  expect(domains.map((domain) => shownDomain(domainToASCII(domain)))).toEqual(domains);
});

test.each([
  ['nаver.com', 'Latin with a Cyrillic letter', 'xn--nver-53d.com'],
  ['hanbіt.com', 'Latin with a Cyrillic letter', undefined],
  ['gοοd.com', 'Latin with Greek letters', undefined],
  ['αбв.example', 'Greek with Cyrillic', undefined],
  ['한빛ひ.example', 'Hangul with Hiragana', undefined],
  ['ㄅひ漢.example', 'Bopomofo with Hiragana', undefined],
  ['한빛а.example', 'Hangul with a Cyrillic letter', undefined],
  ['арр.com', 'Cyrillic letters that look Latin', undefined],
  ['оса-24.example', 'Cyrillic letters that look Latin', undefined],
  ['τοκιο.com', 'Greek letters that look Latin', undefined],
  ['ꭰꭱꭲ.example', 'a script that no one writes daily', undefined],
])('PRD-04 the domain %s, %s, is shown in its ASCII form', (domain, _what, expected) => {
  const ascii = domainToASCII(domain);
  if (expected) expect(ascii).toBe(expected);
  expect(shownDomain(ascii)).toBe(ascii);
});

test('PRD-04 only labels that resemble others remain in their ASCII form', () => {
  expect(shownDomain(domainToASCII('nаver.한빛상사.한국'))).toBe('xn--nver-53d.한빛상사.한국');
  expect(shownDomain('xn--a.example')).toBe('xn--a.example');
});
