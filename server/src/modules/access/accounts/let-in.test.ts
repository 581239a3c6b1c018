import { administratorAbilities } from '../../../testing/people.ts';
import { expect, test } from 'vitest';
import { credentialProperties } from '@madang/contract/secrets/credentials/properties.ts';
import { flowsPerAddress } from '@madang/contract/kernel/flow-limits.ts';
import { otpProperties } from '@madang/contract/secrets/otp/limits.ts';
import { signupProperties } from '@madang/contract/joining/signup/limits.ts';
import type { Browser } from '../../../testing/browser.ts';
import { companyWithAdmin, invitationCalls, joinBy, makeLink } from '../../../testing/invitations.ts';
import { addTestPerson, signInAs } from '../../../testing/people.ts';
import {
  activate,
  activation,
  proveRegistered,
  registerEmployee,
  registrationCalls,
} from '../../../testing/registrations.ts';
import {
  agreeQuietly,
  enteredBy,
  nextPerson,
  signUpCalls,
  signUpPayload,
  verifyByMail,
} from '../../../testing/sign-up.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const app = await startTestApp();
const { kernel, mailbox } = app;
for (const property of [flowsPerAddress, signupProperties.perAddress, otpProperties.sendsPerAddressTenMinutes]) {
  await app.setProperty(property, 100_000);
}
const path = '/api/v1/session';

/** A browser whose form is filled in and proven. */
async function applicant(change = {}, browser = app.browser()) {
  const payload = await agreeQuietly(browser, signUpPayload(change));
  await verifyByMail(browser, mailbox, String(payload['adminEmail'] || payload['userId']));
  return { payload, browser, submit: (from = browser) => from.post(signUpCalls.request, payload) };
}

const isLoggedIn = async (browser: Browser) => (await browser.get(path)).status === 200;
const countSessions = async (personId: string) =>
  (await kernel.db.selectFrom('sessions').select('token_hash').where('person_id', '=', personId).execute()).length;

test('ACC-01 SGN-10 a sign-up signs its browser in, and its response matches the specification', async () => {
  const { browser, payload, submit } = await applicant();
  const answer = await submit();
  expect(Object.keys(answer.json<object>()).toSorted()).toEqual(['belongs', 'epid', 'fnm', 'userId']);
  expect((await browser.get(path)).json()).toMatchObject({
    loginId: payload['email'],
    redirectsToSetUp: true,
    can: administratorAbilities,
  });
  expect((await browser.get('/api/v1/invitations')).status).toBe(200);
});

test('ACC-01 the form of a sign-up opens no session in another browser, before or after the account exists', async () => {
  const { browser, submit } = await applicant();
  const other = app.browser();
  expect((await submit(other)).status).not.toBe(200);
  expect([...other.cookies.keys()]).not.toContain('sid');
  const { personId } = enteredBy(await submit());
  expect((await submit(other)).status).not.toBe(200);
  const withFlow = app.browser();
  withFlow.cookies.set('flow', browser.cookies.get('flow') ?? '');
  expect((await submit(withFlow)).status).toBe(200);
  for (const stranger of [other, withFlow]) {
    expect(stranger.cookies.has('sid')).toBe(false);
    expect(await isLoggedIn(stranger)).toBe(false);
  }
  expect(await countSessions(personId)).toBe(1);
});

test('ACC-01 OPS-06 of one sign-up sent many times at once one opens a session, and all get the same response', async () => {
  const { browser, submit } = await applicant();
  const answers = await Promise.all([1, 2, 3, 4].map(() => submit()));
  const people = new Set(answers.map((answer) => enteredBy(answer).personId));
  expect(people.size).toBe(1);
  const sid = browser.cookies.get('sid');
  await submit();
  expect(browser.cookies.get('sid')).toBe(sid);
  expect(await isLoggedIn(browser)).toBe(true);
  expect(await countSessions([...people][0] ?? '')).toBe(1);
});

test('ACC-01 a sign-up ends the browser’s former session, and a refused sign-up leaves it', async () => {
  const person = await addTestPerson(app);
  const browser = await signInAs(app, person);
  const formerId = browser.cookies.get('sid') ?? '';
  const taken = await applicant();
  await taken.submit();
  const { userId, email } = taken.payload;
  const { payload, submit } = await applicant({ userId, email }, browser);
  expect((await submit()).error.errorCode).toBe('MB601');
  expect((await browser.get(path)).json()).toMatchObject({ loginId: person.loginId });
  const free = signUpPayload();
  const made = await browser.post(signUpCalls.request, { ...payload, userId: free['userId'], email: free['email'] });
  expect(made.status, made.text).toBe(200);
  expect((await browser.get(path)).json()).toMatchObject({ loginId: free['email'] });
  const former = app.browser();
  former.cookies.set('sid', formerId);
  expect(await isLoggedIn(former)).toBe(false);
});

test('ACC-15 in profile strict a sign-up requires a second factor before anything else', async () => {
  await app.setProperty(credentialProperties.passwordProfile, 'strict');
  const pwd = 'seven small boats at noon';
  const { browser, submit } = await applicant({ pwd, pwdConfirm: pwd });
  const answer = await submit();
  await app.setProperty(credentialProperties.passwordProfile, 'spec');
  expect(answer.status, answer.text).toBe(200);
  expect(await isLoggedIn(browser)).toBe(false);
  expect(browser.cookies.has('sid')).toBe(false);
  const { waiting } = (await browser.get(`${path}/factor`)).json<{ waiting: { setUp: string[] } }>();
  expect(waiting.setUp).toContain('app');
});

test('INV-05 ACC-01 an invitee is signed in on joining, an applicant only after the approval', async () => {
  const company = await companyWithAdmin(app);
  const mail = () => `letin${nextPerson()}@outside.example`;
  const { code } = await makeLink(company);
  const { browser, payload, answer } = await joinBy(app, code, mail());
  expect(answer.status, answer.text).toBe(200);
  expect((await browser.get(path)).json()).toMatchObject({ personId: enteredBy(answer).personId, can: [] });
  const other = app.browser();
  expect((await other.post(invitationCalls.join, payload)).status).not.toBe(200);
  expect(other.cookies.has('sid')).toBe(false);
  const waiting = await joinBy(app, (await makeLink(company, { needsApproval: true })).code, mail());
  expect(waiting.answer.json()).toMatchObject({ apprYn: 'Y' });
  expect(waiting.browser.cookies.has('sid')).toBe(false);
  expect(waiting.browser.cookies.has('pending')).toBe(false);
});

test('ACC-05 ACC-01 activating an account signs the user in, and the same form in another browser opens nothing', async () => {
  const person = await registerEmployee(await companyWithAdmin(app));
  const browser = app.browser();
  await proveRegistered(app, browser, person.externalMail);
  const form = await activation(browser);
  const other = app.browser();
  expect((await other.post(registrationCalls.activate, form)).status).not.toBe(200);
  enteredBy(await activate(browser));
  expect((await browser.get(path)).json()).toMatchObject({ personId: person.personId });
  expect((await other.post(registrationCalls.activate, form)).status).not.toBe(200);
  expect(other.cookies.has('sid')).toBe(false);
});
