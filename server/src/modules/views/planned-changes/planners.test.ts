// Runs on every PostgreSQL: plans.
import type { InboxMessage } from '@madang/contract/people/notifications/routes.ts';
import { expect, test } from 'vitest';
import type { Browser } from '../../../testing/browser.ts';
import { grant, revokeAll } from '../../../testing/operations/rights.ts';
import { plannedPath, plansOf } from '../../../testing/plans/planned.ts';
import { addTestPerson, employeesPath, signInAs } from '../../../testing/people.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const app = await startTestApp({ work: false });
const { kernel } = app;
const plans = plansOf(app);
const { addDepartments, administratorOf, dayOf, departmentOf, list, moveToDay, planMove, runDue, statesOf } = plans;

async function world() {
  const administrator = await administratorOf();
  const { companyCode, browser } = administrator;
  await addDepartments(browser, 'SALES', 'PLANT');
  const person = await addTestPerson(app, { companyCode });
  const planner = await administratorOf(companyCode);
  const tomorrow = await dayOf(companyCode, 1);
  /** The day begins, and sessions of the day before are over. */
  const nextDay = async () => {
    await moveToDay(companyCode, tomorrow);
    await runDue(companyCode);
  };
  return { administrator, companyCode, browser, personId: person.personId, planner, tomorrow, nextDay };
}

let visits = 0;
const again = (person: Parameters<typeof signInAs>[1]) => {
  visits += 1;
  return signInAs(app, person, { address: `203.0.113.${visits}` });
};

const messagesOf = async (by: Browser) =>
  (await by.get('/api/v1/inbox-messages')).json<{ items: InboxMessage[] }>().items;

const act = (by: Browser, personId: string, name: string, body: object) =>
  by.post(`${employeesPath}/${personId}/${name}`, body);
const retirement = { reason: 'personal', note: '', when: 'now', handovers: [] };

test('STA-10 a change whose person has left by its day is refused, and its planner is notified of the reason', async () => {
  const { companyCode, browser, personId, planner, tomorrow, nextDay } = await world();
  const planId = await planMove(planner.browser, personId, 'SALES', tomorrow);
  const kept = await planMove(planner.browser, (await addTestPerson(app, { companyCode })).personId, 'PLANT', tomorrow);
  expect((await act(browser, personId, 'retirement', retirement)).status).toBe(200);
  await nextDay();
  expect(await departmentOf(companyCode, personId)).toBe('TOP');
  const [refused, done] = await statesOf(companyCode, [planId, kept]);
  expect([refused, done]).toEqual([expect.stringMatching(/^[A-Z_0-9]+$/), 'done']);
  const inside = await again(planner);
  expect(await list(inside, 'state=ended')).toEqual(
    expect.arrayContaining([expect.objectContaining({ planId, state: 'refused', code: refused })]),
  );
  const [message, ...others] = await messagesOf(inside);
  expect(others).toEqual([]);
  expect(message?.subject).toBe('예약한 변경이 적용되지 않았습니다');
  const reason = kernel.translator.errorText('ko', String(refused), {});
  expect(message?.text).toContain(`${tomorrow} 백솔 - 부서 이동: ${reason}`);
  // A second look at the run writes nothing twice.
  await runDue(companyCode);
  expect(await messagesOf(inside)).toHaveLength(1);
});

test('STA-10 many refused changes are in one message with a readable number of lines', async () => {
  const { browser, personId, planner, tomorrow, nextDay } = await world();
  for (let n = 0; n < 23; n += 1) await planMove(planner.browser, personId, 'SALES', tomorrow);
  expect((await act(browser, personId, 'retirement', retirement)).status).toBe(200);
  await nextDay();
  const [message] = await messagesOf(await again(planner));
  expect(message?.subject).toBe('예약한 변경 23건이 적용되지 않았습니다');
  expect(message?.text.match(/부서 이동/g)).toHaveLength(20);
  expect(message?.text).toContain('그 외 3건');
});

test('STA-10 MEM-04 a change whose planner lost the right is refused, and others of the same day are made', async () => {
  const { companyCode, browser, personId, tomorrow, nextDay } = await world();
  const other = await addTestPerson(app, { companyCode });
  const planner = await addTestPerson(app, { companyCode });
  await grant(kernel.db, { companyCode, personId: planner.personId, permission: 'employees.change' });
  const lost = await planMove(await again(planner), personId, 'SALES', tomorrow);
  const own = await planMove(browser, other.personId, 'SALES', tomorrow);
  await revokeAll(kernel.db, companyCode, planner.personId);
  await nextDay();
  expect(await statesOf(companyCode, [lost, own])).toEqual(['CO401', 'done']);
  expect(await departmentOf(companyCode, personId)).toBe('TOP');
});

test.each([
  ['retired', 'retirement', retirement],
  ['suspended', 'suspension', { reason: 'investigation', note: '', until: null }],
])(
  'STA-10 the changes of a planner who is %s wait for a new planner; without one they are refused',
  async (_state, name, body) => {
    const { companyCode, browser, administrator, personId, planner, tomorrow, nextDay } = await world();
    const other = await addTestPerson(app, { companyCode });
    const left = await planMove(planner.browser, personId, 'SALES', tomorrow);
    const taken = await planMove(planner.browser, other.personId, 'SALES', tomorrow);
    expect((await act(browser, planner.personId, name, body)).status).toBe(200);
    const shown = await list(browser);
    expect(shown.map(({ isOrphaned, can }) => [isOrphaned, can])).toEqual([
      [true, ['change', 'cancel', 'handOver', 'check']],
      [true, ['change', 'cancel', 'handOver', 'check']],
    ]);
    const checked = await browser.post(`${plannedPath}/${left}/check`, {});
    expect(checked.json()).toEqual({ refusal: { code: 'CO401', params: {} } });
    expect((await browser.post(`${plannedPath}/${taken}/owner`, {})).status).toBe(200);
    expect((await list(browser, `personId=${other.personId}`))[0]).toMatchObject({
      isOrphaned: false,
      planner: { id: administrator.personId },
    });
    await nextDay();
    expect(await statesOf(companyCode, [left, taken])).toEqual(['CO401', 'done']);
    expect(await departmentOf(companyCode, personId)).toBe('TOP');
    expect(await departmentOf(companyCode, other.personId)).toBe('SALES');
  },
);

test('STA-10 administrators are notified at once of the open changes of a leaving planner', async () => {
  const { browser, personId, planner, tomorrow } = await world();
  await planMove(planner.browser, personId, 'SALES', tomorrow);
  await planMove(planner.browser, personId, 'PLANT', tomorrow);
  expect((await act(browser, planner.personId, 'retirement', retirement)).status).toBe(200);
  const notices = (await messagesOf(browser)).filter(({ subject }) => subject.includes('변경 예약'));
  expect(notices.map(({ text }) => text)).toEqual([expect.stringContaining('백솔 님이 예약한 변경 2건')]);
  expect((await act(browser, personId, 'retirement', retirement)).status).toBe(200);
  expect((await messagesOf(browser)).filter(({ subject }) => subject.includes('변경 예약'))).toHaveLength(1);
});

test('STA-10 MEM-04 a user with a right over one branch sees, changes and takes over only plans in it', async () => {
  const { companyCode, browser, tomorrow } = await world();
  const far = await addTestPerson(app, { companyCode });
  const near = await addTestPerson(app, { companyCode });
  await planMove(browser, near.personId, 'SALES', tomorrow);
  const moved = await browser.post(`${employeesPath}/${near.personId}/changes`, {
    change: { departmentCode: 'PLANT' },
  });
  expect(moved.status, moved.text).toBe(200);
  const within = await planMove(browser, near.personId, 'PLANT', tomorrow);
  const beyond = await planMove(browser, far.personId, 'PLANT', tomorrow);
  const reader = await addTestPerson(app, { companyCode });
  await grant(kernel.db, {
    companyCode,
    personId: reader.personId,
    permission: 'employees.change',
    department: 'PLANT',
  });
  const inside = await again(reader);
  const seen = (await list(inside)).map(({ planId }) => planId);
  expect(seen).toContain(within);
  expect(seen).not.toContain(beyond);
  expect((await inside.post(`${plannedPath}/${within}/owner`, {})).status).toBe(200);
  expect((await inside.delete(`${plannedPath}/${beyond}`)).error.errorCode).toBe('CO404');
  expect((await inside.delete(`${plannedPath}/${within}`)).status).toBe(200);
});

test('STA-10 planned changes of a closed account end, and no longer name the person', async () => {
  const { companyCode, browser, tomorrow, planner } = await world();
  const leaver = await addTestPerson(app, { companyCode });
  const planId = await planMove(planner.browser, leaver.personId, 'SALES', tomorrow, '본인 희망');
  const inside = await again(leaver);
  const closed = await inside.post('/api/v1/profile/closing', { password: leaver.password });
  expect(closed.status, closed.text).toBe(200);
  expect(await statesOf(companyCode, [planId])).toEqual(['CO404']);
  for (const by of [browser, planner.browser])
    expect(await list(by, 'state=ended')).toMatchObject([
      { planId, target: { id: leaver.personId, name: '' }, note: '' },
    ]);
});

test('STA-10 MEM-04 the changes of a planner who loses the right need an owner at once, and administrators are notified', async () => {
  const { browser, personId, planner, tomorrow } = await world();
  const planId = await planMove(planner.browser, personId, 'SALES', tomorrow);
  expect(await list(browser)).toMatchObject([{ planId, isOrphaned: false }]);
  expect((await browser.delete(`/api/v1/memberships/${planner.personId}/administrator`)).status).toBe(200);
  expect(await list(browser)).toMatchObject([{ planId, isOrphaned: true }]);
  const notices = (await messagesOf(browser)).filter(({ subject }) => subject.includes('변경 예약'));
  expect(notices.map(({ text }) => text)).toEqual([expect.stringContaining('예약한 변경 1건')]);
});
