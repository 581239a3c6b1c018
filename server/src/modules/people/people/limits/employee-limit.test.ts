// Runs on every PostgreSQL: row locks.
import { peopleProperties } from '@madang/contract/people/people/properties.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inCompany } from '../../../../kernel/db/database.ts';
import { addTestPerson, employeesOf, employeesPath } from '../../../../testing/people.ts';
import { companyWithAdmin, joinBy, makeLink } from '../../../../testing/invitations.ts';
import { nextPerson } from '../../../../testing/sign-up.ts';
import { startTestApp } from '../../../../testing/test-app.ts';

const app = await startTestApp();
const { someone } = employeesOf(app);
const limitTo = (people: number) => app.setProperty(peopleProperties.peoplePerCompany, people);
const guest = () => `limit${nextPerson()}@outside.example`;

const peopleIn = (companyCode: string) =>
  inCompany(app.kernel.db, companyCode, async (tx) => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from people where company_code = ${companyCode} and closed_at is null`.execute(
      tx,
    );
    return rows[0]?.count;
  });

test('SGN-08 MB1054 a company has as many people as the operator allows, also with many registrations at once', async () => {
  const { admin, companyCode } = await companyWithAdmin(app);
  await limitTo(4);
  const answers = await Promise.all(Array.from({ length: 8 }, () => admin.post(employeesPath, someone())));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  const [refused] = answers.filter(({ status }) => status !== 200);
  expect([refused?.status, refused?.error.errorCode, refused?.error.params]).toEqual([409, 'MB1054', { 0: 4 }]);
  expect(await peopleIn(companyCode)).toBe(4);
  await limitTo(5);
  expect((await admin.post(employeesPath, someone())).status).toBe(200);
  expect((await admin.post(employeesPath, someone())).error.errorCode).toBe('MB1054');
});

test('SGN-08 MB1054 an invitee is refused at the limit, and joins once there is space', async () => {
  const company = await companyWithAdmin(app);
  const leaving = await addTestPerson(app, company);
  await limitTo(2);
  const { code } = await makeLink(company);
  expect((await joinBy(app, code, guest(), {})).answer.error.errorCode).toBe('MB1054');
  expect(await peopleIn(company.companyCode)).toBe(2);
  await inCompany(app.kernel.db, company.companyCode, (tx) =>
    sql`update people set closed_at = app_now() where person_id = ${leaving.personId}::uuid`.execute(tx),
  );
  const { answer } = await joinBy(app, code, guest(), {});
  expect(answer.status, answer.text).toBe(200);
  expect((await joinBy(app, code, guest(), {})).answer.error.errorCode).toBe('MB1054');
});

test('SGN-08 MB1054 the people of one company do not count in another, and without a limit everyone can join', async () => {
  const { admin } = await companyWithAdmin(app);
  await limitTo(2);
  expect((await admin.post(employeesPath, someone())).status).toBe(200);
  expect((await admin.post(employeesPath, someone())).error.errorCode).toBe('MB1054');
  await limitTo(0);
  expect((await admin.post(employeesPath, someone())).status).toBe(200);
});
