import { describe, expect, test } from 'vitest';
import { checkSizes, sizeLimits } from './check-sizes.ts';
import { plant } from './kernel/planted.ts';

const lines = (count: number) => '//\n'.repeat(count);

function findingsOf(files: Readonly<Record<string, string>>): string[] {
  return checkSizes(plant(files)).map(({ path, line, message }) => `${path}:${line} ${message}`);
}

describe('a file', () => {
  test('has at most 300 lines, a test at most 500', () => {
    const faults = findingsOf({
      'server/src/full.ts': lines(sizeLimits.sourceLines),
      'web/src/long.tsx': lines(sizeLimits.sourceLines + 1),
      'web/src/full.test.tsx': lines(sizeLimits.testLines),
      'web/src/long.test.tsx': lines(sizeLimits.testLines + 1),
      'tools/unended.mjs': `${lines(sizeLimits.sourceLines)}//`,
    });
    expect(faults).toEqual([
      'tools/unended.mjs:301 has 301 lines, at most 300 are allowed',
      'web/src/long.test.tsx:501 has 501 lines, at most 500 are allowed',
      'web/src/long.tsx:301 has 301 lines, at most 300 are allowed',
    ]);
  });

  test('of texts, seeds, migrations or generated code can be longer', () => {
    const long = lines(sizeLimits.sourceLines + 1);
    const faults = findingsOf({
      'web/src/features/ground/terms/messages/ko.ts': long,
      'server/src/modules/ground/terms/texts/ko.ts': long,
      'server/src/modules/ground/terms/seeds/terms.ts': long,
      'server/src/modules/ground/terms/migrations/20270101000000-terms.ts': long,
      'server/src/kernel/db/tables.generated.ts': long,
    });
    expect(faults).toEqual([]);
  });
});

test('a folder has at most 20 source files, tests and styles not counted', () => {
  const files = (folder: string, count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`${folder}/${index}.ts`, '']));
  const tests = { 'web/src/full/a.test.ts': '', 'web/src/full/a.css': '' };
  expect(findingsOf({ ...files('web/src/full', 20), ...tests, ...files('web/src/crowded', 21) })).toEqual([
    'web/src/crowded:1 has 21 source files, at most 20 are allowed: move some that belong together into a folder',
  ]);
});
