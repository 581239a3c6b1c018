import { expect, test } from 'vitest';
import { readConfig } from '../../config.ts';
import { memberBrowser } from '../../testing/member.ts';
import { askForCode } from '../../testing/one-time-codes.ts';
import { addTestPerson, signInAs } from '../../testing/people.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { cellOf, newCellSecret, nameCell } from './cell.ts';
import { newSecret, secretHash } from './keyring.ts';

const app = await startTestApp({ environment: { MADANG_CELL: 'kr2' } });

test('OPS-12 the secrets of sessions, flows, set-ups and links name the cell that created them', async () => {
  const browser = await signInAs(app, await addTestPerson(app));
  expect(cellOf(browser.cookies.get('sid') ?? '')).toBe('kr2');
  const visitor = app.browser();
  expect((await askForCode(visitor, 'externalMail', 'hana.seo@mail.example')).status).toBe(200);
  expect(visitor.cookies.get('flow')).toMatch(/^kr2~[\w-]{43}$/);
  const administrator = await memberBrowser(app, { companyCode: 'CELLS', role: 'administrator' });
  const feed = (await administrator.post('/api/v1/calendar-feed')).json<{ address: string }>().address;
  expect(new URL(feed).pathname).toMatch(/^\/calendar-feeds\/kr2~[\w-]{43}\/anniversaries\.ics$/);
  expect((await app.browser().get(new URL(feed).pathname)).status).toBe(200);
});

test('OPS-12 a session from before cells continues until it ends, and so do those of another name', async () => {
  const browser = await signInAs(app, await addTestPerson(app));
  const made = browser.cookies.get('sid') ?? '';
  for (const secret of [newSecret(), `old~${newSecret()}`]) {
    await app.kernel.db
      .updateTable('sessions')
      .set({ token_hash: secretHash(secret) })
      .where('token_hash', '=', secretHash(browser.cookies.get('sid') ?? made))
      .execute();
    browser.cookies.set('sid', secret);
    expect((await browser.get('/api/v1/session')).status).toBe(200);
  }
});

test('OPS-12 the name of a cell is a short word, and a secret without one is from before cells', () => {
  expect(['kr2~x', 'x', 'KR~x', '~x', 'averylongname~x', ''].map(cellOf)).toEqual(['kr2', ...Array<undefined>(5)]);
  expect(readConfig({}).cell).toBe('a');
  for (const wrong of ['KR', '2a', 'a~b', 'averylongname'])
    expect(() => readConfig({ MADANG_CELL: wrong })).toThrow('MADANG_CELL');
  expect(() => nameCell('a~b')).toThrow();
  expect(newCellSecret()).not.toBe(newCellSecret());
});
