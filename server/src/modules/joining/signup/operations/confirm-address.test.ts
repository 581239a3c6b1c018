import { expect, test } from 'vitest';
import { flowsPerAddress } from '@madang/contract/kernel/flow-limits.ts';
import { otpProperties } from '@madang/contract/secrets/otp/limits.ts';
import { confirmAddress, confirmationPath } from '@madang/contract/joining/signup/routes.ts';
import { signupProperties } from '@madang/contract/joining/signup/limits.ts';
import { daySeconds } from '@madang/contract/kernel/durations.ts';
import type { Browser } from '../../../../testing/browser.ts';
import { proveTarget } from '../../../../testing/one-time-codes.ts';
import { agreeToAll, signUpCalls, signUpPayload, type SignUpPayload } from '../../../../testing/sign-up.ts';
import { startTestApp } from '../../../../testing/test-app.ts';
import { signup } from '../index.ts';

const app = await startTestApp();
for (const property of [flowsPerAddress, signupProperties.perAddress, otpProperties.sendsPerAddressTenMinutes]) {
  await app.setProperty(property, 100_000);
}
const days = await app.kernel.properties.get(signupProperties.unconfirmedDays);

/** A messenger account whose ID is a mail address that no one has proven: the owner of the phone signed up. */
async function signUpByPhone(change: SignUpPayload = {}) {
  const browser = app.browser();
  const payload = await agreeToAll(browser, signUpPayload({ svcType: 'MS', ...change }));
  await proveTarget(app, browser, 'mobile', String(payload['mphonNo']));
  const answer = await browser.post(signUpCalls.request, payload);
  expect(answer.status, answer.text).toBe(200);
  const userId = String(payload['userId']);
  const { text } = await app.mailbox.next(userId);
  const [, secret = ''] = /#(\S+)/.exec(text) ?? [];
  const signIn = await browser.post('/api/v1/session', { loginId: userId, password: payload['pwd'] });
  expect(signIn.status, signIn.text).toBe(200);
  return { payload, userId, secret, browser };
}

function confirm(browser: Browser, secret: string) {
  return browser.post(confirmAddress.path, { secret });
}

async function stateOf(userId: string) {
  const admin = await app.pools.owner.connect();
  try {
    await admin.query('set role none');
    const { rows } = await admin.query(
      `select is_confirmed, unconfirmed_until is not null as is_waiting
       from people left join login_ids using (login_id, person_id) where login_id = $1`,
      [userId],
    );
    return rows[0];
  } finally {
    await admin.query('set role madang_owner');
    admin.release();
  }
}

async function runReleaseJob(): Promise<void> {
  await signup.tasks?.(app.kernel)['release-unconfirmed-ids']?.(undefined);
}

test('SGN-14 a mail ID verified by phone waits for its link, and opening the link changes nothing', async () => {
  const { userId, secret } = await signUpByPhone();
  expect(await stateOf(userId)).toEqual({ is_confirmed: false, is_waiting: true });
  await app.browser().get(confirmationPath);
  await app.browser().get(`${confirmationPath}?secret=${secret}`);
  const call = await app.browser().get(`${confirmAddress.path}?secret=${secret}`);
  expect([call.status, call.error.errorCode]).toEqual([405, 'CO405']);
  expect(await stateOf(userId)).toEqual({ is_confirmed: false, is_waiting: true });
});

test('SGN-14 the button of the link confirms once, and then the ID is permanent', async () => {
  const { userId, secret, browser } = await signUpByPhone();
  expect((await confirm(browser, secret)).status).toBe(200);
  expect(await stateOf(userId)).toEqual({ is_confirmed: true, is_waiting: false });
  const again = await confirm(browser, secret);
  expect([again.status, again.error.errorCode]).toEqual([409, 'MB_M_CONFIRMATION_GONE']);
  await app.advance((days + 1) * daySeconds);
  await runReleaseJob();
  expect(await stateOf(userId)).toEqual({ is_confirmed: true, is_waiting: false });
});

test('SGN-14 of 16 presses at once one confirms', async () => {
  const { secret, browser } = await signUpByPhone();
  const answers = await Promise.all(Array.from({ length: 16 }, () => confirm(browser, secret)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('SGN-14 an unconfirmed ID is free after its days: sign-in ends and the link is void', async () => {
  const { payload, userId, secret } = await signUpByPhone();
  const browser = app.browser();
  const credentials = { loginId: userId, password: payload['pwd'] };
  await app.advance(days * daySeconds - 1_800);
  await runReleaseJob();
  expect((await browser.post('/api/v1/session', credentials)).status).toBe(200);
  await app.advance(1_801);
  expect((await confirm(browser, secret)).error.errorCode).toBe('MB_M_CONFIRMATION_GONE');
  await runReleaseJob();
  expect((await browser.get('/api/v1/session')).status).toBe(401);
  expect((await browser.post('/api/v1/session', credentials)).status).toBe(422);
  // Another person may take the address now.
  await signUpByPhone({ userId, email: userId });
});

test('SGN-14 an invented or truncated link is refused', async () => {
  const { userId, secret, browser } = await signUpByPhone();
  for (const other of ['x', 'A'.repeat(43), secret.slice(0, -1), `${secret}A`]) {
    expect((await confirm(browser, other)).error.errorCode).toBe('MB_M_CONFIRMATION_GONE');
  }
  expect(await stateOf(userId)).toEqual({ is_confirmed: false, is_waiting: true });
});

test('SGN-14 confirming a link requires the session of its account', async () => {
  const { userId, secret } = await signUpByPhone();
  const stranger = await confirm(app.browser(), secret);
  expect([stranger.status, stranger.error.errorCode]).toEqual([401, 'AC100']);
  const { browser: another } = await signUpByPhone();
  const other = await confirm(another, secret);
  expect([other.status, other.error.errorCode]).toEqual([409, 'MB_M_CONFIRMATION_GONE']);
  expect(await stateOf(userId)).toEqual({ is_confirmed: false, is_waiting: true });
});
