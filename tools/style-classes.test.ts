import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { listFiles, projectRoot, readText } from './kernel/files.ts';

/** The classes that a page takes from its style sheet and that are not in it. */
function missingClasses(path: string): string[] {
  const source = readText(projectRoot, path);
  return [...source.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].flatMap(([, name = '', sheet = '']) => {
    const css = readText(projectRoot, posix.join(posix.dirname(path), sheet));
    const there = new Set(Array.from(css.matchAll(/\.([A-Za-z][\w-]*)/g), ([, each]) => each));
    const used = Array.from(source.matchAll(new RegExp(`${name}\\['([\\w-]+)'\\]`, 'g')), ([, each]) => each);
    return used.filter((each) => !there.has(each)).map((each) => `${path} ${each}`);
  });
}

test('every style class that a page names is in its style sheet', () => {
  const pages = listFiles(projectRoot, ['web/src'], /\.tsx$/);
  expect(pages.length).toBeGreaterThan(100);
  expect(pages.flatMap(missingClasses)).toEqual([]);
});
