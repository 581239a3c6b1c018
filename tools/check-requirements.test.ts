import { expect, test } from 'vitest';
import { checkRequirements, missingRequirements } from './check-requirements.ts';
import { plant } from './kernel/planted.ts';

const requirements = '# Requirements\n- ABC-01 Doors open.\n- ABC-02 Doors close.\n- ABC-03 Doors lock.\n';

function planted({ due = '', planned = '', ...tests }: Readonly<Record<string, string>>): string {
  return plant({
    'docs/requirements.md': requirements,
    'tools/requirements-due.txt': due,
    'tools/requirements-planned.txt': planned,
    ...tests,
  });
}

const lines = (findings: ReturnType<typeof checkRequirements>) =>
  findings.map(({ path, line, message }) => `${path}:${line} ${message}`);

test('a due id without a test is reported, whatever else names it', () => {
  const root = planted({
    due: '# remark ABC-03\nABC-01..02\nABC-03',
    'server/src/doors.test.ts': [
      "test('ABC-01 doors open', () => {});",
      "test.skip('ABC-02 doors close', () => {});",
      "const later = 'ABC-03';",
    ].join('\n'),
  });
  expect(lines(checkRequirements(root))).toEqual([
    'tools/requirements-due.txt:2 ABC-02 is due and no test names it',
    'tools/requirements-due.txt:3 ABC-03 is due and no test names it',
  ]);
});

test('tables, groups, templates and journeys name ids too', () => {
  const root = planted({
    due: 'ABC-01..03',
    'contract/src/doors.test.ts': "test.each([1])('ABC-01 door %i opens', () => {});",
    'web/src/doors.test.tsx': 'describe(`ABC-02 ${door}`, () => {});',
    'e2e/journeys/doors.ts': "test('ABC-03 doors lock', async () => {});",
  });
  expect(checkRequirements(root)).toEqual([]);
});

test('a partly built requirement states the missing part, is listed once, and is named by a test like any other', () => {
  const root = planted({
    due: ['ABC-01 part: the back door # remark', 'ABC-02 part:', 'ABC-03 part: keys', 'ABC-03'].join('\n'),
    'server/src/doors.test.ts': "test('ABC-01 ABC-03 doors open', () => {});",
  });
  expect(lines(checkRequirements(root))).toEqual([
    'tools/requirements-due.txt:2 ABC-02 is due and no test names it',
    'tools/requirements-due.txt:2 ABC-02 is part and says nothing that is missing',
    'tools/requirements-due.txt:3 ABC-03 is part here and whole elsewhere',
  ]);
  expect(lines(missingRequirements(root))).toEqual([
    'docs/requirements.md:3 ABC-02 Doors close.',
    'tools/requirements-due.txt:1 ABC-01 in part, missing: the back door',
    'tools/requirements-due.txt:2 ABC-02 in part, missing: ',
    'tools/requirements-due.txt:3 ABC-03 in part, missing: keys',
  ]);
});

test('a planned id needs no test yet', () => {
  expect(checkRequirements(planted({ planned: 'ABC-01..03' }))).toEqual([]);
});

test('an unknown id is reported in tests and lists', () => {
  const root = planted({
    due: 'ABC-08',
    planned: 'ABC-09',
    'server/src/doors.test.ts': "\ntest('ABC-07 doors at UTC-09 sing', () => {});",
  });
  expect(lines(checkRequirements(root))).toEqual([
    'tools/requirements-due.txt:1 ABC-08 is no requirement',
    'tools/requirements-planned.txt:1 ABC-09 is no requirement',
    'server/src/doors.test.ts:2 ABC-07 is no requirement',
  ]);
});

test('requirements without a test are listed with their wish', () => {
  const root = planted({ 'server/src/doors.test.ts': "it('ABC-02 doors close', () => {});" });
  expect(lines(missingRequirements(root))).toEqual([
    'docs/requirements.md:2 ABC-01 Doors open.',
    'docs/requirements.md:4 ABC-03 Doors lock.',
  ]);
});
