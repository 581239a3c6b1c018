import { expect, test } from 'vitest';
import type { OwnConsent } from '@madang/contract/access/consents/routes.ts';
import { daySeconds } from '@madang/contract/kernel/durations.ts';
import { consentCalls as calls, consentSteps } from '../../../testing/consent-steps.ts';
import { addTestPerson, signInAs } from '../../../testing/people.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { askMarketingConsent } from './ask-marketing-consent.ts';

const app = await startTestApp();
const { logIn, newBrowser } = consentSteps(app);
const path = '/api/v1/consents';

async function advanceTo(moment: string): Promise<void> {
  const { rows } = await app.pools.owner.query<{ now: Date }>('select app_now() as now');
  await app.advance((Date.parse(moment) - Number(rows[0]?.now)) / 1_000);
}

async function marketingOf(browser: ReturnType<typeof newBrowser>): Promise<OwnConsent | undefined> {
  const { items: consents } = (await browser.get(path)).json<{ items: OwnConsent[] }>();
  return consents.find(({ termsCode }) => termsCode === 'CMAR');
}

test('TRM-06 a consent of 29 February ends on the 28th in the screen, the letter and the sign-in alike', async () => {
  const externalMail = 'leap.day@outside.example';
  const person = await addTestPerson(app, { externalMail, language: 'en' });
  await advanceTo('2028-02-29T06:00:00Z');
  const browser = await signInAs(app, person);
  const version = (await marketingOf(browser))?.text.version;
  expect((await browser.put(`${path}/CMAR`, { isAgreed: true, version })).status).toBe(200);
  await app.mailbox.next(externalMail);
  const { endsAt } = (await marketingOf(browser)) ?? {};
  expect(endsAt).toMatch(/^2030-02-28T06:0/);

  await advanceTo('2030-02-20T06:00:00Z');
  await askMarketingConsent(app.kernel);
  expect((await app.mailbox.next(externalMail)).text).toContain('expires on February 28, 2030');
  await app.advance((Date.parse(endsAt ?? '') - Date.parse('2030-02-20T06:00:00Z')) / 1_000 - 60);
  const before = await signInAs(app, person);
  // As long as it holds it is no news to say so, and to say it again changes nothing.
  expect((await before.put(`${path}/CMAR`, { isAgreed: true, version })).error.errorCode).toBe('CONSENT_UNCHANGED');
  await app.advance(120);
  const after = newBrowser();
  expect((await logIn(person, after)).error.errorCode).toBe('CONSENT_NEEDED');
  expect((await after.post(calls.begin)).json()).toMatchObject({ waiting: { due: ['CMAR'] } });
  // Nor is it a day later what it was not that day.
  await app.advance(daySeconds);
  expect((await logIn(person)).error.errorCode).toBe('CONSENT_NEEDED');
  const agreed = { epid: person.personId, cntryCd: 'KR', compAdminYn: 'N' };
  const row = { trmsCd: 'CMAR', trmsVerVal: version, agmtYn: 'Y' };
  const again = newBrowser();
  await logIn(person, again);
  expect((await again.post(calls.agree, { ...agreed, pslInfoAgmts: [row] })).status).toBe(200);
  // To agree again to what has run out is news.
  expect(await app.mailbox.next(externalMail)).toMatchObject({
    subject: '[Hanbit Trading] You agreed to receive marketing information',
  });
});
