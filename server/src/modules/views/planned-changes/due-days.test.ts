// Runs on every PostgreSQL: plans.
import { daySeconds } from '@madang/contract/kernel/durations.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inCompany } from '../../../kernel/db/database.ts';
import { plansOf } from '../../../testing/plans/planned.ts';
import { addTestPerson } from '../../../testing/people.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { sweepDuePlans } from './due.ts';

// The clock only goes forward, so that each test begins where the one before it ended.
const app = await startTestApp({ work: false });
const { kernel } = app;
const plans = plansOf(app);
const { addDepartments, dayOf, departmentOf, dueRuns, moveTo, moveToDay, moveZone, planMove, runDue, statesOf } = plans;

async function world(zone = 'Asia/Seoul') {
  const administrator = await plans.administratorOf();
  const { companyCode, browser } = administrator;
  await addDepartments(browser, 'SALES', 'PLANT');
  await moveZone(companyCode, zone);
  const { personId } = await addTestPerson(app, { companyCode });
  return { companyCode, browser, personId };
}

const placeAfter = async (companyCode: string, personId: string) => {
  await runDue(companyCode);
  return departmentOf(companyCode, personId);
};

/** The first day after today on which the clocks of a zone are put on or back, and the day's length in hours. */
async function nextShift(zone: string, hours: number): Promise<string> {
  const { rows } = await sql<{ day: string }>`
    select d::date::text as day from generate_series((app_now() at time zone ${zone})::date + 2,
      (app_now() at time zone ${zone})::date + 400, interval '1 day') d
    where extract(epoch from ((d + interval '1 day') at time zone ${zone}) - (d at time zone ${zone})) = ${hours * 3_600}
    order by d limit 1`.execute(kernel.db);
  return rows[0]?.day ?? '';
}

test.each([
  ['put on', 23],
  ['put back', 25],
])('STA-10 a change happens at the company’s midnight after the clocks were %s', async (_change, hours) => {
  const zone = 'Europe/Berlin';
  const { companyCode, browser, personId } = await world(zone);
  const shift = await nextShift(zone, hours);
  const { rows } = await sql<{ next: string }>`select (${shift}::date + 1)::text as next`.execute(kernel.db);
  const next = rows[0]?.next ?? '';
  await planMove(browser, personId, 'SALES', next);
  await moveToDay(companyCode, shift, 24 * 3_600 - 3_601);
  expect(await placeAfter(companyCode, personId)).toBe('TOP');
  await moveToDay(companyCode, next, -1);
  expect(await placeAfter(companyCode, personId)).toBe('TOP');
  await moveToDay(companyCode, next, 0);
  expect(await placeAfter(companyCode, personId)).toBe('SALES');
});

test('STA-10 a change of the first of January happens at the start of the company’s year, before or after others’', async () => {
  const east = await world('Pacific/Auckland');
  const west = await world('America/Los_Angeles');
  const year = Number((await dayOf(east.companyCode)).slice(0, 4)) + 1;
  const newYear = `${year}-01-01`;
  for (const { browser, personId } of [east, west]) await planMove(browser, personId, 'SALES', newYear);
  const places = async () => [
    await placeAfter(east.companyCode, east.personId),
    await placeAfter(west.companyCode, west.personId),
  ];
  await moveToDay(east.companyCode, newYear, -1);
  expect(await places()).toEqual(['TOP', 'TOP']);
  await moveToDay(east.companyCode, newYear);
  expect(await places()).toEqual(['SALES', 'TOP']);
  await moveToDay(west.companyCode, newYear);
  expect(await places()).toEqual(['SALES', 'SALES']);
});

test('STA-10 a company that changes its zone has its changes at the new midnight, found without a job for that time', async () => {
  const { companyCode, browser, personId } = await world('Asia/Seoul');
  const tomorrow = await dayOf(companyCode, 1);
  await planMove(browser, personId, 'SALES', tomorrow);
  await moveZone(companyCode, 'America/Los_Angeles');
  // Midnight in Seoul.
  await moveTo(`${tomorrow} 00:00:00+09`, 1);
  await sweepDuePlans(kernel);
  expect(await dueRuns(companyCode)).toEqual([]);
  await moveToDay(companyCode, tomorrow, 1);
  await sweepDuePlans(kernel);
  expect(await dueRuns(companyCode)).toMatchObject([{ state: 'waiting', total: 1 }]);
  expect(await placeAfter(companyCode, personId)).toBe('SALES');
});

test('STA-10 after an outage of days changes happen in the order of their days', async () => {
  const { companyCode, browser, personId } = await world();
  const late = await planMove(browser, personId, 'PLANT', await dayOf(companyCode, 3));
  const early = await planMove(browser, personId, 'SALES', await dayOf(companyCode, 2));
  await app.advance(5 * daySeconds);
  expect(await placeAfter(companyCode, personId)).toBe('PLANT');
  expect(await statesOf(companyCode, [early, late])).toEqual(['done', 'done']);
  expect(await dueRuns(companyCode)).toMatchObject([{ total: 2, done: 2 }]);
});

// Each is tried after those before it when it is planned.
test(
  'STA-10 BLK-08 many changes of one person at one midnight run in order, whatever the number of workers',
  { timeout: 120_000 },
  async () => {
    const { companyCode, browser, personId } = await world();
    const tomorrow = await dayOf(companyCode, 1);
    const codes = Array.from({ length: 130 }, (_, n) => (n % 2 === 0 ? 'SALES' : 'PLANT'));
    const planIds: string[] = [];
    for (const code of codes) planIds.push(await planMove(browser, personId, code, tomorrow));
    await moveToDay(companyCode, tomorrow);
    await runDue(companyCode, 4);
    expect(new Set(await statesOf(companyCode, planIds))).toEqual(new Set(['done']));
    expect(await departmentOf(companyCode, personId)).toBe('PLANT');
    const moves = await inCompany(kernel.db, companyCode, (tx) =>
      tx
        .selectFrom('audit_log')
        .select('via')
        .where('operation', '=', 'change-employee-place')
        .orderBy('audit_id')
        .execute(),
    );
    expect(moves.map(({ via }) => via)).toEqual(planIds.map((planId) => `plan:${planId}`));
  },
);

test('STA-10 a change cancelled or moved as its day starts is either made or not, and never both', async () => {
  const { companyCode, browser } = await world();
  const people = await Promise.all(Array.from({ length: 12 }, () => addTestPerson(app, { companyCode })));
  const tomorrow = await dayOf(companyCode, 1);
  const later = await dayOf(companyCode, 30);
  const planIds: string[] = [];
  for (const { personId } of people) planIds.push(await planMove(browser, personId, 'SALES', tomorrow));
  await moveToDay(companyCode, tomorrow);
  const again = await plans.administratorOf(companyCode);
  const act = (planId: string, n: number) =>
    n % 2 === 0
      ? again.browser.delete(`/api/v1/planned-changes/${planId}`)
      : again.browser.put(`/api/v1/planned-changes/${planId}`, { dueOn: later });
  const [answers] = await Promise.all([Promise.all(planIds.map(act)), runDue(companyCode, 2)]);
  await runDue(companyCode);
  const states = await statesOf(companyCode, planIds);
  for (const [n, answer] of answers.entries()) {
    const isDone = answer.status === 200;
    if (!isDone) expect(answer.error.errorCode).toBe('PLAN_STATE');
    expect(states[n]).toBe(isDone ? (n % 2 === 0 ? 'cancelled' : 'waiting') : 'done');
    expect(await departmentOf(companyCode, people[n]?.personId ?? '')).toBe(isDone ? 'TOP' : 'SALES');
  }
});

test('STA-10 BLK-08 moves of many people at one midnight name the change that planned them, and others keep their turn', async () => {
  const { companyCode, browser, personId } = await world();
  const people = await Promise.all(Array.from({ length: 40 }, () => addTestPerson(app, { companyCode })));
  const tomorrow = await dayOf(companyCode, 1);
  const planIds: string[] = [];
  for (const person of people) planIds.push(await planMove(browser, person.personId, 'SALES', tomorrow));
  // Moved, retired, and then refused: three changes of one person, the last two behind the set of the others.
  const first = await planMove(browser, personId, 'SALES', tomorrow);
  const input = { personId, reason: 'other', note: '', when: 'now', handovers: 'proposed' };
  const step = { name: 'retire-person', input };
  const retired = await browser.post('/api/v1/planned-changes', { step, dueOn: tomorrow });
  const last = await planMove(browser, personId, 'PLANT', tomorrow);
  await moveToDay(companyCode, tomorrow);
  await runDue(companyCode, 2);
  expect(new Set(await statesOf(companyCode, planIds))).toEqual(new Set(['done']));
  const { planId } = retired.json<{ planId: string }>();
  expect(await statesOf(companyCode, [first, planId, last])).toEqual(['done', 'done', 'EMPLOYEE_RETIRED']);
  expect(await departmentOf(companyCode, personId)).toBe('SALES');
  const rows = await inCompany(kernel.db, companyCode, (tx) =>
    tx
      .selectFrom('audit_log')
      .select(['via', 'target_id'])
      .where('operation', '=', 'change-employee-place')
      .orderBy('audit_id')
      .execute(),
  );
  const expected = people.map((person, n) => ({ via: `plan:${planIds[n]}`, target_id: person.personId }));
  expect(rows).toEqual([...expected, { via: `plan:${first}`, target_id: personId }]);
});
