import { expect, test } from 'vitest';
import { nextTree, rowsToMake, treeOf, type TreeRow } from './draft-tree.ts';
import { names } from './ko.ts';

const texts = { names, language: 'ko' } as const;
const office = (...existing: readonly string[]) => treeOf('office', texts, new Set(existing));
const toMake = (rows: readonly TreeRow[]) =>
  rowsToMake(rows).map(({ body }) => [body.departmentCode, body.parentDepartmentCode]);

test('DEP-08 a template is created from the top down, in the chosen language and in English', () => {
  expect(toMake(office())).toEqual([
    ['CORPORATE', 'TOP'],
    ['HRTEAM', 'CORPORATE'],
    ['FINANCE', 'CORPORATE'],
    ['SALES', 'TOP'],
    ['MARKETING', 'TOP'],
    ['SUPPORT', 'TOP'],
  ]);
  expect(rowsToMake(office())[1]?.body).toMatchObject({
    departmentName: '인사팀',
    englishDepartmentName: 'Human Resources',
    language: 'ko',
  });
});

test('DEP-08 existing top departments are kept, and missing ones of the template are created below them', () => {
  expect(toMake(office('CORPORATE', 'SALES', 'MARKETING', 'SUPPORT'))).toEqual([
    ['HRTEAM', 'CORPORATE'],
    ['FINANCE', 'CORPORATE'],
  ]);
});

test('DEP-08 clearing a row also clears those below it, and a changed code applies to them too', () => {
  const without = nextTree(office(), { kind: 'ticked', key: 'CORPORATE', isIncluded: false });
  expect(toMake(without)).toEqual([
    ['SALES', 'TOP'],
    ['MARKETING', 'TOP'],
    ['SUPPORT', 'TOP'],
  ]);
  const renamed = nextTree(office(), { kind: 'changed', key: 'CORPORATE', field: 'departmentCode', value: 'STAFF1' });
  expect(toMake(renamed).slice(0, 2)).toEqual([
    ['STAFF1', 'TOP'],
    ['HRTEAM', 'STAFF1'],
  ]);
});

test('DEP-08 pressing again creates only the missing departments', () => {
  const sent = [
    { kind: 'saved', key: 'CORPORATE' },
    { kind: 'refused', key: 'HRTEAM', refused: { departmentCode: { code: 'CM301' } } },
    { kind: 'saved', key: 'FINANCE' },
  ] as const;
  const left = sent.reduce(nextTree, office());
  expect(toMake(left).slice(0, 2)).toEqual([
    ['HRTEAM', 'CORPORATE'],
    ['SALES', 'TOP'],
  ]);
  const typed = nextTree(left, { kind: 'changed', key: 'HRTEAM', field: 'departmentCode', value: 'PEOPLE' });
  expect(typed.find(({ key }) => key === 'HRTEAM')?.refused).toEqual({});
});
