// Runs on every PostgreSQL: row locks, and the order in which they are taken.
import type { Employee } from '@madang/contract/people/people/routes.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inCompany } from '../../../kernel/db/database.ts';
import type { Browser } from '../../../testing/browser.ts';
import { memberBrowser } from '../../../testing/member.ts';
import { addTestPerson, employeesOf, employeesPath as path, signInAs } from '../../../testing/people.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const app = await startTestApp();
const { browser: first, companyCode } = await employeesOf(app).administratorOf();
const second = await memberBrowser(app, { companyCode, role: 'administrator' });
const rounds = 12;

const colleague = () => memberBrowser(app, { companyCode, role: 'employee' });
const change = (by: Browser, personId: string, body: object) => by.post(`${path}/${personId}/changes`, body);
const readOf = async (personId: string) =>
  (await first.get(`${path}/${personId}`)).json<{ employee: Employee }>().employee;
const eachRound = (round: (number: number) => Promise<void>) =>
  Promise.all(Array.from({ length: rounds }, (_, number) => round(number)));

async function addDepartment(departmentCode: string, parentDepartmentCode = 'TOP') {
  const names = { departmentName: departmentCode, englishDepartmentName: departmentCode, language: 'ko' };
  const answer = await first.post('/api/v1/departments', { departmentCode, parentDepartmentCode, ...names });
  expect(answer.status, answer.text).toBe(200);
}

/** Returns the fields of each entry in a person's history, newest first. */
const historyOf = (personId: string) =>
  inCompany(app.kernel.db, companyCode, async (tx) => {
    const { rows } = await sql<{ names: string[] }>`
      select array(select jsonb_object_keys(changes) order by 1) as names from person_changes
      where company_code = ${companyCode} and person_id = ${personId}::uuid order by change_number desc`.execute(tx);
    return rows.map(({ names }) => names);
  });

test('USR-04 two administrators who each change two different fields at once lose no change', async () => {
  await eachRound(async (number) => {
    const { personId } = await colleague();
    const answers = await Promise.all([
      change(first, personId, {
        change: { displayName: `가람 ${number}`, englishJobTitle: 'Lead' },
        expected: { displayName: '', englishJobTitle: '' },
      }),
      change(second, personId, {
        change: { employeeNumber: `A-${number}`, voipNumber: '7001' },
        expected: { employeeNumber: '', voipNumber: '' },
      }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await readOf(personId)).toMatchObject({
      displayName: `가람 ${number}`,
      englishJobTitle: 'Lead',
      employeeNumber: `A-${number}`,
      voipNumber: '7001',
    });
    // Each change is an entry of its own, with its own fields alone.
    const entries = (await historyOf(personId)).map((names) => names.join());
    expect(entries.filter((names) => /display_?name/i.test(names))).toHaveLength(1);
    expect(entries.filter((names) => /employee_?number/i.test(names))).toHaveLength(1);
    expect(entries.filter((names) => /display_?name/i.test(names) && /employee_?number/i.test(names))).toEqual([]);
  });
});

test('USR-04 if they share one field, one change is made whole and the other not at all', async () => {
  await eachRound(async () => {
    const { personId } = await colleague();
    const empty = { displayName: '', englishJobTitle: '' };
    const [one, other] = await Promise.all([
      change(first, personId, { change: { displayName: '첫째', englishJobTitle: 'Lead' }, expected: empty }),
      change(second, personId, {
        change: { englishJobTitle: 'Head', voipNumber: '7002' },
        expected: { englishJobTitle: '', voipNumber: '' },
      }),
    ]);
    expect([one.status, other.status].toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((one.status === 200 ? other : one).error.errorCode).toBe('EDIT_CONFLICT');
    expect(await readOf(personId)).toMatchObject(
      one.status === 200
        ? { displayName: '첫째', englishJobTitle: 'Lead', voipNumber: '' }
        : { displayName: '', englishJobTitle: 'Head', voipNumber: '7002' },
    );
  });
});

test('ACC-11 a change during the closing of the account is made before it or refused, and leaves nothing', async () => {
  await eachRound(async () => {
    const person = await addTestPerson(app, { companyCode });
    const own = await signInAs(app, person);
    const [answer, closing] = await Promise.all([
      change(first, person.personId, { change: { displayName: '지워질 이름' } }),
      own.post('/api/v1/profile/closing', { password: person.password }),
    ]);
    expect(closing.status, closing.text).toBe(200);
    expect([200, 404]).toContain(answer.status);
    const { rows } = await inCompany(app.kernel.db, companyCode, (tx) =>
      sql<{
        displayName: string;
        isClosed: boolean;
      }>`select display_name as "displayName", closed_at is not null as "isClosed"
        from people where company_code = ${companyCode} and person_id = ${person.personId}::uuid`.execute(tx),
    );
    expect(rows).toEqual([{ displayName: '', isClosed: true }]);
    expect((await change(first, person.personId, { change: { displayName: '늦음' } })).error.errorCode).toBe('CO404');
  });
});

test('DEP-03 a move into a department during its deletion succeeds, or the department is deleted without the person', async () => {
  await eachRound(async (number) => {
    const departmentCode = `GONE${number}`;
    await addDepartment(departmentCode);
    const { personId } = await colleague();
    const [move, deletion] = await Promise.all([
      change(first, personId, { change: { departmentCode } }),
      second.delete(`/api/v1/departments/${departmentCode}`),
    ]);
    expect([move.status, deletion.status].toSorted((a, b) => a - b)).toEqual([200, 409]);
    const { department } = await readOf(personId);
    expect(department.departmentCode).toBe(move.status === 200 ? departmentCode : 'TOP');
    if (move.status !== 200) expect(move.error.fields[0]?.code).toBe('EMPLOYEE_DEPARTMENT');
  });
});

test('DEP-04 USR-04 changes of a person during moves of the department and the person all succeed', async () => {
  await addDepartment('NORTH');
  await addDepartment('SOUTH');
  await eachRound(async (number) => {
    const departmentCode = `TEAM${number}`;
    await addDepartment(departmentCode, 'NORTH');
    const { personId } = await colleague();
    const placed = await change(first, personId, { change: { departmentCode } });
    expect(placed.status, placed.text).toBe(200);
    const [named, moved, tree] = await Promise.all([
      change(first, personId, { change: { displayName: '다온' } }),
      change(second, personId, { change: { departmentCode: 'SOUTH' }, expected: { departmentCode } }),
      first.put(`/api/v1/departments/${departmentCode}/place`, { parentDepartmentCode: 'SOUTH' }),
    ]);
    expect([named.status, moved.status, tree.status]).toEqual([200, 200, 200]);
    const { displayName, department } = await readOf(personId);
    expect([displayName, department.departmentCode]).toEqual(['다온', 'SOUTH']);
  });
});

test('USR-04 ACC-09 a form opened before an administrator’s change does not revert that change', async () => {
  await eachRound(async (number) => {
    const own = await colleague();
    const { surname, givenName, englishName, language, timeZone } = (await own.get('/api/v1/profile')).json<
      Record<'surname' | 'givenName' | 'englishName' | 'language' | 'timeZone', string>
    >();
    const opened = { surname, givenName, englishName, language, timeZone };
    const [theirs, mine] = await Promise.all([
      change(first, own.personId, { change: { givenName: `가람${'나'.repeat(number % 5)}` } }),
      own.put('/api/v1/profile', { ...opened, timeZone: 'Asia/Tokyo', expected: opened }),
    ]);
    expect([theirs.status, mine.status], mine.text).toEqual([200, 200]);
    const after = (await own.get('/api/v1/profile')).json<typeof opened>();
    expect(after).toMatchObject({ givenName: `가람${'나'.repeat(number % 5)}`, timeZone: 'Asia/Tokyo' });
    const late = await own.put('/api/v1/profile', { ...opened, givenName: '솔', expected: opened });
    expect(late.error.errorCode).toBe('EDIT_CONFLICT');
    expect((await own.get('/api/v1/profile')).json()).toEqual(after);
  });
});
