import { expect, test } from 'vitest';
import { editedPlace, emptyConsent, emptyPart, isUnchanged, standingOf } from './draft-state.ts';

const texts = (['en', 'ko'] as const).map((language) => ({
  language,
  title: language,
  summary: '',
  parts: [emptyPart],
}));

test('TRM-06 the editor opens with the requested language, otherwise with the reader’s, otherwise with the first', () => {
  expect(editedPlace(texts, null, 'ko')).toBe(1);
  expect(editedPlace(texts, 'en', 'ko')).toBe(0);
  expect(editedPlace(texts, 'xx', 'ko')).toBe(1);
  expect(editedPlace(texts, null, 'ja')).toBe(0);
});

test('TRM-06 a version is unchanged if all languages are identical, in whatever order they were written', () => {
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

test('TRM-09 each of the six languages is unwritten, incomplete, without a description of changes, or complete', () => {
  const part = { ...emptyPart, content: '<p>words</p>' };
  const whole = { language: 'ko' as const, title: 'Title', summary: 'Shorter', parts: [part] };
  const standing = (change: Partial<typeof whole>, isFirst = false) =>
    standingOf([{ ...whole, ...change }], 'ko', isFirst);
  expect(standingOf([whole], 'vi', false)).toBe('unwritten');
  expect(standing({})).toBe('whole');
  expect(standing({ summary: ' ' })).toBe('silent');
  expect(standing({ summary: '' }, true)).toBe('whole');
  expect(standing({ title: '' })).toBe('incomplete');
  expect(standing({ parts: [part, emptyPart] })).toBe('incomplete');
  expect(standing({ parts: [{ ...part, content: '<p> </p>' }] })).toBe('incomplete');
  const asking = { ...part, consent: { ...emptyConsent, purpose: 'p' } };
  expect(standingOf([{ ...whole, parts: [asking] }], 'ko', false)).toBe('incomplete');
});
