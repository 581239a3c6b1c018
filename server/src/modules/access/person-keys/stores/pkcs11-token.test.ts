import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { inCompany } from '../../../../kernel/db/database.ts';
import type { Answer, Browser } from '../../../../testing/browser.ts';
import { hasSoftToken, SoftToken } from '../../../../testing/keys/soft-token.ts';
import { addTestPerson, signInAs, testPassword } from '../../../../testing/people.ts';
import { startTestApp } from '../../../../testing/test-app.ts';
import { createKey } from '../use-key.ts';

const isRun = Boolean(process.env['MADANG_FULL']) && hasSoftToken;
const token = new SoftToken();
const app = await startTestApp({ work: false, environment: isRun ? token.environment : {} });
const { kernel } = app;
afterAll(() => token.remove());

const own = '/api/v1/profile/key';
const files = `${own}/file-keys`;
const outcome = ({ status, error }: Answer) => [status, error.errorCode];
const done = [200, undefined];
const away = [503, 'KMS003'];

async function withAdministrator() {
  const administrator = await addTestPerson(app, { roles: ['administrator'] });
  const person = await addTestPerson(app, { companyCode: administrator.companyCode });
  const [by, browser] = [await signInAs(app, administrator), await signInAs(app, person)];
  return { ...person, by, browser, register: () => browser.post(own, { password: testPassword }) };
}

interface Sealed {
  readonly keyId: string;
  readonly wrappedKey: string;
  readonly fileKey: string;
}

async function seal(browser: Browser): Promise<Sealed> {
  const made = await browser.post(files, {});
  expect(made.status, made.text).toBe(200);
  return made.json<Sealed>();
}

const open = (browser: Browser, { keyId, wrappedKey }: Sealed) =>
  browser.post(`${files}/opening`, { keyId, wrappedKey });

async function opens(browser: Browser, sealed: Sealed): Promise<void> {
  const opened = await open(browser, sealed);
  expect(opened.json<{ fileKey: string }>().fileKey, opened.text).toBe(sealed.fileKey);
}

const stateOf = async (browser: Browser) => (await browser.get(own)).json<{ state: string }>().state;

test.runIf(isRun)(
  'REQ-03 STA-05 a device key is registered, seals, opens, and can be released while the device is away',
  async () => {
    const { by, browser, register, companyCode, personId } = await withAdministrator();
    expect(outcome(await register())).toEqual(done);
    const rowsOf = (table: 'person_keys' | 'person_key_secrets') =>
      inCompany(kernel.db, companyCode, (tx) =>
        tx.selectFrom(table).selectAll().where('person_id', '=', personId).execute(),
      );
    expect(await rowsOf('person_keys')).toMatchObject([{ store: 'pkcs11' }]);
    const sealed = await seal(browser);
    await opens(browser, sealed);
    for (const wrappedKey of [randomBytes(60).toString('base64'), 'AAAA']) {
      expect(outcome(await open(browser, { ...sealed, wrappedKey }))).toEqual([422, 'KMS002']);
    }
    const release = () => browser.post(`${own}/release-wish`, { password: testPassword });
    expect(outcome(await release())).toEqual(done);
    token.takeAway();
    expect(outcome(await by.post(`/api/v1/employees/${personId}/key/release`, {}))).toEqual(done);
    expect(outcome(await open(browser, sealed))).toEqual([409, 'KMS008']);
    token.putBack();
    expect(outcome(await open(browser, sealed))).toEqual([409, 'KMS008']);
    expect(await rowsOf('person_key_secrets')).toEqual([]);
  },
);

test.runIf(isRun)('REQ-03 while the token is removed nothing is lost, and each step resumes afterwards', async () => {
  const { browser, register } = await withAdministrator();
  token.takeAway();
  expect(outcome(await register())).toEqual(away);
  expect(await stateOf(browser)).toBe('readyForRegistration');
  token.putBack();
  expect(outcome(await register())).toEqual(done);
  const sealed = await seal(browser);
  token.takeAway();
  for (const asked of [() => open(browser, sealed), () => browser.post(files, {}), () => open(browser, sealed)]) {
    expect(outcome(await asked())).toEqual(away);
  }
  expect(await stateOf(browser)).toBe('registered');
  token.putBack();
  await opens(browser, sealed);
});

test.runIf(isRun)(
  'REQ-03 a token with another key neither seals nor opens, and the original token opens everything',
  async () => {
    const { browser, register } = await withAdministrator();
    await register();
    const sealed = await seal(browser);
    token.exchange();
    // The session with the token from before ends with the first request.
    expect(outcome(await open(browser, sealed))).toEqual(away);
    expect(outcome(await open(browser, sealed))).toEqual([503, 'KMS004']);
    expect(outcome(await browser.post(files, {}))).toEqual([503, 'KMS004']);
    token.putBack();
    expect(outcome(await open(browser, sealed))).toEqual(away);
    await opens(browser, sealed);
  },
);

test.runIf(isRun)('REQ-03 calls to a hanging device time out and delay no other call', async () => {
  const { browser, register } = await withAdministrator();
  await register();
  const sealed = await seal(browser);
  const stopped = kernel.keyDevice?.processId ?? 0;
  process.kill(stopped, 'SIGSTOP');
  const [opened, profile] = await Promise.all([open(browser, sealed), browser.get('/api/v1/session')]);
  expect([outcome(opened), profile.status]).toEqual([away, 200]);
  await opens(browser, sealed);
  expect(kernel.keyDevice?.processId).not.toBe(stopped);
});

test.runIf(isRun)('REQ-03 a library that crashes its process affects nothing else', async () => {
  const { browser, register } = await withAdministrator();
  await register();
  const sealed = await seal(browser);
  process.kill(kernel.keyDevice?.processId ?? 0, 'SIGKILL');
  // The call in that moment may be the one that finds out.
  expect([200, 503]).toContain((await open(browser, sealed)).status);
  await opens(browser, sealed);
});

test.runIf(isRun)(
  'OPS-04 REQ-03 keys from before the device remain in their store and open beside the device’s keys',
  async () => {
    const [before, after] = [await withAdministrator(), await withAdministrator()];
    const { companyCode, personId } = before;
    await inCompany(kernel.db, companyCode, async (tx) => {
      const call = { tx, kernel: { keyring: kernel.keyring, keyDevice: undefined } };
      await createKey(call, { companyCode, personId, keyId: randomUUID() });
    });
    await after.register();
    const [first, second] = [await seal(before.browser), await seal(after.browser)];
    token.takeAway();
    await opens(before.browser, first);
    expect(outcome(await open(after.browser, second))).toEqual(away);
    token.putBack();
    await opens(after.browser, second);
  },
);
