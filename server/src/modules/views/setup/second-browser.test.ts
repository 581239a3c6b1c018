import { afterAll, expect, test } from 'vitest';
import { minuteSeconds } from '@madang/contract/kernel/durations.ts';
import { menuLimits } from '@madang/contract/workplace/menus/limits.ts';
import { wizardQuietMinutes } from '@madang/contract/views/setup/limits.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import type { Answer, Browser } from '../../../testing/browser.ts';
import { memberBrowser } from '../../../testing/member.ts';
import { addTestPerson, signInAs, type TestPerson } from '../../../testing/people.ts';
import { auditOf } from '../../../testing/portal-companies.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { lockCompany } from '../../ground/companies/index.ts';

const app = await startTestApp({ work: false });
const prefix = '/api/v1/set-up';
const quietSeconds = wizardQuietMinutes * minuteSeconds;

// As anyone who connected, who sees what the product's roles wait for.
const admin = await app.pools.owner.connect();
await admin.query('set role none');
afterAll(async () => {
  await admin.query('set role madang_owner');
  admin.release();
});

/** A set-up at work at the desk, and whose it is. */
async function runningSetUp() {
  const person = await addTestPerson(app, { roles: ['representative'] });
  const desk = await signInAs(app, person);
  expect((await desk.post(`${prefix}/run`)).status).toBe(200);
  return { ...person, desk };
}

const signIn = (who: Browser, { loginId, password }: TestPerson) => who.post('/api/v1/session', { loginId, password });
const save = (who: Browser) => who.put(`${prefix}/step`, { step: 'departments' });
const endElsewhere = (who: Browser) => who.delete(`${prefix}/run-elsewhere`);
const codeOf = ({ status, error }: Answer) => `${status} ${error.errorCode}`;
const arrivalOf = async (who: Browser) => (await who.post(`${prefix}/arrivals`)).json<{ state: string }>().state;
const limitOf = async (who: Browser) => (await who.get('/api/v1/menus')).json<{ limit: number }>().limit;
const stateOf = async ({ companyCode }: Pick<TestPerson, 'companyCode'>) => {
  const query = app.kernel.db.selectFrom('companies').select('set_up_state as state');
  return (await query.where('company_code', '=', companyCode).executeTakeFirstOrThrow()).state;
};
const auditedTimes = async ({ companyCode }: TestPerson, operation: string) =>
  (await auditOf(app, companyCode)).filter((row) => row.operation === operation).length;

test('WIZ-18 a sign-in in a second browser keeps an active set-up, and ends one idle for half an hour', async () => {
  const owner = await runningSetUp();
  await app.advance(quietSeconds - minuteSeconds);
  const telephone = await signInAs(app, owner);
  expect((await telephone.get('/api/v1/session')).json()).toMatchObject({
    isSetUpFinished: false,
    redirectsToSetUp: false,
  });
  expect(await arrivalOf(telephone)).toBe('otherBrowser');
  expect(await limitOf(telephone)).toBe(menuLimits.setUpMenus);
  expect((await save(owner.desk)).status).toBe(200);
  expect(await arrivalOf(owner.desk)).toBe('here');
  await app.advance(quietSeconds);
  const many = await Promise.all(Array.from({ length: 4 }, () => signInAs(app, owner)));
  for (const each of many) {
    expect((await each.get('/api/v1/session')).json()).toMatchObject({
      isSetUpFinished: true,
      redirectsToSetUp: false,
    });
    expect(await limitOf(each)).toBe(menuLimits.menus);
  }
  expect(await stateOf(owner)).toBe('abandoned');
  expect(await auditedTimes(owner, 'abandon-set-up')).toBe(1);
  await signIn(owner.desk, owner);
  expect(codeOf(await save(owner.desk))).toBe('403 CO403');
  expect(await arrivalOf(owner.desk)).toBe('closed');
});

test('WIZ-18 opening the wizard in a second browser ends an idle set-up, and keeps an active one', async () => {
  const owner = await runningSetUp();
  const telephone = await signInAs(app, owner);
  await app.advance(quietSeconds - minuteSeconds);
  expect(await arrivalOf(telephone)).toBe('otherBrowser');
  expect(await stateOf(owner)).toBe('running');
  await app.advance(minuteSeconds);
  expect(await arrivalOf(telephone)).toBe('closed');
  expect(await stateOf(owner)).toBe('abandoned');
});

test('WIZ-18 each call and each sign-in of the browser with the set-up count as its use', async () => {
  const owner = await runningSetUp();
  const unaware = await signInAs(app, owner);
  for (const _round of [1, 2]) {
    await app.advance(quietSeconds - minuteSeconds);
    expect((await owner.desk.get('/api/v1/job-ranks')).status).toBe(200);
    await signInAs(app, owner);
    expect(await stateOf(owner)).toBe('running');
  }
  await app.advance(quietSeconds);
  expect((await signIn(owner.desk, owner)).status).toBe(200);
  await signInAs(app, owner);
  expect(await arrivalOf(owner.desk)).toBe('here');
  // A browser without the secret is no sign of the one that has it, whatever cookie of another set-up it holds.
  await signIn(unaware, owner);
  unaware.cookies.set('setup', (await runningSetUp()).desk.cookies.get('setup') ?? '');
  await app.advance(quietSeconds - minuteSeconds);
  expect((await unaware.get('/api/v1/menus')).status).toBe(200);
  await app.advance(minuteSeconds);
  await signInAs(app, owner);
  expect(await stateOf(owner)).toBe('abandoned');
});

test('WIZ-18 the use is recorded at most once a minute, and rewrites no session', async () => {
  const owner = await runningSetUp();
  const colleague = await addTestPerson(app, { companyCode: owner.companyCode, roles: ['administrator'] });
  await signInAs(app, colleague);
  const versions = async () => {
    const { rows } = await admin.query<{ company: string; session: string }>(
      `select c.xmin::text as company, s.xmin::text as session from companies c join sessions s using (company_code)
       where c.company_code = $1 and s.person_id = $2`,
      [owner.companyCode, colleague.personId],
    );
    return rows[0];
  };
  const look = () => Promise.all(Array.from({ length: 4 }, () => owner.desk.get('/api/v1/menus')));
  const before = await versions();
  await look();
  expect(await versions()).toEqual(before);
  await app.advance(minuteSeconds + 1);
  await owner.desk.get('/api/v1/menus');
  const used = await versions();
  expect(used).toEqual({ company: expect.any(String), session: before?.session });
  expect(used?.company).not.toBe(before?.company);
  await look();
  expect(await versions()).toEqual(used);
});

/** Returns the number of statements that wait for a row locked by another transaction. */
async function waitingStatements(): Promise<number> {
  const { rows } = await admin.query<{ count: number }>(
    `select count(*)::integer as count from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows[0]?.count ?? 0;
}

/** The set-up has been quiet for long enough, and the desk's session has not: it is about to save. */
async function quietSetUp() {
  const owner = await runningSetUp();
  await fallQuiet(owner);
  return owner;
}

async function fallQuiet({ companyCode }: Pick<TestPerson, 'companyCode'>) {
  await app.advance(minuteSeconds + 1);
  await admin.query(`update companies set set_up_seen_at = app_now() - interval '1 day' where company_code = $1`, [
    companyCode,
  ]);
}

test.each([
  ['the save comes first, and the set-up goes on', 'save', 200, 'running'],
  ['the log-in comes first, and the save is refused', 'logIn', 403, 'abandoned'],
] as const)('WIZ-18 if a save and a sign-in elsewhere wait for each other, %s', async (_what, first, status, state) => {
  const owner = await quietSetUp();
  const telephone = app.browser();
  const both = { save: () => save(owner.desk), logIn: () => signIn(telephone, owner) };
  let answers: Promise<[Answer, Answer]> | undefined;
  await inCompany(app.kernel.db, owner.companyCode, async (tx) => {
    await lockCompany(tx, owner.companyCode);
    const leading = both[first]();
    await expect.poll(waitingStatements, { interval: 10, timeout: 5_000 }).toBe(1);
    const following = both[first === 'save' ? 'logIn' : 'save']();
    await expect.poll(waitingStatements, { interval: 10, timeout: 5_000 }).toBe(2);
    answers = Promise.all(first === 'save' ? [leading, following] : [following, leading]);
  });
  const [saved, loggedIn] = (await answers) ?? [];
  expect([saved?.status, loggedIn?.status]).toEqual([status, 200]);
  expect(await stateOf(owner)).toBe(state);
});

test('WIZ-18 a successful save never belongs to a set-up that a simultaneous sign-in ended', async () => {
  const owners = await Promise.all(Array.from({ length: 6 }, runningSetUp));
  // The clock goes on once all of them are there: an ID is reserved for a minute.
  for (const owner of owners) await fallQuiet(owner);
  await app.advance(minuteSeconds + 1);
  const ends = await Promise.all(
    owners.map(async (owner) => {
      const [saved] = await Promise.all([save(owner.desk), ...[1, 2].map(() => signIn(app.browser(), owner))]);
      return [saved.status, await stateOf(owner)];
    }),
  );
  for (const end of ends)
    expect(end).toBeOneOf([
      [200, 'running'],
      [403, 'abandoned'],
    ]);
});

test('WIZ-18 LIM-02 the owner ends a set-up manually from another browser, once, and the first browser is notified at its next save', async () => {
  const owner = await runningSetUp();
  const telephone = await signInAs(app, owner);
  const answers = await Promise.all(Array.from({ length: 8 }, () => endElsewhere(telephone)));
  const refused = answers.filter(({ status }) => status !== 200).map(codeOf);
  expect(refused).toEqual(Array<string>(7).fill('403 CO403'));
  expect(await stateOf(owner)).toBe('abandoned');
  expect(await auditedTimes(owner, 'end-set-up-elsewhere')).toBe(1);
  expect(await limitOf(telephone)).toBe(menuLimits.menus);
  expect(await arrivalOf(telephone)).toBe('closed');
  expect(codeOf(await save(owner.desk))).toBe('403 CO403');
  expect(await arrivalOf(owner.desk)).toBe('closed');
});

test('WIZ-18 WIZ-22 a set-up of another person, an unstarted one and an ended one cannot be ended manually', async () => {
  const owner = await runningSetUp();
  const { companyCode } = owner;
  const colleague = await memberBrowser(app, { companyCode, role: 'administrator' });
  const employee = await memberBrowser(app, { companyCode, role: 'employee' });
  const beginner = await memberBrowser(app, { companyCode: 'WIZNEW', role: 'administrator' });
  const stranger = (await runningSetUp()).desk;
  stranger.cookies.set('setup', owner.desk.cookies.get('setup') ?? '');
  const refused = [colleague, beginner, employee, app.browser()].map(endElsewhere);
  expect((await Promise.all(refused)).map(codeOf)).toEqual(['403 CO403', '403 CO403', '403 CO401', '401 AC100']);
  await endElsewhere(stranger);
  expect([await stateOf(owner), await stateOf({ companyCode: 'WIZNEW' })]).toEqual(['running', 'new']);
  expect((await owner.desk.delete(`${prefix}/run`)).status).toBe(200);
  expect(codeOf(await endElsewhere(owner.desk))).toBe('403 CO403');
  expect(await stateOf(owner)).toBe('quit');
});
