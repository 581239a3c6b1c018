import { expect } from 'vitest';
import type { Browser } from '../browser.ts';
import { setUpApp } from '../one-time-codes.ts';
import { addTestPerson, type TestPerson } from '../people.ts';
import type { TestApp } from '../test-app.ts';
import { setUpPasskey } from './authenticator.ts';

type Given = Parameters<typeof addTestPerson>[1];

/** People with a factor, and their browsers at the step of the sign-in that asks for it. */
export function factorStepsOf(app: TestApp) {
  let hosts = 0;
  const address = () => `198.51.${(hosts += 1) >> 8}.${hosts & 255}`;
  return {
    address,
    /** A browser whose password was right. */
    atTheStep: async ({ loginId, password }: TestPerson): Promise<Browser> => {
      const browser = app.browser({ address: address() });
      const { status, error } = await browser.post('/api/v1/session', { loginId, password });
      expect([status, error.errorCode]).toEqual([403, 'FACTOR_NEEDED']);
      return browser;
    },
    personWithApp: async (given: Given = {}) => {
      const person = await addTestPerson(app, given);
      return { person, ...(await setUpApp(app, person, address())) };
    },
    personWithPasskey: async (given: Given = {}) => {
      const person = await addTestPerson(app, given);
      return { person, ...(await setUpPasskey(app, person, address())) };
    },
  };
}
