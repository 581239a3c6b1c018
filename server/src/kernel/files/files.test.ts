import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { LocalFiles } from './local-files.ts';

const folder = mkdtempSync(join(tmpdir(), 'madang-files-'));
const files = new LocalFiles(folder);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('POR-03 a file is stored whole, for its company only, and can be deleted', async () => {
  const id = await files.put('FIRST', Buffer.from('content'));
  expect((await files.get('FIRST', id))?.toString()).toBe('content');
  expect(await files.get('SECOND', id)).toBeUndefined();
  expect(readdirSync(join(folder, 'FIRST'))).toEqual([id]);
  expect(statSync(join(folder, 'FIRST', id)).mode & 0o077).toBe(0);
  await files.remove('FIRST', id);
  await files.remove('FIRST', id);
  expect(await files.get('FIRST', id)).toBeUndefined();
});

test('OPS-02 simultaneous writers of one file each leave it whole, and leftovers of a killed one are deleted with it', async () => {
  const id = '00000000-0000-4000-8000-000000000001';
  const contents = Array.from({ length: 20 }, (_, n) => Buffer.alloc(200_000, n));
  await Promise.all(contents.map((content) => new LocalFiles(folder).put('RACE', content, id)));
  const kept = await files.get('RACE', id);
  expect(contents.some((content) => kept?.equals(content))).toBe(true);
  writeFileSync(join(folder, 'RACE', `${id}.cut-off.new`), 'half');
  await files.remove('RACE', id);
  expect(readdirSync(join(folder, 'RACE'))).toEqual([]);
});

test.each([
  ['..', '00000000-0000-4000-8000-000000000000'],
  ['FIRST', '../secret'],
  ['FIRST', ''],
])('API-07 %j and %j are not valid paths', async (companyCode, fileId) => {
  await expect(files.get(companyCode, fileId)).rejects.toThrow('not the name of a file');
});
