import { photoSizes } from '@madang/contract/people/people/limits.ts';
import { peopleProperties } from '@madang/contract/people/people/properties.ts';
import { expect, test } from 'vitest';
import sharp from 'sharp';
import {
  addTestPerson,
  answerOptional,
  employeesOf,
  employeesPath as path,
  signInAs,
} from '../../../testing/people.ts';
import type { Browser } from '../../../testing/browser.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { photoFile, purgePhoto } from './photos.ts';

const app = await startTestApp();
const { kernel } = app;
const { administratorOf, register, list } = employeesOf(app);
const { browser, companyCode } = await administratorOf();
// One administrator sends the photos of nearly all tests.
await app.setProperty(peopleProperties.photosPerPersonHour, 1_000);
const own = '/api/v1/profile/photo';
const drawing = (side: number, background = '#3f8f7f') =>
  sharp({ create: { width: side, height: side * 2, channels: 3, background } });
const portrait = (await drawing(300).jpeg().toBuffer()).toString('base64');
const base64 = (content: string | Buffer) => Buffer.from(content).toString('base64');

const colleague = async ({ isCovered = true } = {}) => {
  const person = await addTestPerson(app, { companyCode });
  if (isCovered) await answerOptional(app, person, true);
  return { ...person, browser: await signInAs(app, person) };
};
const set = (personId: string, photo = portrait, by: Browser = browser) =>
  by.put(`${path}/${personId}/photo`, { photo });
const idOf = (answer: Awaited<ReturnType<typeof set>>) => answer.json<{ photoId: string }>().photoId;
const filesOf = (photoId: string) =>
  Promise.all(photoSizes.map((size) => kernel.files.get(companyCode, photoFile(photoId, size))));
const shownId = async (personId: string) =>
  (await browser.get(`${path}/${personId}`)).json<{ employee: { photoId: string | null } }>().employee.photoId;

test('USR-04 an administrator adds a person’s photo, which colleagues see in three sizes and strangers do not', async () => {
  const person = await colleague();
  const answer = await set(person.personId);
  expect(answer.status, answer.text).toBe(200);
  const photoId = idOf(answer);
  expect(await shownId(person.personId)).toBe(photoId);
  const row = (await list(browser, { keyword: person.loginId })).items[0];
  expect(row?.photoId).toBe(photoId);
  for (const [size, side] of [
    ['small', 80],
    ['medium', 160],
    ['large', 320],
  ] as const) {
    const picture = await (await colleague()).browser.get(`/api/v1/person-photos/${photoId}?size=${size}`);
    expect([picture.status, picture.headers['content-type']]).toEqual([200, 'image/webp']);
    const file = await kernel.files.get(companyCode, photoFile(photoId, size));
    expect(await sharp(file).metadata()).toMatchObject({ format: 'webp', width: side, height: side });
  }
  const stranger = (await administratorOf()).browser;
  expect((await stranger.get(`/api/v1/person-photos/${photoId}`)).error.errorCode).toBe('CO404');
  expect((await app.browser().get(`/api/v1/person-photos/${photoId}`)).status).toBe(401);
});

test('USR-04 a photo is rotated as the camera was held, and its metadata is removed', async () => {
  const person = await colleague();
  const noted = await sharp({ create: { width: 100, height: 300, channels: 3, background: '#ffffff' } })
    .composite([{ input: await drawing(100, '#000000').png().toBuffer(), top: 0, left: 0 }])
    .jpeg()
    .withMetadata({ orientation: 3, exif: { IFD0: { Copyright: 'a place in Seoul' } } })
    .toBuffer();
  const photoId = idOf(await set(person.personId, noted.toString('base64')));
  const [file] = await filesOf(photoId);
  const { exif, orientation } = await sharp(file).metadata();
  expect([exif, orientation]).toEqual([undefined, undefined]);
  // Upside down, the black part that stood above is below, and the square is cut from the white top.
  const { channels } = await sharp(file).stats();
  expect(channels[0]?.mean).toBeGreaterThan(200);
});

test('USR-04 a new photo deletes the files of the former one', async () => {
  const person = await colleague();
  const first = idOf(await set(person.personId));
  const second = idOf(await set(person.personId));
  await purgePhoto(kernel, { companyCode, photoId: first });
  await purgePhoto(kernel, { companyCode, photoId: second });
  expect(await filesOf(first)).toEqual([undefined, undefined, undefined]);
  expect((await filesOf(second)).every(Boolean)).toBe(true);
  expect((await browser.get(`/api/v1/person-photos/${first}`)).status).toBe(404);
});

test('USR-04 a photo is removed once', async () => {
  const person = await colleague();
  await set(person.personId);
  expect((await browser.delete(`${path}/${person.personId}/photo`)).status).toBe(200);
  expect(await shownId(person.personId)).toBeNull();
  expect((await browser.delete(`${path}/${person.personId}/photo`)).error.errorCode).toBe('CO404');
});

test('ACC-09 a person adds and removes their own photo', async () => {
  const person = await colleague();
  const answer = await person.browser.put(own, { photo: portrait });
  expect(answer.status, answer.text).toBe(200);
  expect((await person.browser.get('/api/v1/profile')).json<{ photoId: string }>().photoId).toBe(idOf(answer));
  expect((await person.browser.delete(own)).status).toBe(200);
  expect((await person.browser.delete(own)).error.errorCode).toBe('CO404');
  expect((await app.browser().put(own, { photo: portrait })).status).toBe(401);
});

test('RCN-02 without the consent a photo is refused from an administrator and from the person', async () => {
  const person = await colleague({ isCovered: false });
  const answers = [await set(person.personId), await person.browser.put(own, { photo: portrait })];
  expect(answers.map(({ error }) => [error.errorCode, error.fields[0]?.path])).toEqual([
    ['EMPLOYEE_OPTIONAL_DECLINED', 'photo'],
    ['OPTIONAL_DECLINED', 'photo'],
  ]);
  expect(await shownId(person.personId)).toBeNull();
});

test('ACC-11 closing the account deletes the photo', async () => {
  const person = await colleague();
  const photoId = idOf(await set(person.personId));
  await person.browser.post('/api/v1/profile/closing', { password: person.password });
  expect((await browser.get(`/api/v1/person-photos/${photoId}`)).status).toBe(404);
  await purgePhoto(kernel, { companyCode, photoId });
  expect(await filesOf(photoId)).toEqual([undefined, undefined, undefined]);
});

test('USR-07 MEM-01 a photo is refused for an applicant, an unknown person and from a caller without the right', async () => {
  const waiting = await register(browser);
  expect((await set(waiting.personId)).error.errorCode).toBe('EMPLOYEE_NOT_APPLIED');
  expect((await set('00000000-0000-4000-8000-000000000000')).error.errorCode).toBe('CO404');
  const person = await colleague();
  expect((await set(person.personId, portrait, (await colleague()).browser)).error.errorCode).toBe('CO401');
  expect((await set(person.personId, portrait, (await administratorOf()).browser)).error.errorCode).toBe('CO404');
});

const bomb = await sharp({ create: { width: 8_000, height: 5_000, channels: 3, background: '#ffffff' } })
  .png({ compressionLevel: 9 })
  .toBuffer();
const large = await sharp({ create: { width: 4_000, height: 3_001, channels: 3, background: '#ffffff' } })
  .png()
  .toBuffer();
const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const gif = await drawing(20).gif().toBuffer();

test.each([
  ['40 megapixels in a small file', base64(bomb), 'PHOTO_PIXELS'],
  ['little more than 12 megapixels', base64(large), 'PHOTO_PIXELS'],
  ['an SVG', base64(svg), 'PHOTO_KIND'],
  ['a GIF', base64(gif), 'PHOTO_KIND'],
  ['a page', base64('<!doctype html><script>alert(1)</script>'), 'PHOTO_KIND'],
  ['the beginning of a JPEG alone', base64(Buffer.from('\xff\xd8\xff\xe0 and nothing', 'latin1')), 'PHOTO_KIND'],
  ['half a JPEG', portrait.slice(0, Math.floor(portrait.length / 8) * 4), 'PHOTO_KIND'],
  ['what is no base64', 'not base64!', 'PHOTO_KIND'],
  ['more than 500 KB', base64(Buffer.alloc(500 * 1024 + 1)), 'PHOTO_SIZE'],
])('USR-04 %s is refused and nothing is stored', async (_what, photo, code) => {
  expect(bomb.length).toBeLessThan(500 * 1024);
  const person = await colleague();
  for (const answer of [await set(person.personId, photo), await person.browser.put(own, { photo })]) {
    expect([answer.status, answer.error.fields[0]?.path, answer.error.fields[0]?.code]).toEqual([400, 'photo', code]);
  }
  expect(await shownId(person.personId)).toBeNull();
});

test('USR-04 data appended to a picture is removed', async () => {
  const person = await colleague();
  const polyglot = Buffer.concat([await drawing(200).png().toBuffer(), Buffer.from('<script>alert(1)</script>')]);
  const photoId = idOf(await set(person.personId, polyglot.toString('base64')));
  for (const file of await filesOf(photoId)) expect(file?.toString('latin1')).not.toContain('script');
});

test('USR-04 of several photos at once one remains, and the others leave no row', async () => {
  const person = await colleague();
  const ids = (await Promise.all(Array.from({ length: 4 }, () => set(person.personId)))).map(idOf);
  const shown = await shownId(person.personId);
  expect(ids).toContain(shown);
  for (const photoId of ids) await purgePhoto(kernel, { companyCode, photoId });
  const kept = await Promise.all(ids.map(async (photoId) => (await filesOf(photoId)).every(Boolean)));
  expect(kept.filter(Boolean)).toHaveLength(1);
});
