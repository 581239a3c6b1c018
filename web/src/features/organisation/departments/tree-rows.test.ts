import { expect, test } from 'vitest';
import type { DepartmentRow } from '@madang/contract/organisation/departments/routes.ts';
import { branchOfWaiting, type LoadedBranch, placeOfDrop, placeOfStep, treeRows } from './tree-rows.ts';

const department = (departmentCode: string, parent: string, hasChildren = false): DepartmentRow => ({
  departmentCode,
  departmentName: `부서 ${departmentCode}`,
  englishDepartmentName: departmentCode,
  language: 'ko',
  parentDepartmentCode: parent,
  level: 1,
  sortOrder: 1,
  hasChildren,
});
const branch = (rows: DepartmentRow[], more: Partial<LoadedBranch> = {}): LoadedBranch => ({
  rows,
  totalCount: rows.length,
  hasMore: false,
  isFailed: false,
  readAt: 0,
  ...more,
});
const words = {
  nameOf: ({ departmentName }: DepartmentRow) => departmentName,
  loading: 'Loading',
  failed: 'Failed',
};
const root = { code: 'TOP', name: 'Hanbit' };
const branches = new Map([
  ['TOP', branch([department('AAAA', 'TOP', true), department('BBBB', 'TOP'), department('CCCC', 'TOP')])],
  ['AAAA', branch([department('DDDD', 'AAAA')])],
]);

test('DEP-01 the rows of a tree are those of its open branches, each with its level and place', () => {
  const lines = treeRows(root, new Set(['TOP', 'AAAA']), branches, words);
  expect(lines.map(({ key, level, isOpen, place, size }) => [key, level, isOpen, place, size])).toEqual([
    ['TOP', 0, true, 1, 1],
    ['AAAA', 1, true, 1, 3],
    ['DDDD', 2, undefined, 1, 1],
    ['BBBB', 1, undefined, 2, 3],
    ['CCCC', 1, undefined, 3, 3],
  ]);
  expect(treeRows(root, new Set(['TOP']), branches, words)).toHaveLength(4);
});

test.each([
  ['back to the company', { AAAA: 1, TOP: 2 }, ['TOP', 'AAAA', 'BBBB', 'DDDD']],
  ['into another one', { AAAA: 2, TOP: 1 }, ['TOP', 'AAAA', 'DDDD', 'BBBB']],
])('DEP-01 a department that moves %s is shown once, at its latest place', (_way, readAt, keys) => {
  const both = new Map([
    [
      'TOP',
      branch(
        ['AAAA', 'BBBB', 'DDDD'].map((code) => department(code, 'TOP', code === 'AAAA')),
        { readAt: readAt.TOP },
      ),
    ],
    ['AAAA', branch([department('DDDD', 'AAAA')], { readAt: readAt.AAAA })],
  ]);
  const lines = treeRows(root, new Set(['TOP', 'AAAA']), both, words);
  expect(lines.map(({ key }) => key)).toEqual(keys);
  expect(lines.at(-1)?.size).toBe(readAt.TOP > readAt.AAAA ? 3 : 2);
});

test('DEP-01 a branch that is loading, incomplete or failed ends in a row that says so', () => {
  const waitingOf = (of: LoadedBranch | undefined) =>
    treeRows(root, new Set(['TOP']), new Map(of ? [['TOP', of]] : []), words).at(-1);
  expect(waitingOf(undefined)).toMatchObject({ waits: 'loading', label: 'Loading' });
  expect(waitingOf(branch([], { totalCount: undefined, isFailed: true }))).toMatchObject({ waits: 'failed' });
  const more = waitingOf(branch([department('AAAA', 'TOP')], { totalCount: 400, hasMore: true }));
  expect(more).toMatchObject({ waits: 'more', place: 2, size: 400 });
  expect(branchOfWaiting(more?.key ?? '')).toBe('TOP');
  expect(branchOfWaiting('AAAA')).toBeUndefined();
});

test.each([
  ['BBBB', 'before', 'CCCC', { parentDepartmentCode: 'TOP', beforeDepartmentCode: 'BBBB' }],
  ['BBBB', 'after', 'DDDD', { parentDepartmentCode: 'TOP', beforeDepartmentCode: 'CCCC' }],
  ['BBBB', 'after', 'CCCC', { parentDepartmentCode: 'TOP', beforeDepartmentCode: '' }],
  ['CCCC', 'after', 'AAAA', { parentDepartmentCode: 'TOP', beforeDepartmentCode: '' }],
  ['BBBB', 'inside', 'CCCC', { parentDepartmentCode: 'BBBB', beforeDepartmentCode: '' }],
] as const)('DEP-01 a drop at %s, %s, moves %s to its place', (target, where, moved, place) => {
  expect(placeOfDrop({ target, where }, moved, branches)).toEqual(place);
});

test.each([
  ['BBBB', 'ArrowUp', { parentDepartmentCode: 'TOP', beforeDepartmentCode: 'AAAA' }],
  ['AAAA', 'ArrowUp', undefined],
  ['AAAA', 'ArrowDown', { parentDepartmentCode: 'TOP', beforeDepartmentCode: 'CCCC' }],
  ['BBBB', 'ArrowDown', { parentDepartmentCode: 'TOP', beforeDepartmentCode: '' }],
  ['CCCC', 'ArrowDown', undefined],
  ['BBBB', 'ArrowRight', { parentDepartmentCode: 'AAAA', beforeDepartmentCode: '' }],
  ['AAAA', 'ArrowRight', undefined],
  ['DDDD', 'ArrowLeft', { parentDepartmentCode: 'TOP', beforeDepartmentCode: 'BBBB' }],
  ['AAAA', 'ArrowLeft', undefined],
  ['ZZZZ', 'ArrowUp', undefined],
] as const)('ACS-07 %s moves by %s as a drag would move it', (code, step, place) => {
  expect(placeOfStep(code, step, branches)).toEqual(place);
});
