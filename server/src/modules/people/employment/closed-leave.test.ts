// Runs on every PostgreSQL: triggers and row locks.
import { initialSessionRules } from '@madang/contract/access/sign-in-policies/rules.ts';
import { flowsPerAddress } from '@madang/contract/kernel/flow-limits.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inCompany } from '../../../kernel/db/database.ts';
import type { Browser } from '../../../testing/browser.ts';
import { addTestPerson, employeesPath, signInAs } from '../../../testing/people.ts';
import { plansOf } from '../../../testing/plans/planned.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { indispensableOf } from '../roles/index.ts';

const app = await startTestApp({ work: false });
await app.setProperty(flowsPerAddress, 1_000_000);
const { administratorOf, dayOf } = plansOf(app);
const session = '/api/v1/session';
const rulesPath = '/api/v1/access-rules/sessions';
const leaveOf = (personId: string) => `${employeesPath}/${personId}/leave`;
const leave = { kind: 'study', note: '', until: null as string | null };

const closeAccess = async (by: Browser, allowsOnLeave = false) => {
  const answer = await by.put(rulesPath, { ...initialSessionRules, allowsOnLeave });
  expect(answer.status, answer.text).toBe(200);
  return answer;
};

test('USR-08 USR-13 a company that closes the access during leaves ends sessions and shows the day of return', async () => {
  const { browser, companyCode } = await administratorOf();
  const before = await addTestPerson(app, { companyCode });
  const after = await addTestPerson(app, { companyCode });
  const until = await dayOf(companyCode, 6);
  await browser.post(leaveOf(before.personId), { ...leave, until });
  const insideBefore = await signInAs(app, before);
  const insideAfter = await signInAs(app, after);
  expect((await insideBefore.get(session)).status).toBe(200);
  await closeAccess(browser);
  // The rule ends what is open, and each leave that begins after it does.
  expect((await insideBefore.get(session)).status).toBe(401);
  expect((await insideAfter.get(session)).status).toBe(200);
  await browser.post(leaveOf(after.personId), leave);
  expect((await insideAfter.get(session)).status).toBe(401);
  const tryIn = ({ loginId, password }: typeof before) =>
    app.browser({ address: '198.51.100.31', language: 'ko' }).post(session, { loginId, password });
  const dated = await tryIn(before);
  expect([dated.status, dated.error.errorCode]).toEqual([403, 'ACCESS_ON_LEAVE_UNTIL']);
  expect(dated.error.errorMessage).toContain(await dayOf(companyCode, 7));
  expect((await tryIn(after)).error.errorCode).toBe('ACCESS_ON_LEAVE');
  // A stranger learns nothing.
  expect((await tryIn({ ...before, password: 'Wr0ng!word' })).error.errorCode).toBe('EM0010');
  await browser.post(`${leaveOf(after.personId)}/end`, { note: '' });
  expect((await tryIn(after)).status).toBe(200);
  await closeAccess(browser, true);
  expect((await tryIn(before)).status).toBe(200);
});

test('USR-08 if a leave closes the access, the caller and the last administrator cannot be put on leave', async () => {
  const { browser, companyCode, personId } = await administratorOf();
  const own = await browser.post(leaveOf(personId), leave);
  expect(own.status, own.text).toBe(200);
  expect((await browser.post(`${leaveOf(personId)}/end`, { note: '' })).status).toBe(200);
  await closeAccess(browser);
  expect((await browser.post(leaveOf(personId), leave)).error.errorCode).toBe('EMPLOYMENT_OWN');
  const other = await addTestPerson(app, { companyCode });
  expect((await browser.post(leaveOf(other.personId), leave)).status).toBe(200);
});

test('USR-08 a person on leave cannot close the access during leaves', async () => {
  const { browser, personId } = await administratorOf();
  await browser.post(leaveOf(personId), leave);
  const closed = await browser.put(rulesPath, { ...initialSessionRules, allowsOnLeave: false });
  expect(closed.error.errorCode).toBe('EMPLOYMENT_OWN');
  expect((await browser.get(session)).status).toBe(200);
});

test('USR-08 MEM-01 an administrator on a closed leave does not count: the last other one cannot leave', async () => {
  const first = await administratorOf();
  const { companyCode } = first;
  const second = await administratorOf(companyCode);
  await closeAccess(first.browser);
  expect((await first.browser.post(leaveOf(second.personId), leave)).status).toBe(200);
  const { rows } = await inCompany(app.kernel.db, companyCode, (tx) =>
    sql<{ need: string | null }>`select ${indispensableOf(first)} as need`.execute(tx),
  );
  expect(rows[0]?.need).toBe('last');
});
