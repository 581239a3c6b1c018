import { expect, test } from 'vitest';
import { flowsPerAddress } from '@madang/contract/kernel/flow-limits.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import type { Answer, Browser } from '../../../testing/browser.ts';
import { companyWithAdmin } from '../../../testing/invitations.ts';
import {
  activate,
  activation,
  askRegistrationCode as ask,
  changePerson,
  proveRegistered,
  registerEmployee,
  registrationCalls as calls,
} from '../../../testing/registrations.ts';
import { answering } from '../../../testing/sign-up.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const app = await startTestApp();
const { kernel } = app;
await app.setProperty(flowsPerAddress, 1_000_000);
const company = await companyWithAdmin(app);
const outcome = ({ status, error }: Answer) => [status, error.errorCode];
let hosts = 0;
const newBrowser = (): Browser => app.browser({ address: `198.51.100.${(hosts += 1) % 250}` });

test('ACC-10 USR-12 a leaver and an active user have no account to open, and a synchronising account waits', async () => {
  for (const employment_status of ['R', 'D', 'L']) {
    const waiting = await registerEmployee(company);
    // A person who waits for the account is in no other state.
    await expect(changePerson(app, waiting, { employment_status })).rejects.toThrow('people_employment_status_check');
    const browser = newBrowser();
    await proveRegistered(app, browser, waiting.externalMail);
    await changePerson(app, waiting, { employment_status, applied_at: new Date() });
    expect(outcome(await browser.get(calls.read))).toEqual([422, 'OTP0005']);
    expect(outcome(await activate(browser))).toEqual([422, 'OTP0005']);
  }
  const person = await registerEmployee(company);
  const browser = newBrowser();
  await proveRegistered(app, browser, person.externalMail);
  const { rows } = await app.pools.owner.query("select app_now() + interval '110 seconds' as until");
  await changePerson(app, person, { synchronising_until: rows[0].until });
  for (const answer of [await browser.get(calls.read), await activate(browser)]) {
    expect([...outcome(answer), answer.error.params]).toEqual([409, 'MB657', { 0: 2 }]);
  }
  await app.advance(111);
  expect((await activate(browser)).status).toBe(200);
  expect(outcome(await ask(newBrowser(), person.externalMail))).toEqual([422, 'OTP0002']);
});

test('ACC-05 of 16 uses of one proof at once, and of two browsers with a proof each, one gets the account', async () => {
  const person = await registerEmployee(company);
  const [one, two] = [newBrowser(), newBrowser()];
  await proveRegistered(app, one, person.externalMail);
  await app.advance(61);
  await proveRegistered(app, two, person.externalMail);
  const payload = await activation(one);
  const rivals = Array.from({ length: 16 }, (_, index) => (index % 2 === 0 ? one : two));
  const answers = await Promise.all(rivals.map((browser) => browser.post(calls.activate, payload)));
  const passwords = await inCompany(kernel.db, company.companyCode, (tx) =>
    tx.selectFrom('passwords').select('version').where('person_id', '=', person.personId).execute(),
  );
  expect(passwords).toEqual([{ version: 1 }]);
  const codes = new Set(answers.map((answer) => (answer.status === 200 ? 'given' : answer.error.errorCode)));
  expect(codes.has('given')).toBe(true);
  for (const code of codes) expect(['given', 'OTP0005', 'MB_M_DENY_PAGE']).toContain(code);
});

test('OPS-06 ACC-04 a browser that lost the response gets the same one again, and none for another company', async () => {
  const person = await registerEmployee(company);
  const browser = newBrowser();
  await proveRegistered(app, browser, person.externalMail);
  const payload = await activation(browser);
  const first = await browser.post(calls.activate, payload);
  const other = await companyWithAdmin(app);
  const done = browser.cookies.get('flow') ?? '';
  for (const compCd of [other.companyCode, 'NONE000']) {
    const refused = await browser.post(calls.activate, { ...payload, compCd });
    expect(outcome(refused)).toEqual([403, 'CO403']);
    browser.cookies.set('flow', done);
  }
  // As often as the answer is lost; another password or answer is refused without a word about the first one.
  for (let time = 0; time < 2; time += 1) {
    const again = await browser.post(calls.activate, payload);
    expect([again.status, again.json()]).toEqual([200, first.json()]);
    const changed = { pwd: 'Wq4@tnrKz8', confirmPwd: 'Wq4@tnrKz8' };
    for (const change of [changed, answering(payload, 'CMAR', { agmtYn: 'Y' })]) {
      expect(outcome(await browser.post(calls.activate, { ...payload, ...change }))).toEqual([403, 'MB_M_DENY_PAGE']);
    }
  }
});

test('OPS-06 ACC-04 one activation sent six times at once creates one account, and all six get the success response', async () => {
  const person = await registerEmployee(company);
  const browser = newBrowser();
  await proveRegistered(app, browser, person.externalMail);
  const payload = await activation(browser);
  const answers = await Promise.all(Array.from({ length: 6 }, () => browser.post(calls.activate, payload)));
  expect(answers.map(({ status, text }) => [status, text])).toEqual(answers.map(() => [200, answers[0]?.text]));
});

test('SGN-05 PWD-01 terms and password follow the rules, and a refusal keeps the proof valid', async () => {
  const person = await registerEmployee(company);
  const browser = newBrowser();
  await proveRegistered(app, browser, person.externalMail);
  const at = async (change: Record<string, unknown>) => {
    const { status, error } = await activate(browser, change);
    return [status, error.errorCode, error.fields[0]?.path];
  };
  const { pslInfoAgmts: rows } = await activation(browser);
  expect(await at({ pslInfoAgmts: [] })).toEqual([400, 'MB1063', 'pslInfoAgmts']);
  const declined = rows.map((row) => ({ ...row, agmtYn: 'N' }));
  expect((await at({ pslInfoAgmts: declined })).slice(0, 2)).toEqual([400, 'MB820']);
  expect(await at({ pwd: 'short' })).toEqual([400, 'MB_T_PASSWORD_RULE1', 'pwd']);
  expect(await at({ pwd: '' })).toEqual([400, 'MB_M_COMMON_JS_ENTERPASS', 'pwd']);
  expect(await at({ confirmPwd: 'Xk7!mqPy' })).toEqual([400, 'MB_M_COMMON_JS_PASSNOTMATCH', 'confirmPwd']);
  expect((await activate(browser)).status).toBe(200);
});
