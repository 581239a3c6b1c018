// Runs on every PostgreSQL: triggers.
import { personFields } from '@madang/contract/people/people/fields.ts';
import type { PersonChangeEntry } from '@madang/contract/people/people/history-routes.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inCompany } from '../../../../kernel/db/database.ts';
import type { Browser } from '../../../../testing/browser.ts';
import { databaseText } from '../../../../testing/database/database-text.ts';
import { memberBrowser } from '../../../../testing/member.ts';
import {
  answerOptional,
  employeesOf,
  employeesPath as path,
  signInAs,
  addTestPerson,
} from '../../../../testing/people.ts';
import { startTestApp } from '../../../../testing/test-app.ts';

const app = await startTestApp();
const { administratorOf, register } = employeesOf(app);
const { browser, companyCode } = await administratorOf();

interface Answer {
  readonly items: PersonChangeEntry[];
  readonly next: string | null;
  readonly departments: { readonly departmentCode: string }[];
  readonly since: Readonly<Record<'state' | 'department' | 'jobRank' | 'jobTitle', string | null>>;
}
const historyOf = async (personId: string, query = '', by: Browser = browser) => {
  const answer = await by.get(`${path}/${personId}/history${query}`);
  expect(answer.status, answer.text).toBe(200);
  return answer.json<Answer>();
};
const colleague = async () => (await memberBrowser(app, { companyCode, role: 'employee' })).personId;
const change = async (personId: string, body: object) => {
  const answer = await browser.post(`${path}/${personId}/changes`, { change: body });
  expect(answer.status, answer.text).toBe(200);
};
const rowsOf = (personId: string) =>
  inCompany(app.kernel.db, companyCode, (tx) =>
    tx.selectFrom('person_changes').selectAll().where('person_id', '=', personId).execute(),
  );

test('USR-04 each change of the record is in the history with its actor, newest first, field by field', async () => {
  const personId = await colleague();
  await change(personId, { surname: '남', securityGrade: 4 });
  await change(personId, { employmentType: 'T' });
  const { items } = await historyOf(personId);
  expect(items.map(({ fields }) => fields)).toEqual([
    [{ field: 'employmentType', isKept: true, from: 'N', to: 'T' }],
    [
      { field: 'surname', isKept: true, from: 'Baek', to: '남' },
      { field: 'securityGrade', isKept: true, from: '5', to: '4' },
    ],
  ]);
  expect(items[0]?.actor?.fullName).toBe('백솔');
  expect(items.every(({ isRevertible }) => isRevertible)).toBe(true);
});

test('STA-07 the history shows the start of the person’s state, department, rank and title', async () => {
  const personId = await colleague();
  const begun = (await historyOf(personId)).since;
  expect([begun.department, begun.jobRank, begun.jobTitle]).toEqual([null, null, null]);
  const code = 'SINCE';
  const names = { departmentName: '이후 팀', englishDepartmentName: 'Since', language: 'ko' };
  const added = await browser.post('/api/v1/departments', {
    departmentCode: code,
    ...names,
    parentDepartmentCode: 'TOP',
  });
  expect(added.status, added.text).toBe(200);
  await change(personId, { departmentCode: code });
  const leave = { kind: 'sick', note: '', from: null, until: null };
  expect((await browser.post(`${path}/${personId}/leave`, leave)).status).toBe(200);
  await change(personId, { surname: '남' });
  const { since, items } = await historyOf(personId);
  const momentOf = (field: string) =>
    items.find(({ fields }) => fields.some((each) => each.field === field))?.changedAt ?? 'none';
  expect(since.department).toBe(momentOf('departmentCode'));
  const begins = items.find(({ employment }) => employment?.kind === 'leaveBegun')?.changedAt ?? '';
  expect(since.state).not.toBe(begun.state);
  // The entry is written in the transaction of the row, a little later.
  expect([String(since.department) < String(since.state), String(since.state) <= begins]).toEqual([true, true]);
  expect([since.jobRank, since.jobTitle]).toEqual([null, null]);
  expect(momentOf('surname')).not.toBe(since.department);
});

test('USR-04 the values of a revertible change restore the former record', async () => {
  const personId = await colleague();
  await change(personId, { displayName: '가람' });
  const [{ fields } = { fields: [] }] = (await historyOf(personId)).items;
  const side = (name: 'from' | 'to') => Object.fromEntries(fields.map((field) => [field.field, field[name]]));
  const body = { change: side('from'), expected: side('to') };
  expect((await browser.post(`${path}/${personId}/changes`, body)).status).toBe(200);
  expect((await historyOf(personId)).items[0]?.fields).toEqual([
    { field: 'displayName', isKept: true, from: '가람', to: '' },
  ]);
});

test('USR-04 RCN-02 the history of optional data contains only the name of the field', async () => {
  const personId = await colleague();
  await answerOptional(app, { companyCode, personId }, true);
  await change(personId, { nickname: '봄봄이', englishName: 'Bombom Han', duties: '결산 업무' });
  const [first] = (await historyOf(personId)).items;
  expect(first?.fields).toEqual(
    ['englishName', 'nickname', 'duties'].map((field) => ({ field, isKept: false, from: '', to: '' })),
  );
  expect(first?.isRevertible).toBe(false);
  expect(JSON.stringify(await rowsOf(personId))).not.toMatch(/봄봄이|Bombom|결산/);
});

test('USR-04 saving unchanged values is not a change', async () => {
  const personId = await colleague();
  await answerOptional(app, { companyCode, personId }, true);
  await change(personId, { nickname: '솔이', displayName: '' });
  await change(personId, { nickname: '솔이', displayName: '' });
  expect((await historyOf(personId)).items).toHaveLength(1);
});

test('USR-04 MEM-01 granting and revoking a role are both in the history', async () => {
  const personId = await colleague();
  const granted = await browser.post('/api/v1/memberships', { personId, role: 'manager' });
  expect(granted.status, granted.text).toBe(200);
  expect((await browser.delete(`/api/v1/memberships/${personId}/manager`)).status).toBe(200);
  expect((await historyOf(personId)).items.map(({ fields }) => fields)).toEqual([
    [{ field: 'role', isKept: true, from: 'manager', to: '' }],
    [{ field: 'role', isKept: true, from: '', to: 'manager' }],
  ]);
});

test('USR-04 the history is listed in pages', async () => {
  const personId = await colleague();
  for (let number = 1; number <= 21; number += 1) await change(personId, { displayName: `이름 ${number}` });
  const first = await historyOf(personId);
  expect([first.items.length, first.items[0]?.fields[0]?.to]).toEqual([20, '이름 21']);
  const rest = await historyOf(personId, `?after=${first.next}`);
  expect([rest.items.map(({ fields }) => fields[0]?.to), rest.next]).toEqual([['이름 1'], null]);
});

test('USR-04 an unchanged person has an empty history; unknown people and those of other companies are not found', async () => {
  const { personId } = await register(browser);
  expect((await historyOf(personId)).items).toEqual([]);
  const stranger = (await administratorOf()).browser;
  expect((await stranger.get(`${path}/${personId}/history`)).error.errorCode).toBe('CO404');
  const member = await memberBrowser(app, { companyCode, role: 'employee' });
  expect((await member.get(`${path}/${personId}/history`)).error.errorCode).toBe('CO401');
  expect((await app.browser().get(`${path}/${personId}/history`)).status).toBe(401);
});

test('ACC-11 closing the account deletes the history of the person', async () => {
  const person = await addTestPerson(app, { companyCode });
  await change(person.personId, { displayName: '사라질 이름' });
  expect(await rowsOf(person.personId)).toHaveLength(1);
  const own = await signInAs(app, person);
  const closed = await own.post('/api/v1/profile/closing', { password: person.password });
  expect(closed.status, closed.text).toBe(200);
  expect(await rowsOf(person.personId)).toEqual([]);
  expect(await databaseText(app)).not.toContain('사라질 이름');
});

test('USR-04 a change during the closing of the account leaves nothing of the person', async () => {
  for (let round = 0; round < 3; round += 1) {
    const person = await addTestPerson(app, { companyCode });
    const own = await signInAs(app, person);
    const [changed, closed] = await Promise.all([
      browser.post(`${path}/${person.personId}/changes`, { change: { displayName: '늦은 이름' } }),
      own.post('/api/v1/profile/closing', { password: person.password }),
    ]);
    expect([200, 404]).toContain(changed.status);
    expect(closed.status, closed.text).toBe(200);
    expect(await rowsOf(person.personId)).toEqual([]);
    expect((await browser.get(`${path}/${person.personId}`)).status).toBe(404);
  }
});

test('USR-04 DEP-03 a move into a department during its deletion ends as one of the two', async () => {
  for (let round = 0; round < 3; round += 1) {
    const departmentCode = `GONE${round}`;
    const names = { departmentName: departmentCode, englishDepartmentName: departmentCode };
    const made = await browser.post('/api/v1/departments', {
      departmentCode,
      ...names,
      parentDepartmentCode: 'TOP',
      language: 'ko',
    });
    expect(made.status, made.text).toBe(200);
    const personId = await colleague();
    const [moved, deleted] = await Promise.all([
      browser.post(`${path}/${personId}/changes`, { change: { departmentCode } }),
      browser.delete(`/api/v1/departments/${departmentCode}`),
    ]);
    expect([moved.status, deleted.status].filter((status) => status === 200)).toHaveLength(1);
  }
});

test('USR-04 every described field is in the history, optional and encrypted ones only by name', async () => {
  const { rows } = await sql<{ name: string; isKept: boolean }>`
    select column_name as name, keeps_value as "isKept" from person_change_columns`.execute(app.kernel.db);
  const columns = Object.values(personFields).map(({ column, storage, ...field }) => ({
    name: column,
    isKept: storage === 'plain' && !('isOptional' in field),
  }));
  const sorted = (found: readonly { readonly name: string; readonly isKept: boolean }[]) =>
    found.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  expect(sorted(rows)).toEqual(
    sorted([
      ...columns,
      { name: 'employment_status', isKept: true },
      { name: 'dispatch_company_code', isKept: true },
      { name: 'applied_at', isKept: true },
    ]),
  );
});

test('USR-04 DEP-05 heading a department is in the history, a changed order of its heads is not', async () => {
  const [one, two] = [await colleague(), await colleague()];
  const names = { departmentName: '영업본부', englishDepartmentName: 'Sales', language: 'ko' };
  const made = { departmentCode: 'LEADS', ...names, parentDepartmentCode: 'TOP' };
  expect((await browser.post('/api/v1/departments', made)).status).toBe(200);
  for (const personIds of [[one], [one, two], [two, one], [two]]) {
    const answer = await browser.put('/api/v1/organisation/departments/LEADS/heads', { personIds });
    expect(answer.status, answer.text).toBe(200);
  }
  const { items, departments } = await historyOf(one);
  expect(items.map(({ fields }) => fields)).toEqual([
    [{ field: 'departmentHead', isKept: true, from: 'LEADS', to: '' }],
    [{ field: 'departmentHead', isKept: true, from: '', to: 'LEADS' }],
  ]);
  expect(departments.map(({ departmentCode }) => departmentCode)).toEqual(['LEADS']);
  expect((await rowsOf(one)).filter(({ left_department: left }) => left === 'LEADS')).toHaveLength(2);
});

test('USR-04 STA-10 an automatic start of service is kept for past states and is not a line of the history', async () => {
  const personId = await colleague();
  await inCompany(app.kernel.db, companyCode, (tx) =>
    sql`update people set applied_at = null where person_id = ${personId}::uuid`.execute(tx),
  );
  expect((await rowsOf(personId)).map(({ changes }) => Object.keys(changes as object))).toEqual([['applied_at']]);
  expect((await historyOf(personId)).items).toEqual([]);
});
