import { expect, test } from 'vitest';
import { otpProperties } from '@madang/contract/secrets/otp/limits.ts';
import type { Browser } from '../../testing/browser.ts';
import { companyWithAdmin, invitationCalls, invite, joinPayload } from '../../testing/invitations.ts';
import { askForCode, enterCode, personOf, proveTarget, wrongCode } from '../../testing/one-time-codes.ts';
import { agreeQuietly, nextPerson, signUpCalls, signUpPayload } from '../../testing/sign-up.ts';
import { startTestApp } from '../../testing/test-app.ts';

const app = await startTestApp();
const { kernel, mailbox } = app;
await app.setProperty(otpProperties.sendsPerAddressTenMinutes, 1_000_000);

const cookieOf = (browser: Browser) => browser.cookies.get('flow') ?? '';

/** A browser that has the cookie which the other one had at some time. */
function withCookie(cookie: string): Browser {
  const browser = app.browser();
  browser.cookies.set('flow', cookie);
  return browser;
}

/** A browser that asked for a code, and what another person knows who planted its flow. */
async function asked() {
  const browser = app.browser();
  const payload = await agreeQuietly(browser, signUpPayload());
  const mail = String(payload['adminEmail']);
  const personId = personOf(await askForCode(browser, 'externalMail', mail));
  const code = await mailbox.nextCode(mail);
  return { browser, payload, mail, personId, code, planted: cookieOf(browser) };
}

async function signUpBy(browser: Browser, payload: unknown) {
  const { status, error } = await browser.post(signUpCalls.request, payload);
  return status === 200 ? 'made' : error.errorCode;
}

test('OTP-02 a code verifies only the browser that entered it, not the one that planted its flow', async () => {
  const { browser, payload, mail, personId, code, planted } = await asked();
  expect((await enterCode(browser, personId, code)).status).toBe(200);
  expect(cookieOf(browser)).not.toBe(planted);
  const stored = JSON.stringify(await kernel.db.selectFrom('flows').selectAll().execute());
  expect(stored).not.toContain(cookieOf(browser).split('.')[1]);
  const thief = signUpPayload({ adminEmail: mail, pslInfoAgmts: payload['pslInfoAgmts'] });
  expect(await signUpBy(withCookie(planted), thief)).toBe('OTP0005');
  // A second proof of the thief's own, in the same flow, is none of this mailbox.
  const other = withCookie(planted);
  await proveTarget(app, other, 'externalMail', `thief${nextPerson()}@outside.example`);
  expect(await signUpBy(other, thief)).not.toBe('made');
});

test('OPS-06 a double tap and a repeated code after a lost response both keep the proof', async () => {
  const { browser, payload, personId, code, planted } = await asked();
  const second = withCookie(planted);
  const taps = await Promise.all([browser, second].map((tap) => enterCode(tap, personId, code)));
  expect(taps.map(({ status }) => String(status)).toSorted()).toEqual(['200', '422']);
  expect(cookieOf(browser)).toBe(cookieOf(second));
  const lost = withCookie(planted);
  expect((await enterCode(lost, personId, code)).error.errorCode).toBe('OTP_USED');
  expect(await signUpBy(lost, payload)).toBe('made');
});

test('OTP-04 guesses at a used code are counted, and give no proof', async () => {
  const { browser, personId, code, planted } = await asked();
  expect((await enterCode(browser, personId, code)).status).toBe(200);
  const guesser = withCookie(planted);
  for (const step of [1, 2, 3]) {
    expect((await enterCode(guesser, personId, wrongCode(code, step))).error.errorCode).toBe('OTP_USED');
  }
  expect((await enterCode(guesser, personId, code)).error.errorCode).toBe('OTP_USED');
  expect(cookieOf(guesser)).toBe(planted);
});

test('INV-05 the button behind a personal link verifies the mailbox only for the pressing browser', async () => {
  const company = await companyWithAdmin(app);
  const mail = `guest${nextPerson()}@outside.example`;
  const { code } = await invite(app, company, mail);
  const browser = app.browser();
  await browser.post(invitationCalls.read(code));
  const planted = cookieOf(browser);
  expect((await browser.post(invitationCalls.begin)).status).toBe(200);
  const thief = withCookie(planted);
  expect((await thief.post(invitationCalls.current)).json()).toMatchObject({ vrfYn: 'N' });
  expect((await thief.post(invitationCalls.join, await joinPayload(thief))).error.errorCode).toBe('OTP0005');
  expect((await browser.post(invitationCalls.current)).json()).toMatchObject({ vrfYn: 'Y' });
  expect((await browser.post(invitationCalls.join, await joinPayload(browser))).status).toBe(200);
});
