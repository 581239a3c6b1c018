// Runs on every PostgreSQL: plans.
import type { AnnouncedChange } from '@madang/contract/views/planned-changes/routes.ts';
import { expect, test } from 'vitest';
import { runRows } from '../../../kernel/operations/stored/rows.ts';
import type { Browser } from '../../../testing/browser.ts';
import { plannedPath, plansOf } from '../../../testing/plans/planned.ts';
import { memberBrowser } from '../../../testing/member.ts';
import { addTestPerson, employeesPath, signInAs } from '../../../testing/people.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const app = await startTestApp({ work: false });
const { administratorOf, addDepartments, dayOf, departmentOf, dueRuns, moveToDay, planMove, runDue } = plansOf(app);

const ownPath = '/api/v1/profile/planned-changes';
async function ownOf(by: Browser) {
  const answer = await by.get(ownPath);
  expect(answer.status, answer.text).toBe(200);
  return answer.json<{ items: AnnouncedChange[] }>().items;
}
async function planned(by: Browser, dueOn: string, name: string, input: object) {
  const answer = await by.post(plannedPath, { step: { name, input }, dueOn, note: '비밀' });
  expect(answer.status, answer.text).toBe(200);
}

test('STA-10 STA-07 a person reads their announced changes in order, without planner, note and reason', async () => {
  const { companyCode, browser } = await administratorOf();
  await addDepartments(browser, 'SALES');
  const person = await addTestPerson(app, { companyCode });
  const other = await addTestPerson(app, { companyCode });
  const { personId } = person;
  const [first, second, third] = [
    await dayOf(companyCode, 1),
    await dayOf(companyCode, 2),
    await dayOf(companyCode, 3),
  ];
  const retirement = { personId, reason: 'personal', note: '사유', when: 'now', handovers: 'proposed' };
  await planned(browser, third, 'retire-person', retirement);
  await planned(browser, second, 'put-on-leave', { personId, kind: 'sick', note: '사유', from: null, until: second });
  const cancelled = await planMove(browser, personId, 'SALES', first);
  await planMove(browser, personId, 'SALES', first, '비밀');
  await planMove(browser, other.personId, 'SALES', first);
  const lock = { personId, reason: 'investigation', note: '', until: null };
  await planned(browser, second, 'suspend-access', lock);
  expect((await browser.delete(`${plannedPath}/${cancelled}`)).status).toBe(200);
  const reader = await signInAs(app, person);
  const own = await ownOf(reader);
  expect(own.map(({ kind, dueOn, subject }) => ({ kind, dueOn, subject }))).toEqual([
    {
      kind: 'moveEmployee',
      dueOn: first,
      subject: { kind: 'department', id: 'SALES', name: 'SALES 부서', englishName: 'SALES' },
    },
    { kind: 'putOnLeave', dueOn: second, subject: null },
    { kind: 'retireEmployee', dueOn: third, subject: null },
  ]);
  expect(JSON.stringify(own)).not.toMatch(/비밀|사유|sick/);
  // The planner has none of their own, nor has anyone else.
  expect(await ownOf(browser)).toEqual([]);
  expect(await ownOf((await administratorOf()).browser)).toEqual([]);
  expect((await app.browser().get(ownPath)).status).toBe(401);
});

test('STA-10 BLK-09 the changes of a past day are undone by one action, by users with the right to each', async () => {
  const { companyCode, browser } = await administratorOf();
  await addDepartments(browser, 'SALES', 'PLANT');
  const people = [await addTestPerson(app, { companyCode }), await addTestPerson(app, { companyCode })];
  const tomorrow = await dayOf(companyCode, 1);
  for (const { personId } of people) await planMove(browser, personId, 'SALES', tomorrow);
  await moveToDay(companyCode, tomorrow);
  await runDue(companyCode);
  const places = () => Promise.all(people.map(({ personId }) => departmentOf(companyCode, personId)));
  expect(await places()).toEqual(['SALES', 'SALES']);
  const [day] = await dueRuns(companyCode);
  const path = `/api/v1/runs/${day?.run_id}`;
  const manager = await memberBrowser(app, { companyCode, role: 'employee' });
  expect((await manager.post(`${path}/undo`, {})).error.errorCode).toBe('CO404');
  const [one, other] = [await administratorOf(companyCode), await administratorOf(companyCode)];
  expect((await one.browser.get(path)).json<{ can: string[] }>().can).toEqual(['undo']);
  // One of them was moved on since: that row alone is refused.
  const [moved] = people;
  const on = { change: { departmentCode: 'PLANT' } };
  expect((await one.browser.post(`${employeesPath}/${moved?.personId}/changes`, on)).status).toBe(200);
  const answers = await Promise.all([one, other].map((by) => by.browser.post(`${path}/undo`, {})));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const done = answers.find(({ status }) => status === 200);
  const runId = done?.json<{ runId: string }>().runId ?? '';
  await runRows(app.kernel, { companyCode, runId });
  expect(await places()).toEqual(['PLANT', 'TOP']);
  const reader = answers[0] === done ? one : other;
  expect((await reader.browser.get(`/api/v1/runs/${runId}`)).json()).toMatchObject({
    state: 'done',
    origin: 'undo',
    kind: 'plannedChanges',
    done: 1,
    refused: 1,
  });
});
