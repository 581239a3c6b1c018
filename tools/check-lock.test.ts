import { expect, test } from 'vitest';
import { checkLock, completeLock } from './check-lock.ts';
import { plant } from './kernel/planted.ts';
import { readText } from './kernel/files.ts';

const integrity = `sha512-${'A'.repeat(86)}==`;

/** Each package with its hash, unless it says another one. */
function plantLock(packages: Record<string, object>): string {
  const proven = Object.entries(packages).map(([path, entry]) => [path, { integrity, ...entry }]);
  return plant({ 'package-lock.json': JSON.stringify({ lockfileVersion: 3, packages: Object.fromEntries(proven) }) });
}

const incomplete = {
  'node_modules/linter': {
    version: '1.2.0',
    dev: true,
    optionalDependencies: { '@linter/linux-x64-gnu': '1.2.0', '@linter/darwin-arm64': '1.2.0' },
  },
  'node_modules/@linter/linux-x64-gnu': { version: '1.2.0', os: ['linux'], cpu: ['x64'] },
};

test('a lock file that lacks a package of another platform is reported', () => {
  expect(checkLock(plantLock(incomplete))).toEqual([
    {
      path: 'package-lock.json',
      line: 1,
      message: 'lacks @linter/darwin-arm64@1.2.0; run node tools/check-lock.ts --complete',
    },
  ]);
});

test('a package in the folder of its dependent, or in one above, is not missing', () => {
  const root = plantLock({
    'server/node_modules/a': { version: '1.0.0', optionalDependencies: { beside: '1.0.0', above: '1.0.0' } },
    'server/node_modules/a/node_modules/beside': { version: '1.0.0' },
    'node_modules/above': { version: '1.0.0' },
  });
  expect(checkLock(root)).toEqual([]);
});

test('a completed lock file names the package only for its platform', () => {
  const root = plantLock(incomplete);
  completeLock(root);
  // Its hash is known to the registry alone.
  expect(checkLock(root)).toMatchObject([{ message: expect.stringContaining('darwin-arm64 has no integrity') }]);
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

test.each([
  ['without a hash', { integrity: undefined }],
  ['with a hash that is no longer thought safe', { integrity: `sha1-${'A'.repeat(27)}=` }],
])('a package %s is reported, and a workspace is not', (_what, entry) => {
  const root = plantLock({
    '': { integrity: undefined },
    web: { integrity: undefined },
    'node_modules/web': { integrity: undefined, link: true, resolved: 'web' },
    'node_modules/a': { version: '1.0.0', ...entry },
    'node_modules/a/node_modules/b': { version: '1.0.0' },
  });
  expect(checkLock(root).map(({ message }) => message)).toEqual([
    'node_modules/a has no integrity; take its entry out and run npm install --package-lock-only',
  ]);
});

test('a package with its download address is reported', () => {
  const root = plantLock({ 'node_modules/a': { version: '1.0.0', resolved: 'https://registry.example/a.tgz' } });
  expect(checkLock(root)).toMatchObject([{ message: expect.stringContaining('names where it came from') }]);
});
