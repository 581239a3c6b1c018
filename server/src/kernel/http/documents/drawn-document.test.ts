import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import {
  firstPictureFile,
  type FirstPictures,
  pictureStates,
} from '@madang/contract/access/accounts/first-pictures.ts';
import { pages } from '@madang/contract/index.ts';
import { languages, type Language } from '@madang/contract/kernel/languages.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { createEdge } from '../edge.ts';
import { servePages } from '../pages.ts';

const style = '.yard{color:green}'.padEnd(2_000, ' ');
const folder = mkdtempSync(join(tmpdir(), 'madang-drawn-'));
const { kernel } = await startTestApp();
writeFileSync(
  join(folder, 'public.html'),
  '<!doctype html><html lang="ko"><head><link rel="stylesheet" href="/a.css"></head><div id="root"></div></html>',
);
writeFileSync(join(folder, firstPictureFile), JSON.stringify({ '/': drawn('/'), '/loginapp': drawn('/loginapp') }));
const app = await createEdge(kernel);
await servePages(app, kernel, pages, folder, join(folder, 'none'));
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

function drawn(path: '/' | '/loginapp'): FirstPictures['/'] {
  const names = languages.flatMap((language) => pictureStates(path).map(({ name }) => `${language} ${name}`));
  return {
    style,
    heads: Object.fromEntries(languages.map((language) => [language, ''])) as Record<Language, string>,
    pictures: Object.fromEntries(names.map((name) => [name, `<p>${path}</p>`])),
  };
}

const ask = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ method: 'GET', url, headers: { host: 'localhost', ...headers } });

test('ACC-01 a prerendered page has its style inline, and the policy allows only this one', async () => {
  const [drawnPage, plainPage] = [await ask('/loginapp'), await ask('/signup')];
  expect(drawnPage.body).toContain(`<style>${style}</style>`);
  expect(drawnPage.body).toContain('<link rel="stylesheet" disabled href="/a.css">');
  expect(plainPage.body).not.toContain('<style>');
  const sum = createHash('sha256').update(style).digest('base64');
  const policy = String(drawnPage.headers['content-security-policy']);
  expect(policy).toContain(`style-src 'self' 'sha256-${sum}';`);
  expect(policy.replace(` 'sha256-${sum}'`, '')).toBe(plainPage.headers['content-security-policy']);
});

test('ACC-01 a prerendered page is sent compressed if accepted, with the same content', async () => {
  const [plain, compressed] = [await ask('/'), await ask('/', { 'accept-encoding': 'gzip, br' })];
  expect(plain.headers).not.toHaveProperty('content-encoding');
  expect(compressed.headers['content-encoding']).toBe('br');
  expect(compressed.headers['vary']).toContain('accept-encoding');
  expect(brotliDecompressSync(compressed.rawPayload).toString()).toBe(plain.body);
});
