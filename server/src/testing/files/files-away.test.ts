import sharp from 'sharp';
import { afterEach, expect, test } from 'vitest';
import type { LinkRow } from '@madang/contract/workplace/quick-links/routes.ts';
import { type Files, FilesAway } from '../../kernel/files/files.ts';
import type { Browser } from '../browser.ts';
import { newAdministrator } from '../portal-companies.ts';
import { startTestApp } from '../test-app.ts';

const app = await startTestApp();
const path = '/api/v1/quick-links';
const link = { koreanTitle: '회사 규정', englishTitle: 'Rules', url: 'https://rules.hanbit.example/all' };
const picture = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#3f8f7f' } })
  .png()
  .toBuffer();
const image = picture.toString('base64');

const files: { -readonly [K in keyof Files]: Files[K] } = app.kernel.files;
const own = { put: files.put, get: files.get, remove: files.remove, list: files.list };
const fail = async () => Promise.reject(new FilesAway('TIMEOUT'));

/** Makes the files unreachable until the end of the test. */
function goAway(): void {
  Object.assign(files, {
    put: fail,
    get: fail,
    remove: fail,
    list: () => ({ [Symbol.asyncIterator]: () => ({ next: fail }) }),
  });
}

function comeBack(): void {
  Object.assign(files, own);
}
afterEach(comeBack);

const listOf = async (browser: Browser) => (await browser.get(path)).json<{ items: LinkRow[] }>().items;

test('OPS-02 with files away pictures wait, a change with a file is refused whole, and an acknowledged one remains', async () => {
  const administrator = await newAdministrator(app, 'AWAY');
  const made = await administrator.post(path, { ...link, image });
  const { linkId } = made.json<{ linkId: string }>();
  const before = await listOf(administrator);
  const address = before[0]?.imageAddress ?? '';

  goAway();
  const shown = await administrator.get(address);
  expect([shown.status, shown.error.errorCode, shown.headers['retry-after']]).toEqual([
    503,
    'CO101',
    expect.any(String),
  ]);
  expect((await listOf(administrator)).length).toBe(1);
  const refused = await administrator.put(`${path}/${linkId}`, { ...link, koreanTitle: '새 규정', image });
  expect([refused.status, refused.error.errorCode]).toEqual([503, 'CO101']);
  expect(await listOf(administrator)).toEqual(before);
  // The former picture cannot be taken away now; the change is none the less done, and said to be.
  expect((await administrator.put(`${path}/${linkId}`, { ...link, image: null })).status).toBe(200);
  expect((await listOf(administrator))[0]?.imageAddress).toBeNull();
  const usage = await administrator.get('/api/v1/company/usage');
  expect([usage.status, usage.json<{ storage: object }>().storage]).toEqual([
    200,
    { fileBytes: null, postBytes: expect.any(Number) },
  ]);
  expect((await app.browser().get('/readyz')).status).toBe(200);

  comeBack();
  expect((await administrator.put(`${path}/${linkId}`, { ...link, image })).status).toBe(200);
  const again = (await listOf(administrator))[0]?.imageAddress ?? '';
  expect((await administrator.get(again)).status).toBe(200);
});
