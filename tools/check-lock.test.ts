import { expect, test } from 'vitest';
import { checkLock, completeLock } from './check-lock.ts';
import { plant } from './kernel/planted.ts';
import { readText } from './kernel/files.ts';

function plantLock(packages: object): string {
  return plant({ 'package-lock.json': JSON.stringify({ lockfileVersion: 3, packages }) });
}

const incomplete = {
  'node_modules/linter': {
    version: '1.2.0',
    dev: true,
    optionalDependencies: { '@linter/linux-x64-gnu': '1.2.0', '@linter/darwin-arm64': '1.2.0' },
  },
  'node_modules/@linter/linux-x64-gnu': { version: '1.2.0', os: ['linux'], cpu: ['x64'] },
};

test('a lock file that lacks a package of another platform is a fault', () => {
  expect(checkLock(plantLock(incomplete))).toEqual([
    {
      path: 'package-lock.json',
      line: 1,
      message: 'lacks @linter/darwin-arm64@1.2.0; run node tools/check-lock.ts --complete',
    },
  ]);
});

test('a package in the folder of the one that asks for it, or in one above, is not lacking', () => {
  const root = plantLock({
    'server/node_modules/a': { version: '1.0.0', optionalDependencies: { beside: '1.0.0', above: '1.0.0' } },
    'server/node_modules/a/node_modules/beside': { version: '1.0.0' },
    'node_modules/above': { version: '1.0.0' },
  });
  expect(checkLock(root)).toEqual([]);
});

test('a completed lock file names the package for its platform alone', () => {
  const root = plantLock(incomplete);
  completeLock(root);
  expect(checkLock(root)).toEqual([]);
  const { packages } = JSON.parse(readText(root, 'package-lock.json'));
  expect(packages['node_modules/@linter/darwin-arm64']).toEqual({
    version: '1.2.0',
    cpu: ['arm64'],
    os: ['darwin'],
    dev: true,
    optional: true,
  });
});

test('the C library of a Linux package is named too', () => {
  const root = plantLock({ 'node_modules/a': { optionalDependencies: { '@a/linux-arm64-musl': '2.0.0' } } });
  completeLock(root);
  const { packages } = JSON.parse(readText(root, 'package-lock.json'));
  expect(packages['node_modules/@a/linux-arm64-musl']).toMatchObject({ os: ['linux'], cpu: ['arm64'], libc: ['musl'] });
});
