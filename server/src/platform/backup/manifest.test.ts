import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { BackupError, check, type Manifest, parts, seal } from './manifest.ts';

const manifest: Manifest = {
  format: 1,
  madeAt: '2026-11-27T00:00:00.000Z',
  build: 'test',
  migration: '20261127000000-test.sql',
  database: { kind: 'dump', serverVersion: '15.0', platform: 'linux-x64' },
  rows: {},
  files: { count: 1, bytes: 1 },
  keys: [],
};

async function sealed(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'madang-manifest-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, parts.files, 'COMPANY'), { recursive: true });
  writeFileSync(join(folder, parts.files, 'COMPANY', 'one'), '1');
  writeFileSync(join(folder, parts.dump), 'rows');
  await seal(folder, manifest);
  return folder;
}

test('OPS-02 a back-up with checksums for fewer files than it lists is incomplete', async () => {
  const folder = await sealed();
  expect(await check(folder)).toEqual({ manifest, missing: [], changed: [] });
  writeFileSync(join(folder, parts.dump), 'other rows');
  writeFileSync(join(folder, parts.sums), '');
  expect((await check(folder)).missing).toEqual([parts.manifest, parts.dump, 'files: 0 of 1']);
});

test('OPS-02 a damaged manifest is refused in plain words', async () => {
  const folder = await sealed();
  writeFileSync(join(folder, parts.manifest), '{');
  await expect(check(folder)).rejects.toThrow(BackupError);
});
