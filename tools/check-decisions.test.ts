import { expect, test } from 'vitest';
import { checkDecisions } from './check-decisions.ts';
import { plant } from './kernel/planted.ts';

const record = (title: string, status = 'accepted') => `# ${title}\n\nDate: 2027-01-01 · Status: ${status}\n`;
const topic = (title: string, replaces: string) => `# ${title}\n\nReplaces: ${replaces}\n\nOne key opens one door.\n`;
const index = `# Decisions

- [Doors](doors.md): frames and keys

Never used: 0003, 0005 to 0006.

- [0001](doors.md), [0002](doors.md), [0004](doors.md)
`;

function findingsOf(files: Readonly<Record<string, string>>): string[] {
  const planted = Object.entries(files).map(([name, text]) => [`docs/decisions/${name}`, text]);
  return checkDecisions(plant(Object.fromEntries(planted))).map(
    ({ path, line, message }) => `${path.replace('docs/decisions/', '')}:${line} ${message}`,
  );
}

test('topics and records are valid, with gaps among the numbers after the last topic', () => {
  expect(
    findingsOf({
      'README.md': index,
      'doors.md': topic('Doors', '0001, 0002, 0004'),
      '0007-locks.md': record('0007 Locks', 'accepted, the frame superseded by 0009 · Changes one point of 0001'),
      '0009-frames.md': record('0009 Frames'),
    }),
  ).toEqual([]);
});

test('a record can use a number that was never used', () => {
  expect(
    findingsOf({
      'README.md': index,
      'doors.md': topic('Doors', '0001, 0002, 0004'),
      '0003-locks.md': record('0003 Locks'),
    }),
  ).toEqual([]);
});

test('a number in two files is reported', () => {
  expect(findingsOf({ '0002-doors.md': record('0002 Doors'), '0002-locks.md': record('0002 Locks') })).toEqual([
    '0002-locks.md:1 has number 0002 of 0002-doors.md',
  ]);
  expect(
    findingsOf({
      'README.md': index,
      'doors.md': topic('Doors', '0001, 0002, 0004'),
      '0004-locks.md': record('0004 Locks'),
    }),
  ).toEqual(['doors.md:1 has number 0004 of 0004-locks.md']);
});

test('a number without a topic, a record or an entry among the unused is reported', () => {
  expect(findingsOf({ 'README.md': index, 'doors.md': topic('Doors', '0001, 0004') })).toEqual([
    'README.md:1 0002 has no topic, no record, and is not under "Never used: "',
  ]);
});

test('an index that omits a topic or a number, or links elsewhere, is reported', () => {
  expect(
    findingsOf({
      'README.md': '# Decisions\n\n[0001](doors.md), [0002](gates.md)\n',
      'doors.md': topic('Doors', '0001, 0002'),
    }),
  ).toEqual([
    'README.md:1 lists no doors.md',
    'README.md:1 does not lead from 0002 to doors.md',
    'README.md:3 there is no gates.md',
  ]);
  expect(findingsOf({ 'doors.md': topic('Doors', '0001') })).toEqual(['README.md:1 is missing: it lists the topics']);
});

test('a topic without numbers, with numbers in disorder, or with a number as its title is reported', () => {
  expect(
    findingsOf({
      'README.md': index,
      'doors.md': topic('0001 Doors', '0002, 0001, 0004'),
    }),
  ).toEqual([
    'doors.md:1 the title does not begin with "# " and a subject',
    'doors.md:3 the numbers are not in their order',
  ]);
  expect(findingsOf({ 'README.md': '[Locks](locks.md)\n', 'locks.md': '# Locks\n' })).toEqual([
    'locks.md:1 has no line "Replaces: " with the numbers of former records',
  ]);
});

test('words of a topic that are hard to read and links to missing files are reported', () => {
  expect(
    findingsOf({
      'README.md': index,
      'doors.md': `${topic('Doors', '0001, 0002, 0004')}The key of somebody opens [frames](frames.md).\n`,
    }),
  ).toEqual(['doors.md:6 "somebody": a person, a user, someone', 'doors.md:6 there is no frames.md']);
});

test('a record whose title has another number, or whose file name is not plain, is reported', () => {
  expect(findingsOf({ '0003-doors.md': record('0004 Doors'), '12-locks.md': record('0005 Locks') })).toEqual([
    '12-locks.md:1 is named neither by its subject in plain words nor NNNN-subject.md',
    '0003-doors.md:1 the title does not begin with "# 0003 "',
  ]);
});

test('a record without a status, or with one that names a missing record, is reported', () => {
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
])('a title that names a subject is valid: %s', (title) => {
  expect(findingsOf({ '0008-doors.md': record(`0008 ${title}`) })).toEqual([]);
});
