// Runs on every PostgreSQL: a unique index.
import type { Employee } from '@madang/contract/people/people/routes.ts';
import { expect, test } from 'vitest';
import { inCompany } from '../../../kernel/db/database.ts';
import { memberBrowser } from '../../../testing/member.ts';
import { administratorOf } from '../../../testing/organisation.ts';
import { employeesOf, finishedExport } from '../../../testing/people.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { closePerson } from '../../access/accounts/index.ts';

const app = await startTestApp();
const path = '/api/v1/employees';
const { register, someone } = employeesOf(app);

test('USR-03 USR-04 an employee number is registered, changed, listed, exported and shown in one’s own data', async () => {
  const companyCode = 'NUMBERA';
  const browser = await administratorOf(app, companyCode);
  const registered = await register(browser, { employeeNumber: 'A-1001' });
  const read = async (personId: string) =>
    (await browser.get(`${path}/${personId}`)).json<{ employee: Employee }>().employee.employeeNumber;
  expect(await read(registered.personId)).toBe('A-1001');
  const colleague = await memberBrowser(app, { companyCode, role: 'employee' });
  expect(await read(colleague.personId)).toBe('');
  const changes = `${path}/${colleague.personId}/changes`;
  const changed = await browser.post(changes, {
    change: { employeeNumber: 'A-1002' },
    expected: { employeeNumber: '' },
  });
  expect(changed.json()).toEqual({ before: { employeeNumber: '' } });
  expect(await read(colleague.personId)).toBe('A-1002');
  const listed = (await browser.get(path)).json<{ items: { employeeNumber: string }[] }>().items;
  expect(listed.map(({ employeeNumber }) => employeeNumber).sort()).toEqual(['', 'A-1001', 'A-1002']);
  const { text } = await finishedExport(browser);
  expect(text).toContain('A-1002');
  const own = (await colleague.post('/api/v1/profile/data')).json<{ person: object[] }>();
  expect(own.person).toMatchObject([{ employeeNumber: 'A-1002' }]);
});

test('USR-03 an employee number is unique in its company, whatever the case, and not across companies', async () => {
  const browser = await administratorOf(app, 'NUMBERB');
  await register(browser, { employeeNumber: 'b7' });
  const taken = await browser.post(path, someone({ employeeNumber: 'B7' }));
  expect([taken.status, taken.error.fields[0]]).toMatchObject([
    409,
    { path: 'employeeNumber', code: 'EMPLOYEE_NUMBER_TAKEN' },
  ]);
  const colleague = await memberBrowser(app, { companyCode: 'NUMBERB', role: 'employee' });
  const change = { change: { employeeNumber: 'B7' } };
  const refused = await browser.post(`${path}/${colleague.personId}/changes`, change);
  expect(refused.error.fields[0]).toMatchObject({ path: 'change.employeeNumber', code: 'EMPLOYEE_NUMBER_TAKEN' });
  await register(await administratorOf(app, 'NUMBERC'), { employeeNumber: 'B7' });
  const together = await Promise.all(
    Array.from({ length: 8 }, () => browser.post(path, someone({ employeeNumber: 'same' }))),
  );
  expect(together.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('USR-03 an ID in use is reported before a number in use, and the refused person leaves nothing', async () => {
  const browser = await administratorOf(app, 'NUMBERE');
  const first = someone({ employeeNumber: 'E1' });
  await register(browser, first);
  const refusals = async (changes: Readonly<Record<string, unknown>>) => {
    const answer = await browser.post(path, someone(changes));
    return answer.error.fields.map(({ code }) => code);
  };
  const { loginId } = first;
  expect(await refusals({ loginId, employeeNumber: 'e1' })).toEqual(['MB601']);
  expect(await refusals({ loginId, employeeNumber: 'E2' })).toEqual(['MB601']);
  expect(await refusals({ loginId, departmentCode: 'NOWHERE' })).toEqual(['MB601']);
  expect(await refusals({ employeeNumber: 'e1' })).toEqual(['EMPLOYEE_NUMBER_TAKEN']);
  await register(browser, { employeeNumber: 'E2' });
  const { items } = (await browser.get(path)).json<{ items: unknown[] }>();
  expect(items).toHaveLength(3);
});

test('ACC-11 closing an account frees its number', async () => {
  const companyCode = 'NUMBERD';
  const browser = await administratorOf(app, companyCode);
  const colleague = await memberBrowser(app, { companyCode, role: 'employee' });
  const { personId } = colleague;
  await browser.post(`${path}/${personId}/changes`, { change: { employeeNumber: 'D1' } });
  await inCompany(app.kernel.db, companyCode, async (tx) => {
    const login_id = `${personId}@gone.example`;
    await tx.insertInto('login_ids').values({ login_id, company_code: companyCode, person_id: personId }).execute();
    await closePerson(tx, app.kernel, { companyCode, personId, days: 30 });
  });
  await register(browser, { employeeNumber: 'D1' });
});
