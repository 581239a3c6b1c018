import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { LocalFiles } from './local-files.ts';
import { redrawImage } from './images.ts';

const folder = mkdtempSync(join(tmpdir(), 'madang-files-'));
const files = new LocalFiles(folder);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const drawing = sharp({ create: { width: 600, height: 300, channels: 3, background: '#3f8f7f' } });

test('POR-03 a file is kept whole, for its company alone, and goes when it is taken away', async () => {
  const id = await files.put('FIRST', Buffer.from('content'));
  expect((await files.get('FIRST', id))?.toString()).toBe('content');
  expect(await files.get('SECOND', id)).toBeUndefined();
  expect(readdirSync(join(folder, 'FIRST'))).toEqual([id]);
  expect(statSync(join(folder, 'FIRST', id)).mode & 0o077).toBe(0);
  await files.remove('FIRST', id);
  await files.remove('FIRST', id);
  expect(await files.get('FIRST', id)).toBeUndefined();
});

test('OPS-02 of writers that give one file at once each leaves it whole, and what a killed one left goes with it', async () => {
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
])('API-07 %j and %j are no path', async (companyCode, fileId) => {
  await expect(files.get(companyCode, fileId)).rejects.toThrow('not the name of a file');
});

test.each(['png', 'jpeg', 'webp', 'gif'] as const)('POR-03 a %s is drawn again as a small WebP', async (format) => {
  const redrawn = await redrawImage(await drawing.clone().toFormat(format).toBuffer(), 256);
  expect(await sharp(redrawn).metadata()).toMatchObject({ format: 'webp', width: 256, height: 128 });
});

test('POR-03 what stands beside the picture does not come along', async () => {
  const noted = await drawing
    .clone()
    .jpeg()
    .withExif({ IFD0: { Copyright: 'a place in Seoul' } })
    .toBuffer();
  const redrawn = await redrawImage(Buffer.concat([noted, Buffer.from('<script>alert(1)</script>')]), 256);
  expect(redrawn?.toString('latin1')).not.toMatch(/script|Seoul/);
  expect((await sharp(redrawn).metadata()).exif).toBeUndefined();
});

test.each([
  ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
  ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ['a beginning alone', Buffer.from('\x89PNG\r\n\x1a\n and nothing', 'latin1')],
  ['nothing', Buffer.alloc(0)],
])('POR-03 %s is no picture', async (_name, content) => {
  expect(await redrawImage(content, 256)).toBeUndefined();
});
