import { expect, test } from 'vitest';
import type { Route } from '@madang/contract/kernel/route.ts';
import type { Answer, Browser } from './browser.ts';
import { cookieName } from '../kernel/http/cookies.ts';
import { calls as routes } from './operations/calls.ts';
import { memberBrowser } from './member.ts';
import { addTestPerson } from './people.ts';
import { sendFile } from './files/send-file.ts';
import { startTestApp } from './test-app.ts';

const app = await startTestApp();

const people = await Promise.all(
  ['employee', 'administrator', 'representative', 'freeTrial'].map(async (role) => ({
    role,
    browser: await memberBrowser(app, { companyCode: `ROLE${role.toUpperCase()}`, role }),
  })),
);

/** Calls of the product's own that a caller without a session has to reach. */
const ownSessionLess = [
  'DELETE /api/v1/session',
  'POST /api/v1/consent',
  'POST /api/v1/consent/changes',
  'POST /api/v1/consent/ticket',
  'GET /api/v1/company-faces/{faceKey}',
  'GET /api/v1/operator/setup',
  'GET /api/v1/platform',
  'GET /api/v1/recovery',
  'GET /api/v1/registration',
  'GET /api/v1/session/factor',
  'POST /api/v1/operator/setup',
  'POST /api/v1/password-judgements',
  'POST /api/v1/recovery/password',
  'POST /api/v1/recovery/pin',
  'POST /api/v1/registration/code',
  'POST /api/v1/registration/promotion',
  'POST /api/v1/session',
  'POST /api/v1/session/company',
  'POST /api/v1/session/factor/app',
  'POST /api/v1/session/factor/passkey',
  'POST /api/v1/session/factor/passkey/challenge',
  'POST /api/v1/session/factor/recovery-code',
  'POST /api/v1/session/factor/set-up/app',
  'POST /api/v1/session/factor/set-up/app/code',
  'POST /api/v1/session/factor/set-up/passkey',
  'POST /api/v1/session/factor/set-up/passkey/answer',
  'POST /api/v1/session/passkey',
  'POST /api/v1/session/passkey/challenge',
];

function nameOf({ method, path }: Route): string {
  return `${method} ${path}`;
}

/** The hidden form that makes a waiting sign-in a session: it has none yet, and needs the waiting one's cookie. */
const endOfSignIn = '/loginapp/login/session/privacy-policy-agreement';

/** A calendar program has no session: it knows the secret in the address. */
const calendarFeed = '/calendar-feeds/{secret}/anniversaries.ics';

/** Sign-in, invitations and mails show a company's mark; its address is not guessed. */
const companyMark = '/company-marks/{markId}';

/** The document's own rule: its paths with `nosession`, the account join, and the term calls. */
function isSessionLess(route: Route): boolean {
  if ([calendarFeed, companyMark].includes(route.path)) return true;
  if (route.path === endOfSignIn) return true;
  if (route.path.startsWith('/api/')) return ownSessionLess.includes(nameOf(route));
  return /\/nosession\/|^\/employee\/accountjoin\/|\/rest\/v2\/terms\//.test(route.path);
}

function send(browser: Browser, { method, path, sentBy }: Route): Promise<Answer> {
  if (sentBy === 'attach')
    return sendFile(browser, path.replaceAll(/\{\w+\}/g, 'any'), { name: 'people.csv', content: 'name' });
  const url = `${path.replaceAll(/\{\w+\}/g, 'any')}?noSessionPrc=Y`;
  switch (method) {
    case 'GET':
      return browser.get(url);
    case 'DELETE':
      return browser.delete(url);
    case 'PUT':
      return browser.put(url);
    case 'POST':
      return browser.post(url);
  }
}

test('MEM-06 exactly the calls of the document and a few of the product need no session', () => {
  const open = routes.filter(({ access }) =>
    ['public', 'flow', 'pendingFactor', 'pendingSetUp', 'pendingLogIn'].includes(access),
  );
  expect(open.map(nameOf).toSorted()).toEqual(routes.filter(isSessionLess).map(nameOf).toSorted());
  expect(routes.map(nameOf)).toEqual(expect.arrayContaining(ownSessionLess));
});

test('MEM-06 the cookie forged by the next tests is the session’s', async () => {
  const browser = app.browser();
  const person = await addTestPerson(app);
  const { loginId, password } = person;
  expect((await browser.post('/api/v1/session', { loginId, password })).status).toBe(200);
  expect([...browser.cookies.keys()]).toContain(cookieName('session', app.kernel.config));
});

test.each(routes.filter((route) => !isSessionLess(route)).map((route) => [nameOf(route), route] as const))(
  'MEM-06 %s requires a session, whatever noSessionPrc is',
  async (_name, route) => {
    const stranger = app.browser();
    const forged = app.browser();
    forged.cookies.set(cookieName('session', app.kernel.config), 'x'.repeat(43));
    for (const browser of [stranger, forged]) {
      const answer = await send(browser, route);
      expect([answer.status, answer.error.errorCode]).toEqual([401, 'AC100']);
    }
  },
);

test.each(routes.filter(isSessionLess).map((route) => [nameOf(route), route] as const))(
  'MEM-06 %s requires no session',
  async (_name, route) => {
    expect((await send(app.browser(), route)).status).not.toBe(401);
  },
);

test.each(routes.filter(({ access }) => access === 'operator').map((route) => [nameOf(route), route] as const))(
  'MEM-01 %s is only for the operator, not for a company',
  async (_name, route) => {
    for (const { role, browser } of people) {
      const answer = await send(browser, route);
      expect([role, answer.status, answer.error.errorCode]).toEqual([role, 403, 'CO401']);
    }
  },
);

test('ERR-04 an address called with another method is CO405 with the allowed one', async () => {
  const answer = await app.browser().put('/api/v1/session', {});
  expect([answer.status, answer.error.errorCode, answer.headers['allow']]).toEqual([405, 'CO405', 'DELETE, GET, POST']);
  const spec = await app.browser().get('/employee/memberadmin/rest/v1/freemium/nosession/request');
  expect([spec.status, spec.error.errorCode, spec.headers['allow']]).toEqual([405, 'CO405', 'POST']);
  const varying = await app.browser().put('/api/v1/employees/any/changes?from=2026', {});
  expect([varying.status, varying.error.errorCode, varying.headers['allow']]).toEqual([405, 'CO405', 'POST']);
  const fixed = await app.browser().put('/api/v1/employees/exports', {});
  expect([fixed.status, fixed.error.errorCode, fixed.headers['allow']]).toEqual([405, 'CO405', 'DELETE, GET, POST']);
  for (const unknown of ['/api/v1/no-such-call', '/api/v1/session/', '/api/v1/employees//changes']) {
    const answer = await app.browser().put(unknown, {});
    expect([unknown, answer.status, answer.headers['allow']]).toEqual([unknown, 404, undefined]);
  }
});

test('ERR-04 a caller that accepts no JSON gets CO406, in JSON all the same', async () => {
  for (const accept of ['text/html', 'application/xml, text/plain', 'application/json;q=0, text/html']) {
    const answer = await app.browser().get('/api/v1/platform', { accept });
    expect([accept, answer.status, answer.error.errorCode]).toEqual([accept, 406, 'CO406']);
  }
  for (const accept of ['*/*', 'application/json', 'text/html, */*;q=0.8', 'APPLICATION/*', '']) {
    expect([accept, (await app.browser().get('/api/v1/platform', { accept })).status]).toEqual([accept, 200]);
  }
});

test('ERR-04 an oversized list of accepted types is refused without parsing', async () => {
  for (const part of ['\t', ';', '\t;', ',']) {
    const answer = await app.browser().get('/api/v1/platform', { accept: `application/json;${part.repeat(1_100)}` });
    expect([part, answer.status, answer.error.errorCode]).toEqual([part, 406, 'CO406']);
  }
});
