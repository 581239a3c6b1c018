import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterAll, expect, test, vi } from 'vitest';
import { Keyring } from '../crypto/keyring.ts';
import { LocalFiles } from './local-files.ts';
import { keyOfFile, openPieces, renewFile, sealPieces } from './sealed-pieces.ts';

const folder = mkdtempSync(join(tmpdir(), 'madang-pieces-'));
const files = new LocalFiles(folder);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const keyringOf = (...ids: readonly string[]) => new Keyring(new Map(ids.map((id) => [id, Buffer.alloc(32, id)])));
const keyring = keyringOf('k1');
const companyCode = 'PIECES';
const aad = 'table.column.row';
const pieces = Array.from({ length: 9 }, (_, n) => `가람 ${n};`);

const keep = async (of: Iterable<string> | AsyncIterable<string> = pieces) =>
  files.put(companyCode, await buffer(sealPieces(keyring, of, aad)));

async function textOf(fileId: string, by = keyring, bound = aad): Promise<string | undefined> {
  const opened = await openPieces(files, by, { companyCode, fileId, aad: bound });
  let text = '';
  for await (const piece of opened ?? []) text += piece;
  return opened && text;
}

test('BLK-06 a long text is stored in encrypted parts and read again, and so is one encrypted as a whole', async () => {
  const fileId = await keep();
  expect(await textOf(fileId)).toBe(pieces.join(''));
  expect((await files.get(companyCode, fileId))?.includes('가람')).toBe(false);
  expect(await textOf(await keep([]))).toBe('');
  expect(await textOf(await files.put(companyCode, keyring.encrypt('as it was', aad)))).toBe('as it was');
  expect(await textOf(randomUUID())).toBeUndefined();
});

test('API-07 a file with parts cut off, moved or added is not readable', async () => {
  const fileId = await keep();
  await expect(textOf(fileId, keyring, 'another row')).rejects.toThrow();
  const content = (await files.get(companyCode, fileId)) ?? Buffer.alloc(0);
  const end = (from: number) => from + 4 + content.readUInt32BE(from);
  const [second, third, fourth] = [end(1), end(end(1)), end(end(end(1)))];
  const moved = Buffer.concat([
    content.subarray(0, second),
    content.subarray(third, fourth),
    content.subarray(second, third),
    content.subarray(fourth),
  ]);
  expect(moved).toHaveLength(content.length);
  await files.put(companyCode, moved, fileId);
  await expect(textOf(fileId)).rejects.toThrow();
  await files.put(companyCode, content, fileId);
  expect(await textOf(fileId)).toBe(pieces.join(''));
  // At the end of a piece, within one, and right behind the mark.
  for (const bytes of [third, third + 9, 1]) {
    truncateSync(join(folder, companyCode, fileId), bytes);
    await expect(textOf(fileId)).rejects.toThrow();
  }
});

test('BLK-06 a reader that disconnects ends the reading', async () => {
  const fileId = await keep(Array.from({ length: 200 }, (_, n) => `${n} ${'가람'.repeat(5_000)}`));
  const open = vi.spyOn(files, 'open');
  const opened = await openPieces(files, keyring, { companyCode, fileId, aad });
  expect((await open.mock.results[0]?.value)?.destroyed).toBe(true);
  const answer = Readable.from(opened ?? [], { objectMode: false });
  await new Promise((resolve) => answer.once('readable', resolve));
  const file = await open.mock.results[1]?.value;
  answer.destroy();
  await expect.poll(() => file?.destroyed).toBe(true);
  expect(file?.readableEnded).toBe(false);
});

test('OPS-04 a file in parts is re-encrypted with the new key, part by part', async () => {
  const fileId = await keep();
  const content = (await files.get(companyCode, fileId)) ?? Buffer.alloc(0);
  expect(keyOfFile(content)).toBe('k1');
  const renewed = renewFile(keyringOf('k2', 'k1'), content, aad);
  expect(keyOfFile(renewed)).toBe('k2');
  await files.put(companyCode, renewed, fileId);
  expect(await textOf(fileId, keyringOf('k2'))).toBe(pieces.join(''));
});
