import { expect, test } from 'vitest';
import { modules } from '../modules/index.ts';
import { Contributed, type Contributions } from './contributions.ts';

const contributed = new Contributed(modules);

const twice = (names: readonly unknown[]) => names.filter((name, place) => names.indexOf(name) !== place);

test('a slot has the parts of all modules that fill it, in their order', () => {
  const leaves: NonNullable<Contributions['personLeaves']> = { accountCloses: async () => {} };
  const names = { room: { spelled: (id: string) => id } };
  const planted = new Contributed([
    { contributes: { names } },
    {},
    { contributes: { personLeaves: leaves, names: {} } },
  ]);
  expect(planted.of('names')).toEqual([names, {}]);
  expect(planted.of('personLeaves')).toEqual([leaves]);
  expect(planted.of('ownData')).toEqual([]);
});

test('MEM-07 a kind of item is named by one module', () => {
  const kinds = contributed.of('names').flatMap(Object.keys);
  expect(kinds).toContain('department');
  expect(twice(kinds)).toEqual([]);
});

test('ACC-09 the parts of the own data have separate positions, and each section one name', () => {
  const parts = contributed.of('ownData');
  expect(parts.length).toBeGreaterThan(0);
  expect(twice(parts.map(({ place }) => place))).toEqual([]);
  expect(twice(parts.flatMap(({ sections }) => sections.map(({ name }) => name)))).toEqual([]);
});

test('a column of the list of people is filled by one module', () => {
  expect(contributed.of('listColumns').flatMap(Object.keys).toSorted()).toEqual([
    'emblems',
    'jobRank',
    'jobTitle',
    'seat',
  ]);
});
