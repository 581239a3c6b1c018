// Runs on every PostgreSQL: unnested plans.
import { expect, test } from 'vitest';
import type { Browser } from '../../../testing/browser.ts';
import { memberBrowser } from '../../../testing/member.ts';
import {
  dayOf,
  freshAdministrator,
  membersAsOf,
  nextDay,
  personAsOf,
  planOn,
  treeAsOf,
} from '../../../testing/as-of/organisation-as-of.ts';
import { addTestCompany, addTestPerson, employeesPath } from '../../../testing/people.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { sql } from 'kysely';

const app = await startTestApp();

const done = async (answer: Promise<{ readonly status: number; readonly text: string }>) => {
  const { status, text } = await answer;
  expect(status, text).toBe(200);
};
const departmentOf = (by: Browser, departmentCode: string) =>
  done(
    by.post('/api/v1/departments', {
      departmentCode,
      departmentName: `부서 ${departmentCode}`,
      englishDepartmentName: departmentCode,
      parentDepartmentCode: 'TOP',
      language: 'ko',
    }),
  );
async function company(people: number) {
  const companyCode = await addTestCompany(app);
  const by = await freshAdministrator(app, companyCode);
  for (const code of ['BEFORE', 'AFTER']) await departmentOf(by, code);
  const ids: string[] = [];
  for (let number = 0; number < people; number += 1) {
    const { personId } = await addTestPerson(app, { companyCode });
    await done(by.post(`${employeesPath}/${personId}/changes`, { change: { departmentCode: 'BEFORE' } }));
    ids.push(personId);
  }
  return { companyCode, by, ids, planner: { companyCode, personId: by.personId } };
}
const move = (personId: string, departmentCode: string) => ({
  name: 'change-employee-place',
  input: { personId, departmentCode },
});
const retire = (personId: string, more: object = {}) => ({
  name: 'retire-person',
  input: { personId, reason: 'personal', note: '', when: 'now', handovers: [], ...more },
});
const countOf = (tree: Awaited<ReturnType<typeof treeAsOf>>, code: string) =>
  tree.items.find(({ departmentCode }) => departmentCode === code)?.peopleCount;
const idsOf = (people: readonly { readonly personId: string }[]) => people.map(({ personId }) => personId).toSorted();

test('STA-10 USR-10 a bulk move and a retirement on a date are previewed, and the preview equals the result', async () => {
  const { companyCode, by, ids, planner } = await company(4);
  const [leaver = '', ...moving] = ids;
  await done(by.put('/api/v1/organisation/departments/BEFORE/heads', { personIds: [leaver] }));
  const [before, retirementDay, moveDay] = [await dayOf(app), await dayOf(app, 1), await dayOf(app, 2)];
  for (const personId of moving) await planOn(app, planner, moveDay, move(personId, 'AFTER'));
  const handovers = [{ kind: 'departmentHeads', thingId: 'BEFORE', toPersonId: by.personId }];
  await planOn(app, planner, retirementDay, retire(leaver, { handovers }));
  const seen = async (reader: Browser, date: string) => {
    const tree = await treeAsOf(reader, date);
    const heads = tree.items.find(({ departmentCode }) => departmentCode === 'BEFORE')?.heads ?? [];
    const members = await membersAsOf(reader, date, 'AFTER');
    return [countOf(tree, 'BEFORE'), countOf(tree, 'AFTER'), idsOf(heads), idsOf(members.items), tree.notShown];
  };
  const expected = {
    [before]: [4, 0, [leaver], [], 0],
    [retirementDay]: [3, 0, [by.personId], [], 0],
    [moveDay]: [0, 3, [by.personId], moving.toSorted(), 0],
  };
  for (const [date, rows] of Object.entries(expected)) expect([date, await seen(by, date)]).toEqual([date, rows]);
  expect((await treeAsOf(by, moveDay)).time).toBe('planned');
  expect((await personAsOf(by, moveDay, leaver)).person).toMatchObject({ state: 'retired', headOf: [] });
  await nextDay(app);
  const second = await freshAdministrator(app, companyCode);
  const body = { reason: 'personal', note: '', when: 'now', handovers };
  await done(second.post(`${employeesPath}/${leaver}/retirement`, body));
  await nextDay(app);
  const third = await freshAdministrator(app, companyCode);
  for (const personId of moving) {
    await done(third.post(`${employeesPath}/${personId}/changes`, { change: { departmentCode: 'AFTER' } }));
  }
  await inCompany(app.kernel.db, companyCode, (tx) =>
    sql`update plans set state = 'done', input = null, ended_at = app_now()`.execute(tx),
  );
  for (const [date, rows] of Object.entries(expected)) expect([date, await seen(third, date)]).toEqual([date, rows]);
});

test('STA-10 planned changes of one person apply by day, then in the order of planning', async () => {
  const { by, ids, planner } = await company(1);
  const [personId = ''] = ids;
  await departmentOf(by, 'THIRD');
  const [first, second] = [await dayOf(app, 1), await dayOf(app, 2)];
  await planOn(app, planner, second, move(personId, 'THIRD'));
  await planOn(app, planner, first, move(personId, 'THIRD'));
  await planOn(app, planner, first, move(personId, 'AFTER'));
  const suspension = { personId, reason: 'investigation', note: '', until: null };
  await planOn(app, planner, second, { name: 'suspend-access', input: suspension });
  const seen = async (date: string) => {
    const { person } = await personAsOf(by, date, personId);
    return [person?.department.departmentCode, person?.isSuspended];
  };
  expect(await seen(await dayOf(app))).toEqual(['BEFORE', false]);
  expect(await seen(first)).toEqual(['AFTER', false]);
  expect(await seen(second)).toEqual(['THIRD', true]);
});

test('STA-10 STA-04 a planned reinstatement returns the person to their department', async () => {
  const { by, ids, planner } = await company(1);
  const [personId = ''] = ids;
  const body = { reason: 'personal', note: '', when: 'now', handovers: [] };
  await done(by.post(`${employeesPath}/${personId}/retirement`, body));
  const date = await dayOf(app, 3);
  await planOn(app, planner, date, { name: 'reinstate-person', input: { personId, note: '' } });
  expect(countOf(await treeAsOf(by, await dayOf(app, 2)), 'BEFORE')).toBe(0);
  expect(countOf(await treeAsOf(by, date), 'BEFORE')).toBe(1);
  expect((await membersAsOf(by, date, 'BEFORE')).items).toMatchObject([{ personId, state: 'inService' }]);
});

test('USR-08 STA-10 a planned leave is in effect on its days and ends the day after its last one', async () => {
  const { by, ids, planner } = await company(1);
  const [personId = ''] = ids;
  const [eve, first, last, after] = [
    await dayOf(app, 1),
    await dayOf(app, 2),
    await dayOf(app, 4),
    await dayOf(app, 5),
  ];
  const leave = { personId, kind: 'childcare', note: '', from: null, until: last };
  await planOn(app, planner, first, { name: 'put-on-leave', input: leave });
  await planOn(app, planner, first, move(personId, 'AFTER'));
  const seen = async (date: string) => {
    const { person, notShown } = await personAsOf(by, date, personId);
    return [person?.state, person?.department.departmentCode, notShown];
  };
  expect(await seen(eve)).toEqual(['inService', 'BEFORE', 0]);
  expect(await seen(first)).toEqual(['onLeave', 'AFTER', 0]);
  expect(await seen(last)).toEqual(['onLeave', 'AFTER', 0]);
  expect(await seen(after)).toEqual(['inService', 'AFTER', 0]);
  const members = await membersAsOf(by, last, 'AFTER');
  expect([members.items, countOf(await treeAsOf(by, last), 'AFTER')]).toMatchObject([
    [{ personId, state: 'onLeave' }],
    1,
  ]);
});

test('USR-08 STA-10 a running leave ends by its last day, and a planned return or restored access ends it before', async () => {
  const { by, ids, planner } = await company(2);
  const [dated = '', open = ''] = ids;
  const [last, after] = [await dayOf(app, 3), await dayOf(app, 4)];
  const leave = { kind: 'sick', note: '', from: null };
  await done(by.post(`${employeesPath}/${dated}/leave`, { ...leave, until: last }));
  await done(by.post(`${employeesPath}/${open}/leave`, { ...leave, until: null }));
  await done(by.post(`${employeesPath}/${open}/suspension`, { reason: 'investigation', note: '', until: null }));
  await planOn(app, planner, after, { name: 'return-from-leave', input: { personId: open, note: '' } });
  await planOn(app, planner, after, { name: 'restore-access', input: { personId: open, note: '' } });
  const seen = async (date: string, personId: string) => {
    const { person, notShown } = await personAsOf(by, date, personId);
    return [person?.state, person?.isSuspended, notShown];
  };
  expect(await seen(last, dated)).toEqual(['onLeave', false, 0]);
  expect(await seen(after, dated)).toEqual(['inService', false, 0]);
  expect(await seen(last, open)).toEqual(['onLeave', true, 0]);
  expect(await seen(after, open)).toEqual(['inService', false, 0]);
});

test('STA-02 STA-10 a person retiring at the end of the day is in service on that day and gone on the next', async () => {
  const { by, ids } = await company(2);
  const [one = '', other = ''] = ids;
  const body = { reason: 'personal', note: '', when: 'endOfDay', handovers: [] };
  await done(by.post(`${employeesPath}/${one}/retirement`, body));
  expect(idsOf((await membersAsOf(by, await dayOf(app), 'BEFORE')).items)).toEqual([one, other].toSorted());
  expect(idsOf((await membersAsOf(by, await dayOf(app, 1), 'BEFORE')).items)).toEqual([other]);
});

test('STA-10 a planned change that is unreadable, of another kind or beyond the reader’s rights is only counted', async () => {
  const { companyCode, by, ids, planner } = await company(1);
  const [personId = ''] = ids;
  const date = await dayOf(app, 5);
  await planOn(app, planner, date, retire(personId));
  const names = { departmentName: '새 이름', englishDepartmentName: 'New', language: 'ko' };
  const expected = { departmentName: '부서 BEFORE', englishDepartmentName: 'BEFORE', language: 'ko' };
  const rename = { name: 'change-department', input: { departmentCode: 'BEFORE', ...names, expected } };
  await planOn(app, planner, date, rename);
  expect(await treeAsOf(by, date)).toMatchObject({ notShown: 1 });
  expect((await personAsOf(by, date, personId)).notShown).toBe(0);
  const manager = await memberBrowser(app, { companyCode, role: 'manager' });
  const seen = await personAsOf(manager, date, personId);
  expect([seen.notShown, seen.person?.state]).toEqual([1, 'inService']);
  expect(await treeAsOf(manager, date)).toMatchObject({ notShown: 2 });
  await inCompany(app.kernel.db, companyCode, (tx) => sql`update plans set input = '\\x00'`.execute(tx));
  expect(await treeAsOf(by, date)).toMatchObject({ notShown: 2 });
});

test('STA-10 STA-02 a planned change refused by the table of states or a deleted department is not previewed', async () => {
  const { by, ids } = await company(3);
  const [onLeave = '', retired = '', mover = ''] = ids;
  const day = await dayOf(app, 3);
  await done(by.post(`${employeesPath}/${onLeave}/leave`, { kind: 'sick', from: null, until: null, note: '' }));
  await done(
    by.post(`${employeesPath}/${retired}/retirement`, { reason: 'personal', note: '', when: 'now', handovers: [] }),
  );
  const leave = { name: 'put-on-leave', input: { personId: onLeave, kind: 'sick', from: null, until: day, note: '' } };
  const refused: string[] = [];
  const planned = async (dueOn: string, step: object) => {
    const answer = await by.post('/api/v1/planned-changes', { step, dueOn, note: '' });
    refused.push(answer.json<{ refusal: { code: string } | null }>().refusal?.code ?? 'none');
  };
  await planned(await dayOf(app, 1), leave);
  await planned(await dayOf(app, 1), move(retired, 'AFTER'));
  await planned(await dayOf(app, 1), move(mover, 'NOSUCH'));
  await planned(await dayOf(app, 2), { name: 'reinstate-person', input: { personId: mover, note: '' } });
  expect(refused).not.toContain('none');
  const later = await dayOf(app, 4);
  const seen = await Promise.all(ids.map(async (id) => (await personAsOf(by, later, id)).person));
  expect(seen).toMatchObject([{ state: 'onLeave' }, { state: 'retired' }, { state: 'inService' }]);
  expect((await membersAsOf(by, later, 'AFTER')).items).toEqual([]);
  expect(idsOf((await membersAsOf(by, later, 'BEFORE')).items)).toEqual([onLeave, mover].toSorted());
});
