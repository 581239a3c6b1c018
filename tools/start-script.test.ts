import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from './kernel/files.ts';

test('OPS-05 the server takes the place of the shell of npm start, which would keep a signal to itself', () => {
  const { scripts } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as {
    scripts: Readonly<Record<string, string>>;
  };
  expect(scripts['start']).toBe('exec node server/src/main.ts');
});
