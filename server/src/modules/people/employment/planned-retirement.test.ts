// Runs on every PostgreSQL: plans.
import type { StoryEntry } from '@madang/contract/people/employment/routes.ts';
import { daySeconds } from '@madang/contract/kernel/durations.ts';
import { expect, test } from 'vitest';
import { inCompany } from '../../../kernel/db/database.ts';
import type { Browser } from '../../../testing/browser.ts';
import { addTestPerson, employeesOf, employeesPath, signInAs, type TestPerson } from '../../../testing/people.ts';
import { plansOf } from '../../../testing/plans/planned.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { newestChange } from './changes.sql.ts';
import { settlePlanned } from './settle-planned.ts';

// No worker runs: each test says when a plan is begun.
const app = await startTestApp({ work: false });
const { kernel } = app;
const { administratorOf } = employeesOf(app);
const { runDue, statesOf, ...clock } = plansOf(app);
const at = (personId: string, act: string) => `${employeesPath}/${personId}/${act}`;

const asked = { reason: 'contractEnd', note: '', when: 'endOfDay', handovers: [] };

/** Plans a retirement for the end of the company's day; answers its moment. */
async function planned(by: Browser, personId: string): Promise<Date> {
  const answer = await by.post(at(personId, 'retirement'), asked);
  expect(answer.status, answer.text).toBe(200);
  return new Date(answer.json<{ retiresAt: string }>().retiresAt);
}

/** Carries out what is due; answers what has become of each change that was planned, the oldest first. */
async function runAll(companyCode: string): Promise<(string | undefined)[]> {
  await runDue(companyCode);
  const plans = await inCompany(kernel.db, companyCode, (tx) =>
    tx.selectFrom('plans').select('plan_id').orderBy('order_number').execute(),
  );
  return statesOf(
    companyCode,
    plans.map(({ plan_id: planId }) => planId),
  );
}

const statusOf = async ({ companyCode, personId }: TestPerson) => {
  const row = await inCompany(kernel.db, companyCode, (tx) =>
    tx
      .selectFrom('people')
      .select(['employment_status', 'retires_at'])
      .where('person_id', '=', personId)
      .executeTakeFirstOrThrow(),
  );
  return row.employment_status;
};

/** Moves the clock to so many seconds after a moment. */
const moveTo = (moment: Date, seconds: number) => clock.moveTo(moment.toISOString(), seconds);

test('STA-02 STA-04 a retirement at the end of the day happens at the company’s midnight, and the person can be reinstated the next day', async () => {
  const administrator = await administratorOf();
  const { companyCode, browser } = administrator;
  const person = await addTestPerson(app, { companyCode });
  const inside = await signInAs(app, person);
  const moment = await planned(browser, person.personId);
  // Midnight in Seoul.
  expect(moment.toISOString()).toMatch(/T15:00:00\.000Z$/);
  expect(await runAll(companyCode)).toEqual(['waiting']);
  expect((await inside.get('/api/v1/session')).status).toBe(200);
  await moveTo(moment, -1);
  expect(await runAll(companyCode)).toEqual(['waiting']);
  const late = await signInAs(app, person, { address: '198.51.100.7' });
  await moveTo(moment, 1);
  expect(await runAll(companyCode)).toEqual(['done']);
  expect((await late.get('/api/v1/session')).status).toBe(401);
  expect(await statusOf(person)).toBe('R');
  const again = await signInAs(app, administrator, { address: '198.51.100.8' });
  const { items } = (await again.get(at(person.personId, 'story'))).json<{ items: StoryEntry[] }>();
  expect(items.map(({ kind }) => kind)).toEqual(['retired', 'retirementPlanned']);
  // And is taken back the next day.
  await app.advance(daySeconds);
  const nextDay = await signInAs(app, administrator, { address: '198.51.100.10' });
  const back = await nextDay.post(at(person.personId, 'reinstatement'), { note: '' });
  expect(back.status, back.text).toBe(200);
  expect(await statusOf(person)).toBe('B');
});

test('STA-02 a cancelled retirement does not happen, and one planned twice happens once', async () => {
  const { companyCode, browser } = await administratorOf();
  const [off, twice, anew] = [
    await addTestPerson(app, { companyCode }),
    await addTestPerson(app, { companyCode }),
    await addTestPerson(app, { companyCode }),
  ];
  const callOff = async (personId: string) => {
    const answer = await browser.delete(at(personId, 'retirement'));
    return answer.status === 200 ? 'done' : answer.error.errorCode;
  };
  const moment = await planned(browser, off.personId);
  expect([await callOff(off.personId), await callOff(off.personId)]).toEqual(['done', 'RETIREMENT_NOT_PLANNED']);
  await planned(browser, twice.personId);
  const second = await browser.post(at(twice.personId, 'retirement'), { ...asked, reason: 'other' });
  expect(second.error.errorCode).toBe('RETIREMENT_PLANNED');
  await planned(browser, anew.personId);
  expect(await callOff(anew.personId)).toBe('done');
  await planned(browser, anew.personId);
  await moveTo(moment, 1);
  const outcomes = await runAll(companyCode);
  expect(outcomes).toEqual(['cancelled', 'done', 'cancelled', 'done']);
  expect([await statusOf(off), await statusOf(twice), await statusOf(anew)]).toEqual(['B', 'R', 'R']);
});

/** Runs the job that completes a planned retirement some time after its moment. */
async function settle({ companyCode, personId }: TestPerson): Promise<void> {
  const planned = await inCompany(kernel.db, companyCode, (tx) =>
    newestChange(tx, kernel.keyring, { companyCode, personId }, 'retirementPlanned'),
  );
  await settlePlanned(kernel, { companyCode, personId, changeId: planned?.changeId });
}

const storyOf = async (by: TestPerson, personId: string) => {
  const browser = await signInAs(app, by, { address: '198.51.100.9' });
  return (await browser.get(at(personId, 'story'))).json<{ items: StoryEntry[] }>().items;
};

test.each([
  ['retired', 'retirement', { reason: 'personal', note: '', when: 'now', handovers: [] }],
  ['suspended', 'suspension', { reason: 'investigation', note: '', until: null }],
])('STA-02 a retirement whose planner is %s by then happens in the planner’s name', async (_state, act, body) => {
  const administrator = await administratorOf();
  const { companyCode, browser } = administrator;
  const planner = await administratorOf(companyCode);
  const person = await addTestPerson(app, { companyCode });
  const moment = await planned(planner.browser, person.personId);
  await settle(person);
  expect(await statusOf(person)).toBe('B');
  expect((await browser.post(at(planner.personId, act), body)).status).toBe(200);
  await moveTo(moment, 1);
  expect(await runAll(companyCode)).toEqual(['CO401']);
  await settle(person);
  await settle(person);
  expect(await statusOf(person)).toBe('R');
  const items = await storyOf(administrator, person.personId);
  expect(items.map(({ kind }) => kind)).toEqual(['retired', 'retirementPlanned']);
  expect(items[0]?.actor).toEqual(items[1]?.actor);
});

test('STA-02 a retirement whose time has passed is no longer shown as planned in panel and story', async () => {
  const administrator = await administratorOf();
  const person = await addTestPerson(app, { companyCode: administrator.companyCode });
  const moment = await planned(administrator.browser, person.personId);
  const shown = async () => {
    const browser = await signInAs(app, administrator, { address: '198.51.100.11' });
    const panel = await browser.get(`${employeesPath}/${person.personId}`);
    const { employment } = panel.json<{ employee: { employment: { retiresAt: string; acts: { act: string }[] } } }>()
      .employee;
    const [entry] = await storyOf(administrator, person.personId);
    return [employment.retiresAt, employment.acts.some(({ act }) => act === 'callOff'), entry?.inverse];
  };
  expect(await shown()).toEqual([moment.toISOString(), true, 'callOff']);
  await moveTo(moment, 1);
  expect(await shown()).toEqual([null, false, null]);
});

test('STA-02 STA-07 a planned retirement that a rule refuses is cancelled, and the story shows it', async () => {
  const administrator = await administratorOf();
  const { companyCode, browser } = administrator;
  const person = await addTestPerson(app, { companyCode });
  const moment = await planned(browser, person.personId);
  await inCompany(kernel.db, companyCode, (tx) =>
    tx.updateTable('people').set({ employment_status: 'D' }).where('person_id', '=', person.personId).execute(),
  );
  await moveTo(moment, 1);
  expect(await runAll(companyCode)).toEqual(['MB702']);
  await settle(person);
  expect(await statusOf(person)).toBe('D');
  const [newest] = await storyOf(administrator, person.personId);
  expect([newest?.kind, newest?.actor]).toEqual(['retirementCalledOff', null]);
});
