import type { ConsoleNotice } from '@madang/contract/views/console/routes.ts';
import type { List } from '@madang/contract/kernel/lists/list.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inCompany } from '../../../kernel/db/database.ts';
import type { Answer, Browser } from '../../../testing/browser.ts';
import { addTestPerson, signInAs, testPassword } from '../../../testing/people.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const app = await startTestApp();
const { kernel, mailbox } = app;
const own = '/api/v1/profile/key';
const codeOf = ({ status, error }: Answer) => (status === 200 ? 'done' : error.errorCode);

async function known(others: Parameters<typeof addTestPerson>[1] = {}) {
  const person = await addTestPerson(app, others);
  const browser = await signInAs(app, person);
  return { ...person, browser, key: `/api/v1/employees/${person.personId}/key` };
}

async function asking(others: Parameters<typeof addTestPerson>[1] = {}) {
  const person = await known(others);
  expect(codeOf(await person.browser.post(own, { password: testPassword }))).toBe('done');
  expect(codeOf(await person.browser.post(`${own}/release-wish`, { password: testPassword }))).toBe('done');
  return person;
}

const noticed = async (by: Browser) =>
  (await by.get('/api/v1/console/notices'))
    .json<List<ConsoleNotice>>()
    .items.filter(({ kind }) => kind === 'keyReleases');
const awaiting = async (by: Browser) =>
  (await by.post('/api/v1/employees/search', { state: 'keyRelease' }))
    .json<List<{ personId: string }>>()
    .items.map(({ personId }) => personId);

test('STA-05 a key that waits for its release is a matter of the console, and the list of people is filtered by it', async () => {
  const { companyCode, browser: by } = await known({ roles: ['representative', 'administrator'] });
  expect([await noticed(by), await awaiting(by)]).toEqual([[], []]);
  const one = await asking({ companyCode });
  const two = await asking({ companyCode });
  await asking();
  expect(await noticed(by)).toEqual([{ kind: 'keyReleases', count: 2 }]);
  expect(new Set(await awaiting(by))).toEqual(new Set([one.personId, two.personId]));
  await one.browser.delete(`${own}/release-wish`);
  expect(codeOf(await by.post(`${two.key}/release`, {}))).toBe('done');
  expect([await noticed(by), await awaiting(by)]).toEqual([[], []]);
});

test('STA-05 a released and a reset key are announced to the person by message and letter, and are in the audit log', async () => {
  const { companyCode, browser: by } = await known({ roles: ['administrator'] });
  const contact = { companyCode, externalMail: 'released@outside.example', isExternalMailProven: true };
  const one = await asking(contact);
  await by.post(`${one.key}/release`, {});
  expect(await mailbox.next('released@outside.example')).toMatchObject({
    subject: expect.stringContaining('개인 키가 해제되었습니다'),
  });
  await one.browser.post(own, { password: testPassword });
  await by.post(`${one.key}/reset`, {});
  expect(await mailbox.next('released@outside.example')).toMatchObject({
    subject: expect.stringContaining('개인 키가 초기화되었습니다'),
  });
  const kept = (await one.browser.get('/api/v1/inbox-messages')).json<List<{ subject: string }>>().items;
  expect(kept.map(({ subject }) => subject)).toEqual(['개인 키가 초기화되었습니다', '개인 키가 해제되었습니다']);
  const logged = (await by.get('/api/v1/records')).json<List<{ operation: string; target: { id: string } | null }>>();
  expect(logged.items.filter(({ target }) => target?.id === one.personId).map(({ operation }) => operation)).toEqual(
    expect.arrayContaining(['release-key', 'reset-key']),
  );
});

test('STA-05 an administrator’s own key is released by another one, and by a sole administrator with a fresh proof', async () => {
  const one = await asking({ roles: ['administrator'] });
  const { companyCode } = one;
  const release = () => one.browser.post(`${one.key}/release`, {});
  expect((await one.browser.get(own)).json()).toMatchObject({ state: 'readyForRelease', can: ['release'] });
  const second = await known({ companyCode, roles: ['administrator'] });
  expect((await one.browser.get(own)).json()).toMatchObject({ can: [] });
  expect((await one.browser.get(one.key)).json()).toMatchObject({ can: [] });
  expect([codeOf(await release()), codeOf(await one.browser.post(`${one.key}/reset`, {}))]).toEqual([
    'KEY_OWN',
    'KEY_OWN',
  ]);
  // Of a second one who cannot act none is left.
  await inCompany(kernel.db, companyCode, (tx) =>
    sql`update people set suspended_at = app_now() where company_code = ${companyCode} and person_id = ${second.personId}::uuid`.execute(
      tx,
    ),
  );
  expect((await one.browser.get(one.key)).json()).toMatchObject({ can: ['release'] });
  await sql`update sessions set proven_at = app_now() - interval '1 hour'`.execute(kernel.db);
  expect(codeOf(await release())).toBe('PROOF_NEEDED');
  expect((await one.browser.get(own)).json()).toMatchObject({ state: 'readyForRelease' });
  expect(codeOf(await one.browser.post('/api/v1/session/proof', { password: testPassword }))).toBe('done');
  expect(codeOf(await release())).toBe('done');
  expect((await one.browser.get(own)).json()).toMatchObject({ state: 'released', can: [] });
  const logged = (await one.browser.get('/api/v1/records')).json<List<{ operation: string; detail: object | null }>>();
  expect(logged.items.find(({ operation }) => operation === 'release-key')?.detail).toEqual({
    soleAdministrator: true,
  });
  // Without a request there is nothing to release, and a person without the permission releases none.
  await one.browser.post(own, { password: testPassword });
  expect(codeOf(await release())).toBe('KMS006');
  const member = await asking({ companyCode });
  expect((await member.browser.get(own)).json()).toMatchObject({ can: [] });
  expect(codeOf(await member.browser.post(`${member.key}/release`, {}))).toBe('CO401');
});
