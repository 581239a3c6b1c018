import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { afterEach, expect, test, vi } from 'vitest';
import { inCompany } from '../../../kernel/db/database.ts';
import type { Answer, Browser } from '../../../testing/browser.ts';
import { addTestPerson, signInAs, testPassword, type TestPerson } from '../../../testing/people.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { KeyStoreAway, NotWrapped } from './stores/key-store.ts';
import { productStore } from './stores/product-store.ts';

const app = await startTestApp({ work: false });
const paths = { own: '/api/v1/profile/key', files: '/api/v1/profile/key/file-keys' };
const outcome = ({ status, error }: Answer) => [status, error.errorCode];
const done = [200, undefined];
const keyOf = ({ personId }: TestPerson) => `/api/v1/employees/${personId}/key`;
const stateOf = async (browser: Browser) => (await browser.get(paths.own)).json<{ state: string }>().state;

afterEach(() => vi.restoreAllMocks());

async function known(others: Parameters<typeof addTestPerson>[1] = {}) {
  const person = await addTestPerson(app, others);
  const browser = await signInAs(app, person);
  const register = () => browser.post(paths.own, { password: testPassword });
  const askRelease = () => browser.post(`${paths.own}/release-wish`, { password: testPassword });
  return { ...person, browser, register, askRelease };
}

async function withAdministrator() {
  const administrator = await known({ roles: ['administrator'] });
  const person = await known({ companyCode: administrator.companyCode });
  return { administrator: administrator.browser, person };
}

interface Sealed {
  readonly keyId: string;
  readonly wrappedKey: string;
  readonly data: Buffer;
}

/** Seals a text as the browser does. */
async function seal(browser: Browser, text: string): Promise<Sealed> {
  const made = await browser.post(paths.files, {});
  expect(made.status, made.text).toBe(200);
  const { keyId, wrappedKey, fileKey } = made.json<Record<'keyId' | 'wrappedKey' | 'fileKey', string>>();
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', Buffer.from(fileKey, 'base64'), nonce);
  const content = Buffer.concat([cipher.update(text), cipher.final()]);
  return { keyId, wrappedKey, data: Buffer.concat([nonce, cipher.getAuthTag(), content]) };
}

const open = (browser: Browser, { keyId, wrappedKey }: Pick<Sealed, 'keyId' | 'wrappedKey'>) =>
  browser.post(`${paths.files}/opening`, { keyId, wrappedKey });

async function read(browser: Browser, sealed: Sealed): Promise<string> {
  const opened = await open(browser, sealed);
  expect(opened.status, opened.text).toBe(200);
  const fileKey = Buffer.from(opened.json<{ fileKey: string }>().fileKey, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', fileKey, sealed.data.subarray(0, 12));
  decipher.setAuthTag(sealed.data.subarray(12, 28));
  return Buffer.concat([decipher.update(sealed.data.subarray(28)), decipher.final()]).toString();
}

test('REQ-03 STA-05 a key is registered, requested back and released, and its file opens only while it is registered', async () => {
  const { administrator, person } = await withAdministrator();
  const { browser, register, askRelease } = person;
  expect(await stateOf(browser)).toBe('readyForRegistration');
  expect(outcome(await browser.post(paths.files, {}))).toEqual([409, 'KMS005']);
  expect(outcome(await askRelease())).toEqual([409, 'KMS005']);
  expect(outcome(await register())).toEqual(done);
  expect(outcome(await register())).toEqual([409, 'KMS006']);
  expect(await stateOf(browser)).toBe('registered');
  const sealed = await seal(browser, 'own data');
  expect(await read(browser, sealed)).toBe('own data');
  expect(outcome(await administrator.post(`${keyOf(person)}/release`, {}))).toEqual([409, 'KMS006']);

  expect(outcome(await askRelease())).toEqual(done);
  expect(await stateOf(browser)).toBe('readyForRelease');
  for (const refused of [askRelease(), register(), browser.post(paths.files, {}), open(browser, sealed)]) {
    expect(outcome(await refused)).toEqual([409, 'KMS007']);
  }
  expect(outcome(await browser.delete(`${paths.own}/release-wish`))).toEqual(done);
  expect(outcome(await browser.delete(`${paths.own}/release-wish`))).toEqual([404, 'CO404']);
  expect(await read(browser, sealed)).toBe('own data');

  expect(outcome(await askRelease())).toEqual(done);
  expect((await administrator.get(keyOf(person))).json()).toMatchObject({
    state: 'readyForRelease',
    can: ['release', 'reset'],
  });
  expect(outcome(await administrator.post(`${keyOf(person)}/release`, {}))).toEqual(done);
  expect(await stateOf(browser)).toBe('released');
  expect(outcome(await open(browser, sealed))).toEqual([409, 'KMS008']);
  expect(outcome(await administrator.post(`${keyOf(person)}/release`, {}))).toEqual([409, 'KMS008']);

  // A new key opens nothing of the one before.
  expect(outcome(await register())).toEqual(done);
  expect(outcome(await open(browser, sealed))).toEqual([409, 'KMS008']);
  const kept = await inCompany(app.kernel.db, person.companyCode, (tx) =>
    tx.selectFrom('person_key_secrets').select('key_id').where('person_id', '=', person.personId).execute(),
  );
  expect(kept).toHaveLength(1);
  expect(kept[0]?.key_id).not.toBe(sealed.keyId);
});

test('STA-05 a key with a history is reset to released, only by another person', async () => {
  const { administrator, person } = await withAdministrator();
  const reset = (who: Browser) => who.post(`${keyOf(person)}/reset`, {});
  expect(outcome(await reset(administrator))).toEqual([409, 'KMS005']);
  await person.register();
  const sealed = await seal(person.browser, 'own data');
  expect((await reset(person.browser)).status).toBe(403);
  const desk = await known({ companyCode: person.companyCode, roles: ['serviceDesk'] });
  const byTicket = { 'x-madang-ticket': 'HD-2041' };
  expect((await desk.browser.get(keyOf(person), byTicket)).json()).toMatchObject({ state: 'registered', can: [] });
  expect(outcome(await reset(desk.browser))).toEqual([403, 'CO401']);
  expect(outcome(await reset(administrator))).toEqual(done);
  expect(await stateOf(person.browser)).toBe('released');
  expect(outcome(await open(person.browser, sealed))).toEqual([409, 'KMS008']);
  expect(outcome(await reset(administrator))).toEqual([409, 'KMS008']);
  const rows = await inCompany(app.kernel.db, person.companyCode, (tx) =>
    tx.selectFrom('audit_log').select('operation').where('target_id', '=', person.personId).execute(),
  );
  expect(rows.map(({ operation }) => operation)).toEqual(expect.arrayContaining(['register-key', 'reset-key']));
});

test('REQ-03 a file sealed by another person’s key, or modified, does not open', async () => {
  const [one, other] = [await known(), await known()];
  await one.register();
  await other.register();
  const sealed = await seal(one.browser, 'own data');
  expect(outcome(await open(other.browser, sealed))).toEqual([422, 'KMS002']);
  const foreign = await seal(other.browser, 'other data');
  expect(outcome(await open(one.browser, { ...sealed, wrappedKey: foreign.wrappedKey }))).toEqual([422, 'KMS002']);
  expect(outcome(await open(one.browser, { ...sealed, wrappedKey: 'AAAA' }))).toEqual([422, 'KMS002']);
});

test('REQ-03 while the key store is away nothing is lost, and each step resumes afterwards', async () => {
  const { administrator, person } = await withAdministrator();
  const { browser, register, askRelease } = person;
  const away = (call: 'create' | 'wrap' | 'unwrap' | 'destroy') =>
    vi.spyOn(productStore, call).mockRejectedValueOnce(new KeyStoreAway());
  for (const call of ['create', 'wrap'] as const) {
    away(call);
    expect(outcome(await register())).toEqual([503, 'KMS003']);
    expect(await stateOf(browser)).toBe('readyForRegistration');
  }
  expect(outcome(await register())).toEqual(done);
  away('wrap');
  expect(outcome(await browser.post(paths.files, {}))).toEqual([503, 'KMS003']);
  const sealed = await seal(browser, 'own data');
  away('unwrap');
  expect(outcome(await open(browser, sealed))).toEqual([503, 'KMS003']);
  expect(await read(browser, sealed)).toBe('own data');
  await askRelease();
  for (const act of ['release', 'reset']) {
    away('destroy');
    expect(outcome(await administrator.post(`${keyOf(person)}/${act}`, {}))).toEqual([503, 'KMS003']);
    expect(await stateOf(browser)).toBe('readyForRelease');
  }
  // The key is still there: who withdraws the wish opens the file.
  await browser.delete(`${paths.own}/release-wish`);
  expect(await read(browser, sealed)).toBe('own data');
  await askRelease();
  expect(outcome(await administrator.post(`${keyOf(person)}/release`, {}))).toEqual(done);
  away('unwrap');
  expect(outcome(await open(browser, sealed))).toEqual([409, 'KMS008']);
});

test('REQ-03 a store that answers with another key neither seals nor opens', async () => {
  const person = await known();
  await person.register();
  const sealed = await seal(person.browser, 'own data');
  const answers = vi.spyOn(productStore, 'unwrap');
  answers.mockRejectedValueOnce(new NotWrapped());
  expect(outcome(await open(person.browser, sealed))).toEqual([503, 'KMS004']);
  answers.mockResolvedValueOnce(Buffer.from('another'));
  expect(outcome(await person.browser.post(paths.files, {}))).toEqual([503, 'KMS004']);
  expect(await read(person.browser, sealed)).toBe('own data');
});

test('STA-05 of many registrations at once one succeeds', async () => {
  const person = await known();
  const answers = await Promise.all(Array.from({ length: 8 }, () => person.register()));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  for (const { status, error } of answers) if (status !== 200) expect(error.errorCode).toBe('KMS006');
});
