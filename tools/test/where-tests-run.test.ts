import { expect, test } from 'vitest';
import { projectRoot } from '../kernel/files.ts';
import { plant } from '../kernel/planted.ts';
import { misreadPlaces, testsThatRun } from './where-tests-run.ts';

test('the first line of a test file declares where it runs', () => {
  const root = plant({
    'server/src/fence.test.ts': '// Runs on every PostgreSQL: row-level security.\n',
    'server/src/process.test.ts': '// Runs once: it starts the product.\n',
    'server/src/rounds.test.ts': '// Runs in the full run: many rounds.\n',
    'server/src/kills.test.ts': '// Runs in the full run, once: it kills the product.\n',
    'server/src/other.test.ts': 'test();\n',
  });
  expect(testsThatRun(root, 'everyDatabase')).toEqual(['server/src/fence.test.ts']);
  expect(testsThatRun(root, 'once')).toEqual(['server/src/kills.test.ts', 'server/src/process.test.ts']);
  expect(testsThatRun(root, 'fullRun')).toEqual(['server/src/kills.test.ts', 'server/src/rounds.test.ts']);
  expect(misreadPlaces(root)).toEqual([]);
});

test('a declaration in other words, without a reason or further down is reported', () => {
  const root = plant({
    'server/src/below.test.ts': "import 'vitest';\n// Runs once: it starts the product.\n",
    'server/src/reason.test.ts': '// Runs on every PostgreSQL\n',
    'server/src/words.test.ts': '// Runs on both: row-level security.\n',
  });
  expect(misreadPlaces(root)).toEqual([
    'server/src/below.test.ts',
    'server/src/reason.test.ts',
    'server/src/words.test.ts',
  ]);
});

test('every declaration of this project is understood, and tests of row-level security run on every server', () => {
  expect(misreadPlaces(projectRoot).filter((path) => !path.endsWith('where-tests-run.test.ts'))).toEqual([]);
  expect(testsThatRun(projectRoot, 'everyDatabase')).toContain('server/src/kernel/db/catalogue.test.ts');
});
