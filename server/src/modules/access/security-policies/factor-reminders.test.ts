// Runs on every PostgreSQL: an upsert that takes each row once.
import { expect, test } from 'vitest';
import { languages } from '@madang/contract/kernel/languages.ts';
import type { AnswerOf } from '@madang/contract/kernel/route.ts';
import type { readSecurityPolicies } from '@madang/contract/access/security-policies/routes.ts';
import { daySeconds } from '@madang/contract/kernel/durations.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import type { Browser } from '../../../testing/browser.ts';
import { addMember } from '../../../testing/member.ts';
import { addTestPerson, signInAs } from '../../../testing/people.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { securityPolicies } from './index.ts';

const app = await startTestApp({ work: false });
const { kernel } = app;
const path = '/api/v1/security-policies';

/** The account of a person that a test adds was never applied for. */
const giveAccounts = (companyCode: string) =>
  inCompany(kernel.db, companyCode, (tx) =>
    tx.updateTable('people').set({ applied_at: new Date() }).where('company_code', '=', companyCode).execute(),
  );

/** A company that asks everyone for a second factor from a day to come, with so many people besides the administrator. */
async function askingCompany({ people = 2, policy = 'everybody' } = {}) {
  const administrator = await addTestPerson(app, { roles: ['administrator'], externalMail: nextMail() });
  const { companyCode } = administrator;
  const others = [];
  for (let n = 0; n < people; n += 1) {
    others.push({ ...(await addTestPerson(app, { companyCode, externalMail: nextMail() })) });
  }
  const browser = await signInAs(app, administrator);
  await browser.put(`${path}/second-factor`, { secondFactor: policy, graceDays: '30' });
  await giveAccounts(companyCode);
  return { companyCode, administrator, others, browser, again: () => signInAs(app, administrator) };
}

let mails = 0;
const nextMail = () => `remind.${(mails += 1)}@outside.example`;

const press = async (by: Browser) => {
  const answer = await by.post(`${path}/second-factor/reminders`);
  expect(answer.status, answer.text).toBe(200);
  return answer.json<{ people: number }>().people;
};
const reminderOf = async (by: Browser) => (await by.get(path)).json<AnswerOf<typeof readSecurityPolicies>>().reminder;

/** Runs the job as the worker does; returns the messages it sent. */
async function write(companyCode: string): Promise<string[]> {
  const before = await lettersOf(companyCode);
  await securityPolicies.tasks?.(kernel)['send-factor-reminders']?.({ companyCode });
  const after = await lettersOf(companyCode);
  return after.slice(before.length);
}

const lettersOf = (companyCode: string) =>
  inCompany(kernel.db, companyCode, async (tx) =>
    (await tx.selectFrom('inbox_messages').select('person_id').where('company_code', '=', companyCode).execute()).map(
      (row) => row.person_id,
    ),
  );

test('ACC-15 one action sends a letter to every person who must have a second factor and lacks one', async () => {
  const { companyCode, administrator, others, browser } = await askingCompany();
  expect(await reminderOf(browser)).toEqual({ people: 3, due: 3, lastAt: null });
  expect(await press(browser)).toBe(3);
  const written = await write(companyCode);
  expect(written.toSorted()).toEqual([administrator, ...others].map(({ personId }) => personId).toSorted());
  expect(await write(companyCode)).toEqual([]);
  expect(await reminderOf(browser)).toMatchObject({ people: 3, due: 0, lastAt: expect.any(String) });
});

test('ACC-15 a person gets at most one reminder a day', async () => {
  const { companyCode, browser, again } = await askingCompany();
  const pressed = await Promise.all(Array.from({ length: 8 }, () => press(browser)));
  expect(pressed.reduce((sum, people) => sum + people, 0)).toBe(3);
  expect(await write(companyCode)).toHaveLength(3);
  await app.advance(daySeconds - 60);
  expect(await press(await again())).toBe(0);
  await app.advance(120);
  expect(await press(await again())).toBe(3);
  expect(await write(companyCode)).toHaveLength(3);
});

test('ACC-15 people who are not required to, who have a factor or who have left get no letter', async () => {
  const administratorsOnly = await askingCompany({ policy: 'administrators' });
  expect(await press(administratorsOnly.browser)).toBe(1);
  const nobody = await askingCompany({ policy: 'nobody' });
  expect(await press(nobody.browser)).toBe(0);
  expect(await reminderOf(nobody.browser)).toEqual({ people: 0, due: 0, lastAt: null });
  const { companyCode, others, browser } = await askingCompany({ people: 3 });
  const change = (index: number, values: object) =>
    inCompany(kernel.db, companyCode, (tx) =>
      tx
        .updateTable('people')
        .set(values)
        .where('person_id', '=', others[index]?.personId ?? '')
        .execute(),
    );
  await change(0, { has_second_factor: true });
  expect(await press(browser)).toBe(3);
  // Between the press and the letter.
  await change(1, { has_second_factor: true });
  await change(2, { employment_status: 'R' });
  expect(await write(companyCode)).toHaveLength(1);
});

test.each(languages)('ACC-15 MAI-01 the letter in %s links to the security page of the account', async (language) => {
  const externalMail = nextMail();
  const { companyCode, browser } = await askingCompany({ people: 0 });
  await addTestPerson(app, { companyCode, language, externalMail });
  await giveAccounts(companyCode);
  await press(browser);
  await write(companyCode);
  const { rows } = await app.pools.owner.query<{ message_id: string }>('select message_id from outbox');
  for (const { message_id: messageId } of rows) await kernel.outbox.deliver(kernel.db, messageId);
  const { text } = await app.mailbox.next(externalMail);
  expect(text).toContain('/portalapp/account/security');
});

test('ACC-15 a company of many people is reminded in batches', async () => {
  const { companyCode, browser } = await askingCompany({ people: 0 });
  for (let n = 0; n < 23; n += 1) {
    await Promise.all(Array.from({ length: 10 }, () => addMember(kernel.db, { companyCode, role: 'employee' })));
  }
  await giveAccounts(companyCode);
  expect(await press(browser)).toBe(231);
  expect(await write(companyCode)).toHaveLength(231);
});

test('ACC-15 MEM-02 employees cannot send reminders', async () => {
  const { companyCode, browser } = await askingCompany({ people: 0 });
  const own = await signInAs(app, await addTestPerson(app, { companyCode }));
  const refused = await own.post(`${path}/second-factor/reminders`);
  expect(refused.error.errorCode).toBe('CO401');
  expect((await app.browser().post(`${path}/second-factor/reminders`)).error.errorCode).toBe('AC100');
  expect(await reminderOf(browser)).toMatchObject({ lastAt: null });
});
