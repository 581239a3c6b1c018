import type { Browser } from '../browser.ts';
import { appCodeOf, factorCalls as calls } from '../one-time-codes.ts';
import type { TestPerson } from '../people.ts';
import type { TestApp } from '../test-app.ts';

/** Logs someone in who has to have a second factor and has none: an authenticator app is set up on the way. */
export async function signInWithFirstApp(
  app: TestApp,
  { loginId, password }: Pick<TestPerson, 'loginId' | 'password'>,
): Promise<Browser> {
  const browser = app.browser();
  await browser.post('/api/v1/session', { loginId, password });
  const { secret } = (await browser.post(`${calls.step}/set-up/app`)).json<{ secret: string }>();
  const entered = await browser.post(`${calls.step}/set-up/app/code`, { code: await appCodeOf(app, secret) });
  if (entered.status !== 200) throw new Error(`the app was refused: ${entered.error.errorCode}`);
  return browser;
}
