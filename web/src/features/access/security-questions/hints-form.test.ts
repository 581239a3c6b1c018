import { hintsChange } from '@madang/contract/access/security-questions/rules.ts';
import { expect, test } from 'vitest';
import { changeOf, halfPlaces, hintsForm, places, typedOf } from './hints-form.ts';

const typed = { ...typedOf(['First street?', 'First teacher?']), answer1: 'Maple', password: 'Rk7!mQ2z' };

test('ACC-08 a question requires an answer, and an answer requires a question', () => {
  expect(halfPlaces(typed)).toEqual([{ path: 'answer2', code: 'MB_M_REQUIRED', params: {} }]);
  expect(halfPlaces({ ...typed, question1: ' ', answer2: 'Kim' })).toEqual([
    { path: 'question1', code: 'MB_M_REQUIRED', params: {} },
  ]);
  expect(halfPlaces(typedOf([]))).toEqual([]);
});

test('ACC-08 empty rows are ignored, and the form has as many rows as the contract accepts', () => {
  const change = changeOf(hintsForm.parse({ ...typed, answer2: 'Kim' }));
  expect(change.hints).toEqual([
    { question: 'First street?', answer: 'Maple' },
    { question: 'First teacher?', answer: 'Kim' },
  ]);
  const full = places.map((place) => ({ question: `Question ${place}?`, answer: 'x' }));
  expect(hintsChange.safeParse({ ...change, hints: full }).success).toBe(true);
  expect(hintsChange.safeParse({ ...change, hints: [...full, ...full] }).success).toBe(false);
});
