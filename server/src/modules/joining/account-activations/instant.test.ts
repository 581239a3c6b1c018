import { expect, test } from 'vitest';
import { flowsPerAddress } from '@madang/contract/kernel/flow-limits.ts';
import { daySeconds } from '@madang/contract/kernel/durations.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import type { Answer, Browser } from '../../../testing/browser.ts';
import { databaseText } from '../../../testing/database/database-text.ts';
import { companyWithAdmin } from '../../../testing/invitations.ts';
import { addTestPerson, signInAs, testPassword } from '../../../testing/people.ts';
import {
  activate,
  changePerson,
  chosenPassword,
  issueInitialPassword,
  proveRegistered,
  registerEmployee,
  registrationCalls as calls,
} from '../../../testing/registrations.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { purgeInitialPasswords } from '../../secrets/initial-passwords/index.ts';

const app = await startTestApp();
await app.setProperty(flowsPerAddress, 1_000_000);
const company = await companyWithAdmin(app);
const stranger = await companyWithAdmin(app);
const outcome = ({ status, error }: Answer) => [status, error.errorCode];
let hosts = 0;
const newBrowser = (): Browser => app.browser({ address: `203.0.113.${(hosts += 1) % 250}` });
const check = (browser: Browser, userId: string, pwd: string) => browser.post(calls.check, { userId, pwd });

test('ACC-04 the initial password comes first, then the account with a new password, a country and terms', async () => {
  const person = await registerEmployee(company);
  const initial = await issueInitialPassword(company, person);
  expect(outcome(await newBrowser().post('/api/v1/session', { loginId: person.loginId, password: initial }))).toEqual([
    422,
    'EM0010',
  ]);
  const browser = newBrowser();
  const typed = ` ${initial.toLowerCase().replaceAll('-', ' ')}`;
  const checked = await check(browser, person.loginId.split('@')[0] ?? '', typed);
  expect(checked.json(), checked.text).toEqual({
    memberVO: {
      epid: person.personId,
      userId: person.loginId,
      compCd: company.companyCode,
      compNm: '한빛상사',
      enCompNm: 'Hanbit Trading',
      fnm: '한새봄',
    },
  });
  expect((await browser.get(calls.read)).json()).toMatchObject({ items: [{ loginId: person.loginId }] });
  const answer = await activate(browser, { epId: person.personId, compCd: company.companyCode });
  expect(answer.status, answer.text).toBe(200);
  expect((await signInAs(app, { loginId: person.loginId, password: chosenPassword })).cookies.size).toBeGreaterThan(0);
  expect((await check(newBrowser(), person.loginId, initial)).json()).toEqual({});
});

test('ACC-04 a wrong password, an unknown ID and an existing account get the same empty response', async () => {
  const person = await registerEmployee(company);
  await issueInitialPassword(company, person);
  const known = await addTestPerson(app);
  for (const [loginId, password] of [
    [person.loginId, 'AAAA-AAAA-AAAA-AAAA'],
    ['nobody@people.example', 'AAAA-AAAA-AAAA-AAAA'],
    [known.loginId, testPassword],
  ] as const) {
    const browser = newBrowser();
    const answer = await check(browser, loginId, password);
    expect([answer.status, answer.text]).toEqual([200, '{}']);
    expect(outcome(await activate(browser))).toEqual([403, 'MB_M_DENY_PAGE']);
  }
  expect(outcome(await check(newBrowser(), '', 'x'))).toEqual([400, 'MB_M_REQUIRED']);
  expect(outcome(await check(newBrowser(), person.loginId, ''))).toEqual([400, 'MB_M_COMMON_JS_ENTERPASS']);
});

test('ACC-01 ACC-04 guesses count together with those of the sign-in, also for unknown IDs', async () => {
  const person = await registerEmployee(company);
  const initial = await issueInitialPassword(company, person);
  for (const loginId of [person.loginId, 'no.such.person@people.example']) {
    const guesser = newBrowser();
    for (let step = 0; step < 5; step += 1) await check(guesser, loginId, `AAAA-AAAA-AAAA-AAA${step}`);
    await app.decideTries();
    expect(outcome(await check(guesser, loginId, initial))).toEqual([429, 'EM0011']);
    expect(outcome(await newBrowser().post('/api/v1/session', { loginId, password: 'x' }))).toEqual([429, 'EM0011']);
  }
});

test('ACC-04 an initial password ends with a later one, another activation, seven days or the state of the person', async () => {
  const replaced = await registerEmployee(company);
  const first = await issueInitialPassword(company, replaced);
  const early = newBrowser();
  expect((await check(early, replaced.loginId, first)).json()).toHaveProperty('memberVO');
  await issueInitialPassword(company, replaced);
  expect(outcome(await activate(early))).toEqual([422, 'INITIAL_PASSWORD_ENDED']);
  expect((await check(newBrowser(), replaced.loginId, first)).text).toBe('{}');

  const retired = await registerEmployee(company);
  const kept = await issueInitialPassword(company, retired);
  await changePerson(app, retired, { employment_status: 'R', applied_at: new Date() });
  expect((await check(newBrowser(), retired.loginId, kept)).text).toBe('{}');

  const synchronising = await registerEmployee(company);
  const right = await issueInitialPassword(company, synchronising);
  const { rows } = await app.pools.owner.query("select app_now() + interval '5 minutes' as until");
  await changePerson(app, synchronising, { synchronising_until: rows[0].until });
  expect(outcome(await check(newBrowser(), synchronising.loginId, right))).toEqual([409, 'MB657']);

  const byMail = await registerEmployee(company);
  const unused = await issueInitialPassword(company, byMail);
  const browser = newBrowser();
  await proveRegistered(app, browser, byMail.externalMail);
  expect((await activate(browser)).status).toBe(200);
  expect((await check(newBrowser(), byMail.loginId, unused)).text).toBe('{}');

  const late = await registerEmployee(company);
  const old = await issueInitialPassword(company, late);
  await app.advance(7 * daySeconds + 1);
  expect((await check(newBrowser(), late.loginId, old)).text).toBe('{}');

  const living = await registerEmployee(stranger);
  const unexpired = await issueInitialPassword(stranger, living);
  await purgeInitialPasswords(app.kernel.db);
  const left = await Promise.all(
    [company, stranger].map(({ companyCode }) =>
      inCompany(app.kernel.db, companyCode, (tx) => tx.selectFrom('initial_passwords').select('person_id').execute()),
    ),
  );
  expect(left).toEqual([[], [{ person_id: living.personId }]]);
  expect((await check(newBrowser(), living.loginId, unexpired)).json()).toHaveProperty('memberVO');
});

test('ACC-02 ACC-04 the new password must differ from the initial one', async () => {
  const person = await registerEmployee(company);
  const initial = await issueInitialPassword(company, person);
  const browser = newBrowser();
  await check(browser, person.loginId, initial);
  await inCompany(app.kernel.db, company.companyCode, (tx) =>
    tx
      .updateTable('companies')
      .set({ password_profile: 'strict' })
      .where('company_code', '=', company.companyCode)
      .execute(),
  );
  const answer = await activate(browser, { pwd: initial, confirmPwd: initial });
  await inCompany(app.kernel.db, company.companyCode, (tx) =>
    tx
      .updateTable('companies')
      .set({ password_profile: 'spec' })
      .where('company_code', '=', company.companyCode)
      .execute(),
  );
  expect([...outcome(answer), answer.error.fields[0]?.path]).toEqual([400, 'MB0719', 'pwd']);
  expect((await activate(browser)).status).toBe(200);
});

test('MEM-01 MEM-04 only the own company’s administrator issues an initial password, to a waiting person', async () => {
  const person = await registerEmployee(company);
  const path = `${calls.employees}/${person.personId}/initial-password`;
  const foreign = await stranger.admin.post(path);
  expect(outcome(foreign)).toEqual([404, 'CO404']);
  expect(outcome(await app.browser().post(path))).toEqual([401, 'AC100']);
  const employee = await signInAs(app, await addTestPerson(app, { companyCode: company.companyCode }));
  expect(outcome(await employee.post(path))).toEqual([403, 'CO401']);
  const active = await addTestPerson(app, { companyCode: company.companyCode });
  const other = `${calls.employees}/${active.personId}/initial-password`;
  expect(outcome(await company.admin.post(other))).toEqual([409, 'ACCOUNT_NOT_WAITING']);
  const canOf = async (personId: string) =>
    (await company.admin.get(`${calls.employees}/${personId}`)).json<{ can: string[] }>().can;
  expect([await canOf(person.personId), await canOf(active.personId)]).toEqual([
    ['sendWelcome', 'issueInitialPassword', 'withdraw'],
    ['setPhoto', 'change', 'seeFactors', 'resetPassword', 'seeSessions', 'seeApprovals', 'grantEmblem', 'assignSeat'],
  ]);
  const rows = await inCompany(app.kernel.db, company.companyCode, (tx) =>
    tx.selectFrom('initial_passwords').selectAll().where('person_id', '=', person.personId).execute(),
  );
  expect(rows).toEqual([]);
  const initial = await issueInitialPassword(company, person);
  const stored = await databaseText(app);
  expect(stored).not.toContain(initial);
  expect(stored).not.toContain(initial.replaceAll('-', ''));
});

test('PWD-04 the first password must not contain the registered employee number or work phone', async () => {
  const person = await registerEmployee(company, { employeeNumber: 'HB4026', companyContact: '+82-2-507-9173' });
  const browser = newBrowser();
  await proveRegistered(app, browser, person.externalMail);
  for (const pwd of ['x!HB4026q', '025079173a!']) {
    const answer = await activate(browser, { pwd, confirmPwd: pwd });
    expect(answer.error.fields.map(({ code }) => code)).toContain('MB_T_PASSWORD_RULE5');
  }
  expect((await activate(browser)).status).toBe(200);
});
