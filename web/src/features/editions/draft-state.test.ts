import { expect, test } from 'vitest';
import { editedPlace, emptyPart } from './draft-state.ts';

const texts = (['en', 'ko'] as const).map((language) => ({ language, title: language, parts: [emptyPart] }));

test('TRM-06 the editor opens with the language that is asked for, else with the reader’s, else with the first', () => {
  expect(editedPlace(texts, null, 'ko')).toBe(1);
  expect(editedPlace(texts, 'en', 'ko')).toBe(0);
  expect(editedPlace(texts, 'xx', 'ko')).toBe(1);
  expect(editedPlace(texts, null, 'ja')).toBe(0);
});
