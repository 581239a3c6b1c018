import { expect } from 'vitest';
import type { Browser } from '../browser.ts';
import { appCodeOf, factorCalls } from '../one-time-codes.ts';
import { addTestPerson, signInAs, testPassword, type TestPerson } from '../people.ts';
import type { TestApp } from '../test-app.ts';
import { factorStepsOf } from './sign-in-step.ts';

export const devicePolicy = '/api/v1/security-policies/trusted-devices';

/** People with a second factor, and browsers that they trust. */
export function trustedDevicesOf(app: TestApp) {
  const { atTheStep, personWithApp } = factorStepsOf(app);
  const signIn = async (browser: Browser, { loginId }: TestPerson, password = testPassword) => {
    const { status, error } = await browser.post('/api/v1/session', { loginId, password });
    return status === 200 ? 'in' : error.errorCode;
  };
  /** Proves the second factor in a browser at its step, and trusts it. */
  const trustIn = async (browser: Browser, secret: string) => {
    const passed = await browser.post(factorCalls.withApp, { code: await appCodeOf(app, secret), isTrusting: true });
    expect(passed.status, passed.text).toBe(200);
  };
  /** A company that trusts devices, and one of its people with an app, signed in and trusted. */
  const trusted = async (days = 30) => {
    const administrator = await addTestPerson(app, { roles: ['administrator'] });
    const { companyCode } = administrator;
    const head = await signInAs(app, administrator);
    expect((await head.put(devicePolicy, { days, expected: 0 })).status).toBe(200);
    const { person, secret } = await personWithApp({ companyCode });
    await app.advance(60);
    const browser = await atTheStep(person);
    expect((await browser.get(factorCalls.step)).json()).toMatchObject({ waiting: { trustDays: days } });
    await trustIn(browser, secret);
    return { head, person, browser, secret };
  };
  /** A browser with the cookie of another and nothing else, as anyone who copied it has it. */
  const copyOf = (browser: Browser): Browser => {
    const copy = app.browser();
    copy.cookies.set('device', browser.cookies.get('device') ?? '');
    return copy;
  };
  return { signIn, trustIn, trusted, copyOf };
}
