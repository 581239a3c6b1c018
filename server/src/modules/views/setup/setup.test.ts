import { expect, test } from 'vitest';
import { wizardIdleHours, wizardQuietMinutes } from '@madang/contract/views/setup/limits.ts';
import { wizardProperties } from '@madang/contract/views/setup/properties.ts';
import { platformProperties } from '@madang/contract/ground/properties/platform.ts';
import { wizardSteps } from '@madang/contract/views/setup/steps.ts';
import { hourSeconds, minuteSeconds } from '@madang/contract/kernel/durations.ts';
import type { Answer, Browser } from '../../../testing/browser.ts';
import { databaseText } from '../../../testing/database/database-text.ts';
import { memberBrowser } from '../../../testing/member.ts';
import { addTestPerson, signInAs } from '../../../testing/people.ts';
import { auditOf, endSetUp, newAdministrator } from '../../../testing/portal-companies.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const app = await startTestApp({ work: false });
const prefix = '/api/v1/set-up';
const employeePath = '/employee/memberadmin/rest/v1/emp/readEmployeeByUserId';

type Administrator = Awaited<ReturnType<typeof newAdministrator>>;
const newOne = () => newAdministrator(app, 'WIZ');
const colleagueOf = async ({ companyCode }: Administrator) =>
  Object.assign(await memberBrowser(app, { companyCode, role: 'administrator' }), { companyCode });
const arrive = async (who: Browser) => (await who.post(`${prefix}/arrivals`)).json();
const start = (who: Browser) => who.post(`${prefix}/run`);
const goTo = (who: Browser, step: string) => who.put(`${prefix}/step`, { step });
const quit = (who: Browser) => who.delete(`${prefix}/run`);
const saveHome = (who: Browser, compCode: string, change: object = {}) =>
  who.post('/portal/admin/wizard/compconfig/update', {
    compCode,
    sOrgCode: compCode,
    defaultScreenCode: 'PT',
    ...change,
  });
const finish = (who: Browser, compCd: string) =>
  who.post('/employee/memberadmin/rest/v2/comp/policy/update/ptconf', { compCd });
const codeOf = ({ status, error }: Answer) => `${status} ${error.errorCode}`;
const isFinished = async (who: Browser) =>
  (await who.post(employeePath, { userId: '' })).json<{ memberVO: { ptConfYn: string } }>().memberVO.ptConfYn;
/** Closing the browser takes its cookies away; the sign-in afterwards is a new session of the same person. */
const closeBrowser = (who: Browser) => who.cookies.delete('setup');
const stateOf = async ({ companyCode }: Pick<Administrator, 'companyCode'>) =>
  app.kernel.db
    .selectFrom('companies')
    .select(['set_up_state as state', 'set_up_step as step', 'home_screen as homeScreen'])
    .where('company_code', '=', companyCode)
    .executeTakeFirstOrThrow();

test('WIZ-18 WIZ-19 from the start over each step to the end, a reloaded page continues at its step', async () => {
  const who = await newOne();
  const begun = { step: 'jobRanks', homeScreen: 'PT', country: 'KR', isMailConnected: false };
  expect(await arrive(who)).toEqual({ state: 'new', ...begun });
  expect((await start(who)).json()).toEqual({ state: 'here', ...begun });
  expect(await isFinished(who)).toBe('N');
  for (const step of wizardSteps) {
    expect((await goTo(who, step)).json()).toEqual({ result: 'success' });
    expect(await arrive(who)).toMatchObject({ state: 'here', step });
  }
  expect((await finish(who, who.companyCode)).json()).toEqual({ result: 'success', ptConfYn: 'Y' });
  expect(await isFinished(who)).toBe('Y');
  expect(await stateOf(who)).toMatchObject({ state: 'finished' });
  expect(who.cookies.has('setup')).toBe(false);
  expect(await arrive(who)).toMatchObject({ state: 'over' });
  const rows = await auditOf(app, who.companyCode);
  expect(new Set(rows.map(({ operation }) => operation))).toEqual(
    new Set(['start-set-up', 'go-to-set-up-step', 'finish-set-up']),
  );
  expect(rows.every(({ actor_id: actor }) => actor === who.personId)).toBe(true);
});

test('WIZ-18 the cookie of the run is a session cookie, and scripts cannot read it', async () => {
  const who = await newOne();
  const cookie = String((await start(who)).headers['set-cookie']);
  expect(cookie).toContain('HttpOnly');
  expect(cookie).not.toMatch(/Max-Age|Expires/);
  const secret = who.cookies.get('setup') ?? '';
  expect(secret.length).toBeGreaterThan(30);
  expect(await databaseText(app)).not.toContain(secret);
});

test('WIZ-04 WIZ-18 no step can be skipped, and none after the review can be reopened', async () => {
  const who = await newOne();
  expect(codeOf(await goTo(who, 'jobRanks'))).toBe('403 CO403');
  await start(who);
  expect(codeOf(await goTo(who, 'mainPage'))).toBe('403 CO403');
  expect(codeOf(await goTo(who, 'nowhere'))).toBe('400 CO400');
  for (const step of wizardSteps.slice(0, 8)) expect((await goTo(who, step)).status).toBe(200);
  expect(codeOf(await goTo(who, 'review'))).toBe('403 CO403');
  expect(await stateOf(who)).toMatchObject({ step: 'almostDone' });
});

test('WIZ-07 the home is chosen between two screens in the set-up, and never afterwards', async () => {
  const who = await newOne();
  const answer = await saveHome(who, who.companyCode);
  expect(answer.json()).toEqual({ compConfig: { defaultScreenCode: 'PT' } });
  expect(await stateOf(who)).toMatchObject({ homeScreen: 'PT' });
  await start(who);
  await app.setProperty(platformProperties.mailAddress, 'https://mail.example');
  const inbox = await saveHome(who, who.companyCode, { defaultScreenCode: 'ML' });
  expect(inbox.json()).toEqual({ compConfig: { defaultScreenCode: 'ML' } });
  await app.setProperty(platformProperties.mailAddress, '');
  expect(codeOf(await saveHome(who, who.companyCode, { defaultScreenCode: 'XX' }))).toBe('400 CO400');
  await finish(who, who.companyCode);
  expect(codeOf(await saveHome(who, who.companyCode))).toBe('403 CO403');
  expect(await stateOf(who)).toMatchObject({ homeScreen: 'ML' });
});

test('WIZ-25 without connected mail the set-up suggests and stores the portal home', async () => {
  const who = await newOne();
  expect(await arrive(who)).toMatchObject({ homeScreen: 'PT', isMailConnected: false });
  await start(who);
  const answer = await saveHome(who, who.companyCode, { defaultScreenCode: 'ML' });
  expect(answer.json()).toEqual({ compConfig: { defaultScreenCode: 'PT' } });
  expect(await stateOf(who)).toMatchObject({ homeScreen: 'PT' });
  const other = await newOne();
  await app.setProperty(platformProperties.mailAddress, 'https://mail.example');
  expect(await arrive(other)).toMatchObject({ homeScreen: 'ML', isMailConnected: true });
  await app.setProperty(platformProperties.mailAddress, '');
});

test('WIZ-07 WIZ-24 starting returns the mail’s state and the country of the company’s time zone', async () => {
  const who = await newOne();
  const moveTo = (zone: string) =>
    app.kernel.db
      .updateTable('companies')
      .set({ time_zone: zone })
      .where('company_code', '=', who.companyCode)
      .execute();
  await moveTo('Asia/Tokyo');
  expect(await arrive(who)).toMatchObject({ country: 'JP', isMailConnected: false });
  await app.setProperty(platformProperties.mailAddress, 'https://mail.example');
  expect(await arrive(who)).toMatchObject({ isMailConnected: true });
  await moveTo('Europe/Berlin');
  expect((await start(who)).json()).toMatchObject({ state: 'here', country: 'none', isMailConnected: true });
  await app.setProperty(platformProperties.mailAddress, '');
  expect(await arrive(who)).toMatchObject({ state: 'here', isMailConnected: false });
});

test('WIZ-23 of two administrators who start at once one has the set-up, and the other is notified and changes nothing', async () => {
  const one = await newOne();
  const both = [one, await colleagueOf(one)];
  const answers = await Promise.all(both.map(start));
  expect(answers.map(({ status }) => `${status}`).toSorted()).toEqual(['200', '403']);
  const [first, second] = answers[0]?.status === 200 ? [both[0], both[1]] : [both[1], both[0]];
  if (!first || !second) throw new Error('there are two');
  expect(await arrive(second)).toMatchObject({ state: 'elsewhere' });
  // The one's secret in another's hands opens nothing: the run is the person's too.
  second.cookies.set('setup', first.cookies.get('setup') ?? '');
  const before = await databaseText(app);
  const refused = [
    await start(second),
    await goTo(second, 'departments'),
    await saveHome(second, one.companyCode),
    await finish(second, one.companyCode),
    await quit(second),
  ];
  expect(refused.map(codeOf)).toEqual(Array<string>(5).fill('403 CO403'));
  expect(await databaseText(app)).toBe(before);
  expect(await arrive(first)).toMatchObject({ state: 'here' });
});

test('WIZ-19 of many final calls at once one ends the set-up', async () => {
  const who = await newOne();
  await start(who);
  const answers = await Promise.all(Array.from({ length: 8 }, () => finish(who, who.companyCode)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const rows = await auditOf(app, who.companyCode);
  expect(rows.filter(({ operation }) => operation === 'finish-set-up')).toHaveLength(1);
});

test('WIZ-17 quitting the set-up ends it for everyone, and its defaults remain', async () => {
  const who = await newOne();
  await start(who);
  expect((await quit(who)).json()).toEqual({ result: 'success' });
  expect(await stateOf(who)).toMatchObject({ state: 'quit', homeScreen: 'ML' });
  expect([await arrive(who), await arrive(await colleagueOf(who))]).toMatchObject([
    { state: 'over' },
    { state: 'over' },
  ]);
  expect(await isFinished(who)).toBe('Y');
  expect(codeOf(await start(who))).toBe('403 CO403');
});

test('WIZ-18 WIZ-25 a closed browser loses the set-up, and others find it taken until it is idle', async () => {
  const who = await newOne();
  await start(who);
  await goTo(who, 'departments');
  closeBrowser(who);
  const refused = [await goTo(who, 'mainPage'), await start(who), await finish(who, who.companyCode)];
  expect(refused.map(codeOf)).toEqual(Array<string>(3).fill('403 CO403'));
  expect(await arrive(who)).toMatchObject({ state: 'otherBrowser' });
  await app.advance(wizardQuietMinutes * minuteSeconds);
  expect(await arrive(who)).toMatchObject({ state: 'closed' });
  expect(await stateOf(who)).toMatchObject({ state: 'abandoned', step: 'departments' });
  const left = await newOne();
  await start(left);
  const colleague = await colleagueOf(left);
  expect(await arrive(colleague)).toMatchObject({ state: 'elsewhere' });
  await app.advance(wizardIdleHours * hourSeconds + 60);
  // Both sessions have ended in the meantime; anyone who comes next is signed in again.
  expect(await arrive(await colleagueOf(left))).toMatchObject({ state: 'closed' });
  expect(await stateOf(left)).toMatchObject({ state: 'abandoned' });
});

test('WIZ-18 a colleague’s sign-in ends an idle set-up, unless the operator lets its owner continue', async () => {
  const person = await addTestPerson(app, { roles: ['representative'] });
  const { companyCode } = person;
  const colleague = await addTestPerson(app, { companyCode, roles: ['administrator'] });
  await start(await signInAs(app, person));
  await signInAs(app, colleague);
  await app.setProperty(wizardProperties.continuesAfterClosing, 'Y');
  await app.advance(wizardQuietMinutes * minuteSeconds);
  await signInAs(app, person);
  await app.setProperty(wizardProperties.continuesAfterClosing, 'N');
  expect(await stateOf({ companyCode })).toMatchObject({ state: 'running' });
  await app.advance(wizardIdleHours * hourSeconds + 60);
  await signInAs(app, colleague);
  expect(await stateOf({ companyCode })).toMatchObject({ state: 'abandoned' });
});

test('WIZ-18 the operator can allow continuing, and then the former browser’s secret is void', async () => {
  const who = await newOne();
  await start(who);
  await goTo(who, 'departments');
  const former = who.cookies.get('setup') ?? '';
  await app.setProperty(wizardProperties.continuesAfterClosing, 'Y');
  closeBrowser(who);
  expect(await arrive(who)).toMatchObject({ state: 'here', step: 'departments' });
  expect((await goTo(who, 'mainPage')).status).toBe(200);
  who.cookies.set('setup', former);
  expect(codeOf(await goTo(who, 'menus'))).toBe('403 CO403');
  await app.setProperty(wizardProperties.continuesAfterClosing, 'N');
});

test('WIZ-22 MEM-04 only an administrator of the company reaches the set-up', async () => {
  const [who, other] = [await newOne(), await newOne()];
  const employee = await memberBrowser(app, { companyCode: who.companyCode, role: 'employee' });
  const before = await databaseText(app);
  for (const [browser, code] of [
    [app.browser(), '401 AC100'],
    [employee, '403 CO401'],
  ] as const) {
    const answers = [
      await browser.post(`${prefix}/arrivals`),
      await start(browser),
      await goTo(browser, 'jobRanks'),
      await quit(browser),
      await saveHome(browser, who.companyCode),
      await finish(browser, who.companyCode),
    ];
    expect(answers.map(codeOf)).toEqual(Array<string>(6).fill(code));
  }
  for (const foreign of [other.companyCode, 'NOBODY']) {
    const answers = [
      await saveHome(who, foreign),
      await saveHome(who, who.companyCode, { sOrgCode: foreign }),
      await finish(who, foreign),
    ];
    expect(answers.map(codeOf)).toEqual(Array<string>(3).fill('403 CO401'));
  }
  expect(await databaseText(app)).toBe(before);
});

test.each(['none', 'finished', 'quit', 'abandoned'] as const)(
  'WIZ-23 a set-up in state %s is not shown',
  async (state) => {
    const who = await newOne();
    await endSetUp(app, who.companyCode, state);
    expect(await arrive(who)).toMatchObject({ state: state === 'abandoned' ? 'closed' : 'over' });
    expect(await isFinished(who)).toBe('Y');
  },
);

test('WIZ-23 the sign-in redirects to the wizard if it is new or runs in this browser, otherwise to the portal', async () => {
  const who = await newOne();
  const colleague = await colleagueOf(who);
  const employee = await memberBrowser(app, { companyCode: who.companyCode, role: 'employee' });
  const led = async () => {
    const answers = [];
    for (const browser of [who, colleague, employee]) {
      answers.push((await browser.get('/api/v1/session')).json<{ redirectsToSetUp: boolean }>().redirectsToSetUp);
    }
    return answers;
  };
  expect(await led()).toEqual([true, true, false]);
  await start(who);
  expect(await led()).toEqual([true, false, false]);
  const secret = who.cookies.get('setup') ?? '';
  closeBrowser(who);
  expect(await led()).toEqual([false, false, false]);
  who.cookies.set('setup', secret);
  await finish(who, who.companyCode);
  expect(await led()).toEqual([false, false, false]);
});
