import { expect, test } from 'vitest';
import { splitMarks } from './rich-text.tsx';

test('a sentence is split at its marks, in any position', () => {
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

test('a text without a valid mark remains text', () => {
  expect(splitMarks('1 < 2 and <open>')).toEqual([{ text: '1 < 2 and <open>' }]);
  expect(splitMarks('')).toEqual([]);
});

test('an unclosed mark is text, and later marks are still marks', () => {
  expect(splitMarks('<a>1<b>2</b><a>3')).toEqual([{ text: '<a>1' }, { mark: 'b', text: '2' }, { text: '<a>3' }]);
  expect(splitMarks('<a>'.repeat(100_000))).toHaveLength(1);
});
