import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { removeLeft } from './run-folder.ts';

test('folders of killed runs are removed, and those of running and of other programs remain', () => {
  const parent = mkdtempSync(join(tmpdir(), 'madang-folders-'));
  onTestFinished(() => rmSync(parent, { recursive: true, force: true }));
  const ended = spawnSync(process.execPath, ['-e', '']).pid;
  const twoHoursAgo = Date.now() / 1000 - 7_200;
  for (const name of [`madang-test-${ended}-old`, `madang-test-${process.pid}-old`, 'madang-test-data-1', 'other']) {
    mkdirSync(join(parent, name));
    utimesSync(join(parent, name), twoHoursAgo, twoHoursAgo);
  }
  mkdirSync(join(parent, `madang-test-${ended}-young`));
  removeLeft(parent);
  expect(readdirSync(parent).toSorted()).toEqual(
    [`madang-test-${ended}-young`, `madang-test-${process.pid}-old`, 'madang-test-data-1', 'other'].toSorted(),
  );
});
