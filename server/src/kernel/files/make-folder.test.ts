import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { makeFolder } from './make-folder.ts';

const root = mkdtempSync(join(tmpdir(), 'madang-folder-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
const modeOf = (path: string) => statSync(path).mode & 0o777;

test('OPS-01 a folder is created with its parents, only for its owner, and repeatedly without harm', () => {
  const path = join(root, 'above', 'data');
  makeFolder(path);
  makeFolder(path);
  expect([statSync(path).isDirectory(), modeOf(path), modeOf(join(path, '..'))]).toEqual([true, 0o700, 0o700]);
});

test('OPS-01 a file in its place, or above it, is a failure', () => {
  const file = join(root, 'file');
  writeFileSync(file, '');
  expect(() => makeFolder(file)).toThrow('EEXIST');
  expect(() => makeFolder(join(file, 'data'))).toThrow(/ENOTDIR|EEXIST/);
});
