import { expect, test } from 'vitest';
import { checkProse } from './check-prose.ts';
import { plant } from './kernel/planted.ts';

const said = (files: Readonly<Record<string, string>>) =>
  checkProse(plant(files)).map(({ path, line }) => `${path}:${line}`);

test('an unclear comment, title or English text is reported, and code is not', () => {
  expect(
    said({
      'server/src/modules/ground/doors/doors.ts':
        '// Whoever knocks.\nconst nobody = 1;\n/**\n * Told to somebody.\n */\nopen(nobody);\n',
      'server/src/modules/ground/doors/doors.test.ts': "test('nobody enters', () => open('somebody'));\n",
      'web/src/features/ground/doors/messages/en.ts':
        "export const en = {\n  nobody: 'Nobody is in.',\n  tell: 'You are told.',\n};\n",
      'web/src/features/ground/doors/messages/vi.ts': "export const vi = { shut: 'anew' };\n",
    }),
  ).toEqual([
    'server/src/modules/ground/doors/doors.test.ts:1',
    'server/src/modules/ground/doors/doors.ts:1',
    'server/src/modules/ground/doors/doors.ts:4',
    'web/src/features/ground/doors/messages/en.ts:2',
  ]);
});

test('an old word in a name is reported, also in code', () => {
  expect(
    said({
      'server/src/modules/ground/doors/doors.ts':
        'await tellOwner();\nawait refundAttempt();\nif (isThere) giveTryBack();\nconst forgetful = isLeftHanded;\n',
    }),
  ).toEqual(['server/src/modules/ground/doors/doors.ts:1', 'server/src/modules/ground/doors/doors.ts:3']);
});
