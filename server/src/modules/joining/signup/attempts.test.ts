import { expect, test } from 'vitest';
import { signupProperties } from '@madang/contract/joining/signup/limits.ts';
import type { Browser } from '../../../testing/browser.ts';
import { agreeToAll, signUpCalls, signUpPayload, verifyByMail } from '../../../testing/sign-up.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const app = await startTestApp();

/** Someone at an address, with a form that is ready to be sent. */
async function readyAt(address: string) {
  const browser = app.browser({ address });
  const payload = await agreeToAll(browser, signUpPayload());
  await verifyByMail(browser, app.mailbox, String(payload['adminEmail']));
  return { browser, payload };
}

const send = async ({ browser, payload }: { browser: Browser; payload: object }) => {
  const answer = await browser.post(signUpCalls.request, payload);
  return answer.status === 200 ? 'made' : answer.error.errorCode;
};

test('SGN-03 OPS-06 of copies sent at once one counts against the limit of the address', async () => {
  await app.setProperty(signupProperties.perAddress, 3);
  const address = '198.51.100.1';
  const first = await readyAt(address);
  expect(await Promise.all([send(first), send(first), send(first)])).toEqual(['made', 'made', 'made']);
  for (const outcome of ['made', 'made', 'NETWORK_LIMIT']) expect(await send(await readyAt(address))).toBe(outcome);
});

test('SGN-03 ERR-04 a sign-up during a database outage does not count', async () => {
  await app.setProperty(signupProperties.perAddress, 1);
  const address = '198.51.100.2';
  const somebody = await readyAt(address);
  await app.pools.owner.query(`
    create function be_away() returns trigger language plpgsql as $$
      begin raise exception 'away' using errcode = '57P01'; end $$;
    create trigger be_away before insert on companies for each row execute function be_away()`);
  expect(await send(somebody)).toBe('CO101');
  await app.pools.owner.query('drop function be_away cascade');
  expect(await send(somebody)).toBe('made');
  expect(await send(await readyAt(address))).toBe('NETWORK_LIMIT');
});
