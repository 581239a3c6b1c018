import { expect, test } from 'vitest';
import { listFiles, projectRoot } from '../kernel/files.ts';
import { plant } from '../kernel/planted.ts';
import { longest } from './longest-first.ts';

/** Names that no test file of a project ends with, so that nothing is begun early for them. */
function absentIn(root: string, names: readonly string[]): string[] {
  const files = listFiles(root, ['contract', 'server', 'tools', 'web'], /\.test\.tsx?$/);
  return names.filter((name) => !files.some((file) => file.endsWith(`/${name}`)));
}

test('every test file listed to start early exists', () => {
  expect(absentIn(projectRoot, longest)).toEqual([]);
});

test('a renamed file is reported, and so is a part of a name', () => {
  const root = plant({ 'server/src/modules/secrets/otp/parallel.test.ts': '' });
  expect(absentIn(root, ['otp/parallel.test.ts', 'otp/races.test.ts', 'rallel.test.ts'])).toEqual([
    'otp/races.test.ts',
    'rallel.test.ts',
  ]);
});
