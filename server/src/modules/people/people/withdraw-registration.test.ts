// Runs on every PostgreSQL: row locks and foreign keys.
import type { Employee } from '@madang/contract/people/people/routes.ts';
import { expect, test } from 'vitest';
import { inCompany } from '../../../kernel/db/database.ts';
import { memberBrowser } from '../../../testing/member.ts';
import { employeesOf, employeesPath as path } from '../../../testing/people.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const app = await startTestApp();
const { administratorOf, register, someone } = employeesOf(app);
const { browser, companyCode } = await administratorOf();
const withdraw = (personId: string, by = browser) => by.delete(`${path}/${personId}`);

async function keyOf(): Promise<string> {
  const answer = await browser.post('/api/v1/opencodes', {
    codeCount: 1,
    note: '',
    validUntil: '2099-12-31T00:00:00.000Z',
  });
  const [key] = answer.json<{ codes: string[] }>().codes;
  if (key === undefined) throw new Error(answer.text);
  return key;
}

test('USR-03 withdrawing a registration frees ID, mail, number and key, and leaves only an audit entry', async () => {
  const registration = someone({ employeeNumber: 'W-1', opencode: await keyOf(), sendsWelcome: true });
  const register = () => browser.post(path, registration);
  const { personId } = (await register()).json<{ personId: string }>();
  expect((await register()).status).not.toBe(200);
  const { can } = (await browser.get(`${path}/${personId}`)).json<{ employee: Employee; can: string[] }>();
  expect(can).toContain('withdraw');
  expect((await browser.post(`${path}/${personId}/initial-password`)).status).toBe(200);
  const answer = await withdraw(personId);
  expect(answer.status, answer.text).toBe(200);
  expect((await browser.get(`${path}/${personId}`)).error.errorCode).toBe('CO404');
  expect((await withdraw(personId)).error.errorCode).toBe('CO404');
  const again = await register();
  expect(again.status, again.text).toBe(200);
  const { rows } = await inCompany(app.kernel.db, companyCode, async (tx) => ({
    rows: await tx
      .selectFrom('audit_log')
      .select('operation')
      .where('target_id', '=', personId)
      .where('operation', '=', 'withdraw-registration')
      .execute(),
  }));
  expect(rows).toHaveLength(1);
});

test('USR-07 MEM-04 an account cannot be withdrawn, nor can an employee or another company withdraw a registration', async () => {
  const colleague = await memberBrowser(app, { companyCode, role: 'employee' });
  expect((await withdraw(colleague.personId)).error.errorCode).toBe('EMPLOYEE_APPLIED');
  const { personId } = await register(browser);
  expect((await withdraw(personId, colleague)).error.errorCode).toBe('CO401');
  expect((await withdraw(personId, (await administratorOf()).browser)).error.errorCode).toBe('CO404');
  expect((await browser.get(`${path}/${personId}`)).status).toBe(200);
});

test('USR-03 of two withdrawals at once one succeeds', async () => {
  const second = await memberBrowser(app, { companyCode, role: 'administrator' });
  for (let round = 0; round < 6; round += 1) {
    const { personId } = await register(browser);
    const answers = await Promise.all([withdraw(personId), withdraw(personId, second)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404]);
  }
});
