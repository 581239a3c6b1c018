import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { backUp } from './back-up.ts';

const root = mkdtempSync(join(tmpdir(), 'madang-back-up-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const config = { databaseUrl: undefined, dataFolder: join(root, 'data'), filesPlace: undefined };
/** Nothing listens there: whatever is asked of a database fails. */
const nowhere = { host: '127.0.0.1', port: 9 };
const modeOf = (path: string) => statSync(path).mode & 0o777;

test('OPS-02 a folder with contents is refused and keeps its permissions', async () => {
  const path = mkdtempSync(join(root, 'shared-'));
  chmodSync(path, 0o755);
  writeFileSync(join(path, 'notes'), 'of somebody else');
  await expect(backUp(config, nowhere, path)).rejects.toThrow('is not empty');
  expect([modeOf(path), readdirSync(path)]).toEqual([0o755, ['notes']]);
});

test('OPS-02 an empty folder open to others is closed before anything is written into it', async () => {
  const path = mkdtempSync(join(root, 'open-'));
  chmodSync(path, 0o755);
  await expect(backUp(config, nowhere, path)).rejects.toThrow('ECONNREFUSED');
  expect([modeOf(path), readdirSync(path)]).toEqual([0o700, []]);
});
