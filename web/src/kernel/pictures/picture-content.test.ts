import { expect, test } from 'vitest';
import { contentOf, pictureError } from './picture-content.ts';

test('POR-03 a file becomes the base64 of its bytes, also one of many chunks', async () => {
  const bytes = Uint8Array.from({ length: 20_000 }, (_, index) => index % 256);
  expect(await contentOf(new Blob([bytes]))).toBe(Buffer.from(bytes).toString('base64'));
  expect(await contentOf(new Blob([]))).toBe('');
});

test('POR-03 the limit is 500 KB, and a file that is no picture is refused before it is sent', () => {
  const type = 'image/png';
  const rules = { types: [type], maxBytes: 512_000, kindCode: 'LINK_IMAGE_KIND', sizeCode: 'LINK_IMAGE_SIZE' };
  expect(pictureError({ size: 512_000, type }, rules)).toBeUndefined();
  expect(pictureError({ size: 512_001, type }, rules)).toEqual({ code: 'LINK_IMAGE_SIZE', params: { 0: 500 } });
  for (const other of ['text/plain', 'image/svg+xml', ''])
    expect(pictureError({ size: 1, type: other }, rules)).toEqual({ code: 'LINK_IMAGE_KIND' });
});
