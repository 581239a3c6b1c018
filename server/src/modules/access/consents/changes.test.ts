import { describe, expect, test } from 'vitest';
import type { TermsChange } from '@madang/contract/access/consents/routes.ts';
import type { Browser } from '../../../testing/browser.ts';
import { consentCalls as calls, consentSteps, ticketOf } from '../../../testing/consent-steps.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { publishEdition } from '../../../testing/waiting.ts';

const app = await startTestApp();
const { nextVersion, newBrowser, logIn, waitingPerson } = consentSteps(app);

/** A person who agreed to a version, at the sign-in that waits for two later ones. */
async function agreedBefore() {
  const agreed = await waitingPerson();
  const ticket = await ticketOf(agreed);
  expect((await agreed.browser.form(calls.form, { ticket })).status).toBe(303);
  const [second, third] = [nextVersion(), nextVersion()];
  await publishEdition(app, { version: second, summary: 'Second' });
  await publishEdition(app, { version: third, summary: 'Third' });
  const browser = newBrowser();
  expect((await logIn(agreed.person, browser)).error.errorCode).toBe('CONSENT_NEEDED');
  return { ...agreed, browser, second, third };
}

async function changesOf(browser: Browser, countryCode = 'KR', language = 'en') {
  const answer = await browser.post(calls.changes, { countryCode }, { 'accept-language': language });
  expect(answer.status, answer.text).toBe(200);
  return answer.json<{ items: TermsChange[] }>().items;
}

describe('TRM-08 a person whose terms changed', () => {
  test('reads the publisher’s notes on every version since, and what they agreed to', async () => {
    const { browser, version, second, third } = await agreedBefore();
    expect(await changesOf(browser)).toEqual([
      {
        termsCode: 'PIAR',
        agreedVersion: version,
        summaries: [
          { version: third, summary: 'Third (en)' },
          { version: second, summary: 'Second (en)' },
        ],
        before: {
          title: `PIAR ${version} en`,
          contents: [
            { content: `<p>PIAR ${version}</p>`, isRequired: true },
            { content: expect.stringMatching(/^<p>Optional data<\/p><table>/), isRequired: false },
          ],
        },
      },
    ]);
  });

  test('reads notes in the language of the displayed text, which replaces a missing translation', async () => {
    const { browser, version } = await agreedBefore();
    const titleIn = async (language: string) => (await changesOf(browser, 'KR', language))[0]?.before?.title;
    expect(await titleIn('ko')).toBe(`PIAR ${version} ko`);
    expect(await titleIn('vi')).toBe(`PIAR ${version} en`);
  });

  test('of another country reads what they agreed to, and no notes on versions that they never saw', async () => {
    const { browser, version } = await agreedBefore();
    expect(await changesOf(browser, 'US')).toEqual([
      expect.objectContaining({ termsCode: 'PIAR', agreedVersion: version, summaries: [] }),
    ]);
  });

  test('gets no notes on terms never agreed to, nor after agreeing', async () => {
    const first = await waitingPerson();
    expect(await changesOf(first.browser)).toEqual([]);
    const { person, browser, third } = await agreedBefore();
    await ticketOf({ person, browser, version: third });
    expect(await changesOf(browser)).toEqual([]);
  });

  test('must have a waiting sign-in: visitors and unknown countries are refused', async () => {
    const { browser } = await agreedBefore();
    expect((await browser.post(calls.changes, { countryCode: 'XX' })).status).toBe(400);
    const visitor = await newBrowser().post(calls.changes, { countryCode: 'KR' });
    expect(visitor.error.errorCode).toBe('MB_M_DENY_PAGE');
  });
});
