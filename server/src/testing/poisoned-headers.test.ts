import { expect, test } from 'vitest';
import type { Browser } from './browser.ts';
import { addTestPerson, signInAs } from './people.ts';
import { agreeToAll, signUp, signUpCalls, signUpPayload } from './sign-up.ts';
import { startTestApp } from './test-app.ts';

/** Headers that a stranger sends to place a link of their own in another person's mail; the proxy is a trusted one. */
const poison = {
  host: 'evil.test',
  forwarded: 'for=192.0.2.9;host=evil.test;proto=https',
  'x-forwarded-host': 'evil.test',
  'x-forwarded-server': 'evil.test',
  'x-forwarded-proto': 'https',
  'x-forwarded-port': '4444',
  'x-forwarded-prefix': '/evil',
  'x-original-url': 'https://evil.test/',
  'x-rewrite-url': 'https://evil.test/',
  'x-http-host-override': 'evil.test',
};
const app = await startTestApp({
  environment: { MADANG_BASE_URL: 'http://door.example:8080', MADANG_TRUSTED_PROXIES: '192.0.2.1' },
});
const { mailbox } = app;

function poisoned(browser: Browser) {
  return {
    get: (url: string) => browser.get(url, poison),
    post: (url: string, payload?: unknown) => browser.post(url, payload, poison),
  };
}

function linksOf(text: string): string[] {
  return text.match(/\bhttps?:\/\/\S+/g) ?? [];
}

test('OPS-05 the welcome mail links to the base URL, whatever host the request names', async () => {
  const adminEmail = 'poisoned@outside.example';
  const answer = await signUp(poisoned(app.browser()), mailbox, { adminEmail });
  expect(answer.status, answer.text).toBe(200);
  const { text } = await mailbox.next(adminEmail);
  expect(linksOf(text)).toEqual(['http://door.example:8080/loginapp?suggested=en']);
  expect(text).not.toMatch(/evil|:4444/);
});

test('OPS-05 SGN-14 the confirmation mail of an ID verified by phone links to the base URL too', async () => {
  const browser = poisoned(app.browser());
  const payload = await agreeToAll(browser, signUpPayload({ svcType: 'MS' }));
  const sent = await browser.post(signUpCalls.sendCode, {
    option: 'mobile',
    optionValue: payload['mphonNo'],
    locale: 'en',
    compCd: '',
  });
  const code = await mailbox.nextCode(String(payload['mphonNo']).replaceAll('-', ''));
  await browser.post(signUpCalls.checkCode, { opt: code, epid: sent.json<{ epid: string }>().epid });
  expect((await browser.post(signUpCalls.request, payload)).status).toBe(200);
  const { text } = await mailbox.next(String(payload['userId']));
  expect(linksOf(text).map((link) => link.split('#')[0])).toEqual(['http://door.example:8080/userapp/confirm']);
  expect(text).not.toMatch(/evil|:4444/);
});

test('OPS-05 no response repeats the host of the request, and a redirect stays on its own origin', async () => {
  const person = await signInAs(app, await addTestPerson(app));
  for (const path of ['/', '/loginapp', '/no/such/page', '/api/v1/session', '/healthz']) {
    const answer = await person.get(path, poison);
    expect(JSON.stringify(answer.headers) + answer.text).not.toMatch(/evil\.test|:4444/);
    const { location } = answer.headers;
    if (location !== undefined) expect(location).toMatch(/^\/[a-z]/);
  }
});

test('OPS-05 a page from a host other than the base URL changes nothing', async () => {
  const person = await signInAs(app, await addTestPerson(app));
  const answer = await person.delete('/api/v1/session', { ...poison, origin: 'https://evil.test' });
  expect([answer.status, answer.error.errorCode]).toEqual([403, 'CO403']);
  expect((await person.get('/api/v1/session')).status).toBe(200);
});
