import { expect, test } from 'vitest';
import { splitMarks } from './rich-text.tsx';

test('a sentence is cut at its marks, wherever a language puts them', () => {
  expect(splitMarks('Read the <terms>terms</terms> and the <privacy>policy</privacy>.')).toEqual([
    { text: 'Read the ' },
    { mark: 'terms', text: 'terms' },
    { text: ' and the ' },
    { mark: 'privacy', text: 'policy' },
    { text: '.' },
  ]);
  expect(splitMarks('<terms>약관</terms>을 읽어 주세요')).toEqual([
    { mark: 'terms', text: '약관' },
    { text: '을 읽어 주세요' },
  ]);
});

test('what is no mark stays text', () => {
  expect(splitMarks('1 < 2 and <open>')).toEqual([{ text: '1 < 2 and <open>' }]);
  expect(splitMarks('')).toEqual([]);
});

test('a mark that never ends is text, and those behind it are marks', () => {
  expect(splitMarks('<a>1<b>2</b><a>3')).toEqual([{ text: '<a>1' }, { mark: 'b', text: '2' }, { text: '<a>3' }]);
  expect(splitMarks('<a>'.repeat(100_000))).toHaveLength(1);
});
