import { expect, test, vi } from 'vitest';
import { addTestPerson, signInAs, testPassword } from '../../../../testing/people.ts';
import { startTestApp } from '../../../../testing/test-app.ts';

const own = '/api/v1/profile/key';

test('REQ-03 a missing library is reported once, the product starts, and only keys of people wait', async () => {
  const environment = { MADANG_PKCS11_MODULE: '/nowhere/p11.so', MADANG_PKCS11_TOKEN: 'none', MADANG_PKCS11_PIN: '1' };
  const app = await startTestApp({ work: false, environment });
  const warned = vi.spyOn(app.kernel.log, 'warn');
  const browser = await signInAs(app, await addTestPerson(app));
  for (let tries = 0; tries < 2; tries += 1) {
    const { status, error } = await browser.post(own, { password: testPassword });
    expect([status, error.errorCode]).toEqual([503, 'KMS003']);
  }
  expect((await browser.get(own)).json()).toMatchObject({ state: 'readyForRegistration' });
  // The binding may not be built on this machine; either is said.
  const said = warned.mock.calls.filter(([, text]) => text?.includes('KMS003'));
  expect(said).toEqual([
    [{ reason: expect.stringMatching(/MADANG_PKCS11_MODULE|pkcs11js/) }, expect.stringContaining('KMS003')],
  ]);
});
