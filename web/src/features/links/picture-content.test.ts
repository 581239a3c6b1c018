import { expect, test } from 'vitest';
import { contentOf, isTooLarge } from './picture-content.ts';

test('POR-03 a file becomes the base64 of its bytes, also one of many pieces', async () => {
  const bytes = Uint8Array.from({ length: 20_000 }, (_, index) => index % 256);
  expect(await contentOf(new Blob([bytes]))).toBe(Buffer.from(bytes).toString('base64'));
  expect(await contentOf(new Blob([]))).toBe('');
});

test('POR-03 500 KB are the most', () => {
  expect([isTooLarge({ size: 512_000 }), isTooLarge({ size: 512_001 })]).toEqual([false, true]);
});
