import { expect, test } from 'vitest';
import { cleanedText } from './cleaned-text.ts';

test('POR-12 a text that is left is shown as it is stored', () => {
  expect(cleanedText('\ufeff “한빛１” ', 'name', false)).toBe('한빛1');
  expect(cleanedText('Kim <kim@x.example>', 'address', false)).toBe('kim@x.example');
  expect(cleanedText(' 第１回 ', 'words', false)).toBe('第１回');
});

test('POR-12 LIM-03 a typed space before a name stays if it is the field’s fault, and copied blanks go', () => {
  expect(cleanedText(' 한빛 ', 'name', true)).toBe(' 한빛');
  expect(cleanedText('\u3000한빛', 'name', true)).toBe('한빛');
  expect(cleanedText(' 한빛', 'name', false)).toBe('한빛');
});
