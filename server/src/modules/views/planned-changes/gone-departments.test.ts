// Runs on every PostgreSQL: plans and row locks.
import { expect, test } from 'vitest';
import type { Browser } from '../../../testing/browser.ts';
import { addTestPerson } from '../../../testing/people.ts';
import { plannedPath, plansOf } from '../../../testing/plans/planned.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const app = await startTestApp({ work: false });
const { administratorOf, addDepartments, dayOf, departmentOf, list, moveToDay, planMove, runDue, statesOf } =
  plansOf(app);
const plant = '/api/v1/departments/PLANT';

async function world() {
  const { companyCode, browser } = await administratorOf();
  await addDepartments(browser, 'SALES', 'PLANT');
  const [sol, dal] = [await addTestPerson(app, { companyCode }), await addTestPerson(app, { companyCode })];
  return { companyCode, browser, sol, dal, tomorrow: await dayOf(companyCode, 1) };
}

const subjectsOf = async (by: Browser) =>
  (await by.get('/api/v1/inbox-messages')).json<{ items: { subject: string }[] }>().items.map(({ subject }) => subject);

test('DEP-03 STA-10 deleting a department can also delete planned changes that name it, and their planner is notified', async () => {
  const { companyCode, browser, sol, dal, tomorrow } = await world();
  const planner = await administratorOf(companyCode);
  const moves = [
    await planMove(planner.browser, sol.personId, 'PLANT', tomorrow),
    await planMove(browser, dal.personId, 'PLANT', tomorrow),
  ];
  const kept = await planMove(browser, dal.personId, 'SALES', await dayOf(companyCode, 2));
  const heads = await browser.put('/api/v1/organisation/departments/PLANT/heads', {
    personIds: [sol.personId],
    on: tomorrow,
    note: '',
  });
  expect(heads.status, heads.text).toBe(200);
  const refused = await browser.delete(plant);
  expect([refused.error.errorCode, refused.error.params]).toEqual(['DEPARTMENT_PLANNED', { 0: 3 }]);
  expect(await statesOf(companyCode, moves)).toEqual(['waiting', 'waiting']);
  expect((await browser.delete(`${plant}?plans=cancelled`)).status).toBe(200);
  expect(await statesOf(companyCode, [...moves, kept])).toEqual(['cancelled', 'cancelled', 'waiting']);
  expect(await subjectsOf(planner.browser)).toContain('예약된 변경이 있는 부서가 삭제되었습니다');
  expect((await list(browser)).map(({ planId }) => planId)).toEqual([kept]);
});

test('STA-10 no change follows a code reused by another department or restored by an undo', async () => {
  const { companyCode, browser, sol, tomorrow } = await world();
  const move = await planMove(browser, sol.personId, 'PLANT', tomorrow);
  expect((await browser.delete(`${plant}?plans=cancelled`)).status).toBe(200);
  await addDepartments(browser, 'PLANT');
  await moveToDay(companyCode, tomorrow);
  await runDue(companyCode);
  expect(await statesOf(companyCode, [move])).toEqual(['cancelled']);
  expect(await departmentOf(companyCode, sol.personId)).toBe('TOP');
});

test('STA-10 a change planned during the deletion of its department does not wait as if it existed', async () => {
  const { companyCode, browser, sol, tomorrow } = await world();
  const step = { name: 'change-employee-place', input: { personId: sol.personId, departmentCode: 'PLANT' } };
  for (let round = 0; round < 6; round += 1) {
    const [planned, gone] = await Promise.all([
      browser.post(plannedPath, { step, dueOn: tomorrow, note: '' }),
      browser.delete(`${plant}?plans=cancelled`),
    ]);
    expect([planned.status, gone.status], planned.text).toEqual([200, 200]);
    const { planId } = planned.json<{ planId: string }>();
    const waits = (await list(browser)).filter((plan) => plan.planId === planId);
    expect(waits.every(({ refusal }) => refusal?.code === 'EMPLOYEE_DEPARTMENT')).toBe(true);
    if (waits.length > 0) expect((await browser.delete(`${plannedPath}/${planId}`)).status).toBe(200);
    expect(await statesOf(companyCode, [planId])).toEqual(['cancelled']);
    await addDepartments(browser, 'PLANT');
  }
});
