// Runs on every PostgreSQL: a job of the transaction that decides.
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { inCompany } from '../../../../kernel/db/database.ts';
import { addForm, fieldOf } from '../../../../testing/approvals/forms.ts';
import { companyOfRequests, decide, readRequest, requestsPath } from '../../../../testing/approvals/requests.ts';
import type { Browser } from '../../../../testing/browser.ts';
import { startTestApp } from '../../../../testing/test-app.ts';

const app = await startTestApp();
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

async function newCompany(makesLeave: boolean) {
  const company = await companyOfRequests(app, 'REQLEAVE');
  const { own, person, policy, named } = company;
  const [asker, approver] = [await person(), await person()];
  await policy(named([approver.personId]));
  const approvalFormId = await addForm(own, {
    approvalFormName: 'Leave',
    documentKind: 'leave',
    makesLeave,
    formFields: [fieldOf('f1', 'period', { isFieldRequired: true })],
  });
  const submitted = async (by: Browser, from: string, to: string) => {
    const body = { approvalFormId, requestTitle: 'Leave', formContent: { f1: { from, to } } };
    const { requestId } = (await by.post(requestsPath, body)).json<{ requestId: string }>();
    return { requestId, answer: await by.post(`${requestsPath}/${requestId}/submission`, {}) };
  };
  const approved = async (by: Browser, from: string, to: string) => {
    const { requestId, answer } = await submitted(by, from, to);
    expect(answer.status, answer.text).toBe(200);
    expect((await decide(approver, requestId)).json()).toEqual({ requestState: 'approved' });
    return requestId;
  };
  return { ...company, asker, approver, approved, submitted };
}

const endOf = (by: Browser, id: string) =>
  vi.waitFor(
    async () => {
      const last = (await readRequest(by, id)).events.at(-1)?.event;
      if (last === 'approved') throw new Error('nothing was done yet');
      return last;
    },
    { timeout: 10_000, interval: 50 },
  );

test('APR-02 STA-01 an approved leave starts the leave of the requester, today or on its day, if the form defines it', async () => {
  const { companyCode, asker, approved, own, person } = await newCompany(true);
  const stateOf = async (personId: string) => {
    const { rows } = await inCompany(app.kernel.db, companyCode, (tx) =>
      sql<{ state: string }>`select employment_status as state from people where person_id = ${personId}::uuid`.execute(
        tx,
      ),
    );
    return rows[0]?.state;
  };
  expect(await endOf(asker, await approved(asker, day(-1), day(5)))).toBe('carriedOut');
  expect(await stateOf(asker.personId)).toBe('L');
  const later = await person();
  expect(await endOf(later, await approved(later, day(10), day(12)))).toBe('carriedOut');
  expect(await stateOf(later.personId)).not.toBe('L');
  const planned = (await own.get('/api/v1/planned-changes')).json<{
    items: { step: { name: string }; dueOn: string }[];
  }>();
  expect(planned.items.filter(({ dueOn }) => dueOn === day(10))).toHaveLength(1);
});

test('APR-02 STA-01 a leave that cannot be recorded is refused at submission with the message of the rule', async () => {
  const { approver, submitted, approved, person } = await newCompany(true);
  const by = await person();
  const refusedBy = async (from: number, to: number) =>
    (await submitted(by, day(from), day(to))).answer.error.fields[0];
  const days = { path: 'formContent.f1', code: 'LEAVE_DAYS', params: { 0: 3 } };
  for (const [from, to] of [
    [-9, -5],
    [1, 365 * 4],
    [365 * 4, 365 * 4 + 2],
  ] as const) {
    expect(await refusedBy(from, to)).toMatchObject(days);
  }
  const second = await submitted(by, day(0), day(3));
  expect(second.answer.status).toBe(200);
  expect(await endOf(by, await approved(by, day(0), day(5)))).toBe('carriedOut');
  expect(await refusedBy(4, 9)).toMatchObject({ path: 'formContent.f1', code: 'MB704' });
  // Two that were submitted before either was approved.
  expect((await decide(approver, second.requestId)).status).toBe(200);
  expect(await endOf(by, second.requestId)).toBe('notCarriedOut');
  expect((await submitted(by, day(6), day(9))).answer.status).toBe(200);
});

test('APR-02 an approved leave of another form changes nothing', async () => {
  const { asker, approved } = await newCompany(false);
  const id = await approved(asker, day(0), day(5));
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect((await readRequest(asker, id)).events.at(-1)?.event).toBe('approved');
});
