import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareTexts, plainText } from './compare-texts.ts';
import { blocksOf, folded } from './compared-blocks.ts';

const shown = (before: string, after: string, language: 'ko' | 'en' | 'ja' = 'en') =>
  compareTexts(before, after, language)
    .map(({ kind, text }) => ({ same: text, added: `[+${text}]`, removed: `[-${text}]` })[kind])
    .join('');

test('TRM-06 exactly the changed words are marked', () => {
  expect(shown('kept for 1 year from then', 'kept for 3 years from then')).toBe(
    'kept for [-1][+3] [-year][+years] from then',
  );
  expect(shown('the same', 'the same')).toBe('the same');
  expect(shown('', 'all new')).toBe('[+all new]');
  expect(shown('gone', '')).toBe('[-gone]');
  expect(shown('접속 기록 1년', '접속 기록 2년', 'ko')).toBe('접속 기록 [-1][+2]년');
  expect(shown('情報を保存します', '情報を削除します', 'ja')).toBe('情報を[-保存][+削除]します');
});

test('TRM-06 without the added words it is the old text, and without the removed ones the new text', () => {
  const words = fc.array(fc.constantFrom('a', 'b', 'c', ' ', 'dd'), { maxLength: 60 }).map((list) => list.join(' '));
  fc.assert(
    fc.property(words, words, (before, after) => {
      const pieces = compareTexts(before, after, 'en');
      const without = (kind: string) =>
        pieces
          .filter((piece) => piece.kind !== kind)
          .map(({ text }) => text)
          .join('');
      expect([without('added'), without('removed')]).toEqual([before, after]);
    }),
  );
});

test('TRM-06 texts without anything in common are compared at once', () => {
  const [older, newer] = ['x', 'y'].map((letter) => Array.from({ length: 4_000 }, (_e, i) => letter + i).join(' '));
  const before = process.threadCpuUsage();
  expect(compareTexts(older ?? '', newer ?? '', 'en').length).toBeGreaterThan(1);
  expect(process.threadCpuUsage(before).user).toBeLessThan(5_000_000);
});

test('TRM-06 the words of a text are read without its markup', () => {
  expect(plainText('<h2>1. A &amp; B</h2><p>one<br>two <a href="https://x.example">three</a></p>')).toBe(
    '1. A & B\none\ntwo three',
  );
});

test('TRM-08 a comparison is shown by line: changed lines with their neighbours, and the number of other lines', () => {
  const lines = ['1', '2', '3', '4', '5', '6', '7'];
  const after = lines.with(3, 'four').join('\n');
  const shown = folded(blocksOf(compareTexts(lines.join('\n'), after, 'en')));
  expect(shown.map((each) => (typeof each === 'number' ? each : each.pieces.map(({ text }) => text)))).toEqual([
    2,
    ['3'],
    ['4', 'four'],
    ['5'],
    2,
  ]);
  expect(folded(blocksOf(compareTexts('a\nb', 'a\nb', 'en')))).toEqual([2]);
});

test('TRM-08 an added or removed line is a line of its own', () => {
  const shown = blocksOf(compareTexts('a\nb', 'a\nx\nb', 'en')).filter(({ isChanged }) => isChanged);
  expect(shown).toEqual([{ pieces: [{ kind: 'added', text: 'x' }], isChanged: true }]);
});
