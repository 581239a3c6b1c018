import { expect, test } from 'vitest';
import { editedPlace, emptyConsent, emptyPart, isUnchanged } from './draft-state.ts';

const texts = (['en', 'ko'] as const).map((language) => ({
  language,
  title: language,
  summary: '',
  parts: [emptyPart],
}));

test('TRM-06 the editor opens with the language that is asked for, else with the reader’s, else with the first', () => {
  expect(editedPlace(texts, null, 'ko')).toBe(1);
  expect(editedPlace(texts, 'en', 'ko')).toBe(0);
  expect(editedPlace(texts, 'xx', 'ko')).toBe(1);
  expect(editedPlace(texts, null, 'ja')).toBe(0);
});

test('TRM-06 a version is unchanged where all languages are, to the letter, in whatever order they were written', () => {
  const [en, ko] = texts;
  if (!en || !ko) throw new Error('two languages');
  const withOnly = (change: Partial<typeof emptyPart>) => [en, { ...ko, parts: [{ ...emptyPart, ...change }] }];
  expect(isUnchanged(texts, [ko, en])).toBe(true);
  expect(isUnchanged(texts, [en])).toBe(false);
  expect(isUnchanged(texts, [en, { ...ko, title: 'KO' }])).toBe(false);
  expect(isUnchanged(texts, withOnly({ content: '<p>a</p>' }))).toBe(false);
  expect(isUnchanged(texts, withOnly({ isRequired: false }))).toBe(false);
  expect(isUnchanged(texts, withOnly({ consent: emptyConsent }))).toBe(false);
  // The database gives an object's names back in an order of its own.
  const { purpose, ...rest } = emptyConsent;
  expect(isUnchanged(withOnly({ consent: emptyConsent }), withOnly({ consent: { ...rest, purpose } }))).toBe(true);
});
