import { expect, test } from 'vitest';
import { checkDecisions } from './check-decisions.ts';
import { plant } from './kernel/planted.ts';

const record = (title: string, status = 'accepted') => `# ${title}\n\nDate: 2027-01-01 · Status: ${status}\n`;

function findingsOf(files: Readonly<Record<string, string>>): string[] {
  const planted = Object.entries(files).map(([name, text]) => [`docs/decisions/${name}`, text]);
  return checkDecisions(plant(Object.fromEntries(planted))).map(
    ({ path, line, message }) => `${path.replace('docs/decisions/', '')}:${line} ${message}`,
  );
}

test('records with numbers of their own are in order, whatever gaps there are', () => {
  expect(
    findingsOf({
      'README.md': '# Decisions',
      '0001-doors.md': record('0001 Doors', 'accepted, the lock superseded by 0007'),
      '0007-locks.md': record('0007 Locks', 'accepted · Changes one point of 0001'),
    }),
  ).toEqual([]);
});

test('two records of one number are reported', () => {
  expect(findingsOf({ '0002-doors.md': record('0002 Doors'), '0002-locks.md': record('0002 Locks') })).toEqual([
    '0002-locks.md:1 has the number of 0002-doors.md',
  ]);
});

test('a record whose title has another number, or whose file has none, is reported', () => {
  expect(findingsOf({ '0003-doors.md': record('0004 Doors'), 'locks.md': record('0005 Locks') })).toEqual([
    '0003-doors.md:1 the title does not begin with "# 0003 "',
    'locks.md:1 is not named NNNN-what-was-decided.md',
  ]);
});

test('a record without a status, or with one that names a record that is not there, is reported', () => {
  expect(
    findingsOf({ '0005-doors.md': '# 0005 Doors\n', '0006-locks.md': record('0006 Locks', 'superseded by 0099') }),
  ).toEqual(['0005-doors.md:1 says no "Status: "', '0006-locks.md:3 there is no record 0099']);
});

test.each([
  'A proof belongs to the browser that made it',
  'Anonymous texts store no author',
  'First pages bring their styles',
  'Lunar anniversaries go by the Korean tables',
  'A passkey logs in alone',
])('a title that is a sentence is reported: %s', (title) => {
  expect(findingsOf({ '0008-doors.md': record(`0008 ${title}`) })).toEqual([
    '0008-doors.md:1 the title is a sentence: it names the subject alone',
  ]);
});

test.each([
  'Proofs bound to their browser',
  'Data kept after an account is closed',
  'Rows kept for undoing a deletion',
  'What is remembered of large lists',
  '`prepare`, and operations outside a company',
])('a title that names a subject is in order: %s', (title) => {
  expect(findingsOf({ '0008-doors.md': record(`0008 ${title}`) })).toEqual([]);
});
