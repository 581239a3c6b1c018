import type { TermsChange } from '@madang/contract/access/consents/routes.ts';
import { expect, test } from 'vitest';
import type { ShownTerms } from './api.ts';
import { isComplete, itemsOf, keepsOptional, rowsOf } from './items.ts';

const terms = (termsCode: ShownTerms['termsCode'], required: readonly boolean[]): ShownTerms => ({
  termsCode,
  version: '2027-01-01',
  versions: ['2027-01-01'],
  title: termsCode,
  language: 'ko',
  languageName: '한국어',
  countryCode: 'KR',
  contents: required.map((isRequired, place) => ({ content: `<p>${termsCode}${place}</p>`, isRequired })),
});
const list = [terms('SVCR', [true]), terms('PIAR', [true, false, true]), terms('CMAR', [false])];

test('RCN-01 required and optional parts of one text are asked for separately', () => {
  expect(itemsOf(list).map(({ id, isRequired, html }) => [id, isRequired, html])).toEqual([
    ['SVCR 2027-01-01 whole', true, '<p>SVCR0</p>'],
    ['PIAR 2027-01-01 whole', true, '<p>PIAR0</p><p>PIAR2</p>'],
    ['PIAR 2027-01-01 optional', false, '<p>PIAR1</p>'],
    ['CMAR 2027-01-01 whole', false, '<p>CMAR0</p>'],
  ]);
  expect(itemsOf(list, ['CMAR']).map(({ termsCode }) => termsCode)).toEqual(['CMAR']);
});

test('RCN-01 only ticked items are accepted, and optional items can be left open', () => {
  const items = itemsOf(list);
  expect(isComplete(items, [])).toBe(false);
  const ticked = ['SVCR 2027-01-01 whole', 'PIAR 2027-01-01 whole'];
  expect(isComplete(items, ticked)).toBe(true);
  expect(rowsOf(items, ticked)).toEqual([
    { termsCode: 'SVCR', version: '2027-01-01', isAgreed: true },
    { termsCode: 'PIAR', version: '2027-01-01', isAgreed: true },
    { termsCode: 'CMAR', version: '2027-01-01', isAgreed: false },
  ]);
});

test('TRM-08 the former agreement is shown beside the new items, required and optional separately', () => {
  const change: TermsChange = {
    termsCode: 'PIAR',
    agreedVersion: '2026-01-01',
    summaries: [{ version: '2027-01-01', summary: 'Shorter' }],
    before: {
      title: 'Before',
      contents: [
        { content: '<p>old</p>', isRequired: true },
        { content: '<p>old more</p>', isRequired: false },
      ],
    },
  };
  const changed = itemsOf(list, undefined, [change]);
  expect(changed.map(({ change: of }) => of && [of.before, of.summaries.length])).toEqual([
    undefined,
    ['<p>old</p>', 1],
    ['<p>old more</p>', 0],
    undefined,
  ]);
  const unwritten = itemsOf(list, ['PIAR'], [{ ...change, summaries: [], before: null }]);
  expect(unwritten[0]?.change?.before).toBeUndefined();
});

test('RCN-02 only a refusal deletes optional data, and only if it was asked for', () => {
  expect(keepsOptional(itemsOf(list), [])).toBe(false);
  expect(keepsOptional(itemsOf(list), ['PIAR 2027-01-01 optional'])).toBe(true);
  expect(keepsOptional(itemsOf(list, ['CMAR']), [])).toBe(true);
});
