// Runs on every PostgreSQL: row locks, and a job of the transaction that decides.
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { approvalRequestLimits } from '@madang/contract/workplace/approval-requests/limits.ts';
import { inCompany } from '../../../../kernel/db/database.ts';
import {
  askedBy,
  carriedOut,
  companyThatHolds,
  giveRole,
  heldPath,
  setHeld,
} from '../../../../testing/approvals/held.ts';
import { addPolicy, policiesPath } from '../../../../testing/approvals/policies.ts';
import { boxOf, codeOf, decide, idsOf, readRequest, withdraw } from '../../../../testing/approvals/requests.ts';
import { addMember } from '../../../../testing/member.ts';
import { type Browser, undoIdOf } from '../../../../testing/browser.ts';
import { newAdministrator } from '../../../../testing/portal-companies.ts';
import { startTestApp } from '../../../../testing/test-app.ts';
import { carryOut, expireHeldChanges } from './carry-out.ts';

const app = await startTestApp();
const newCompany = () => companyThatHolds(app, 'HELD', ['grant']);

const rolesOf = async (companyCode: string, personId: string) => {
  const { rows } = await inCompany(app.kernel.db, companyCode, (tx) =>
    sql<{ role: string }>`select role from memberships where person_id = ${personId}::uuid order by role`.execute(tx),
  );
  return rows.map(({ role }) => role);
};
const inboxOf = async (by: Browser) =>
  (await by.get('/api/v1/inbox-messages')).json<{ items: { subject: string }[] }>().items.map(({ subject }) => subject);

test('APR-02 a held change waits, is approved by another person and is then made', async () => {
  const { own, companyCode, approver, other } = await newCompany();
  const asked = await giveRole(own, other.personId);
  expect([codeOf(asked), asked.error.params]).toEqual(['CHANGE_HELD', { 0: 'Baek Sol' }]);
  expect(codeOf(await giveRole(own, other.personId))).toBe('CHANGE_HELD');
  const id = await askedBy(own);
  expect(await idsOf(approver, 'waiting')).toEqual([id]);
  expect(await readRequest(approver, id)).toMatchObject({
    heldKind: 'grant',
    held: { operation: 'grant-role', facts: { role: 'administrator' }, things: [{ name: 'Baek Sol' }], result: null },
  });
  expect(await rolesOf(companyCode, other.personId)).toEqual(['employee']);
  expect(codeOf(await decide(approver, id, 'return'))).toBe('APPROVAL_STATE');
  expect((await decide(approver, id)).json()).toEqual({ requestState: 'approved' });
  expect(await carriedOut(own, id)).toMatchObject({ result: 'done' });
  expect(await rolesOf(companyCode, other.personId)).toEqual(['administrator', 'employee']);
  const { events } = await readRequest(own, id);
  expect(events.map(({ event }) => event)).toEqual(['submitted', 'approved', 'carriedOut']);
  for (const person of [own, approver]) {
    expect(await inboxOf(person)).toContain('An approved change was made: Permission granted: Baek Sol');
  }
  const { rows } = await inCompany(app.kernel.db, companyCode, (tx) =>
    sql`select via, actor_id::text as actor from audit_log where operation = 'grant-role'`.execute(tx),
  );
  expect(rows).toEqual([{ via: `approval:${id}`, actor: own.personId }]);
});

test('APR-02 the requester of a change cannot approve it in any way', async () => {
  const { own, approver, other, named, representative } = await newCompany();
  await giveRole(own, other.personId);
  const id = await askedBy(own);
  expect(codeOf(await decide(own, id))).toBe('APPROVAL_STATE');
  await approver.put('/api/v1/own-stand-in', {
    standInId: own.personId,
    standsInFrom: '2000-01-01',
    standsInUntil: '2000-12-31',
  });
  const today = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  const later = new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);
  const standIn = { standInId: own.personId, standsInFrom: today, standsInUntil: later };
  expect((await approver.put('/api/v1/own-stand-in', standIn)).status).toBe(200);
  const { version } = await readRequest(own, id);
  const bulk = await own.post('/api/v1/approval-request-approvals', { requests: [{ requestId: id, version }] });
  expect([codeOf(await decide(own, id)), bulk.json()]).toEqual(['APPROVAL_STATE', { approvedIds: [], leftIds: [id] }]);
  const { settings } = (await own.get('/api/v1/approval-settings')).json<{ settings: object }>();
  await own.put('/api/v1/approval-settings', { ...settings, allowsDelegation: true });
  const delegated = await approver.post(`/api/v1/approval-requests/${id}/delegation`, { delegateId: own.personId });
  expect(codeOf(delegated)).toBe('APPROVAL_DELEGATE');
  // By a policy that names the requester alone nothing can be approved.
  const alone = await addPolicy(own, { approvalPolicyName: 'Alone', approvalSteps: [named([own.personId])] });
  expect(codeOf(await setHeld(own, 'grant', alone))).toBe('HELD_BY_REPRESENTATIVE');
  expect(codeOf(await setHeld(representative, 'grant', alone))).toBe('done');
  const gap = await giveRole(own, representative.personId);
  expect([codeOf(gap), gap.error.params]).toEqual(['CHANGE_HELD_GAP', { 0: 1 }]);
});

test('APR-02 of two decisions, or an approval and a withdrawal, at once one counts and the change is made at most once', async () => {
  const { own, companyCode, approver, other, named, representative } = await newCompany();
  const second = other;
  const approvalSteps = [named([approver.personId, second.personId])];
  const pair = await addPolicy(own, { approvalPolicyName: 'Pair', approvalSteps });
  await setHeld(representative, 'grant', pair);
  const target = await memberOf(companyCode);
  await giveRole(own, target);
  const id = await askedBy(own);
  const raced = await Promise.all([decide(approver, id), decide(second, id)]);
  expect(raced.map(codeOf).toSorted()).toEqual(['APPROVAL_STATE', 'done']);
  await carriedOut(own, id);
  const next = await memberOf(companyCode);
  await giveRole(own, next);
  const again = await askedBy(own);
  const [decided, withdrawn] = await Promise.all([decide(approver, again), withdraw(own, again)]);
  expect([codeOf(decided), codeOf(withdrawn)].filter((code) => code === 'done')).toHaveLength(1);
  if (codeOf(decided) === 'done') await carriedOut(own, again);
  expect((await rolesOf(companyCode, next)).includes('administrator')).toBe(codeOf(decided) === 'done');
  const key = { companyCode, requestId: id };
  // A worker that was killed between the change and its answer runs it once more.
  await Promise.all([carryOut(app.kernel, key), carryOut(app.kernel, key)]);
  expect((await readRequest(own, id)).events.filter(({ event }) => event === 'carriedOut')).toHaveLength(1);
});

async function memberOf(companyCode: string): Promise<string> {
  return (await addMember(app.kernel.db, { companyCode, role: 'employee' })).personId;
}

test('APR-02 a change refused at approval is not made, and both people get the reason', async () => {
  const { own, companyCode, approver, other, representative } = await newCompany();
  await giveRole(own, other.personId);
  const id = await askedBy(own);
  expect(codeOf(await setHeld(representative, 'grant', null))).toBe('done');
  expect(codeOf(await giveRole(own, other.personId))).toBe('done');
  await decide(approver, id);
  expect(await carriedOut(own, id)).toMatchObject({ result: 'refused', resultCode: 'EM0008' });
  expect(await inboxOf(approver)).toContain('An approved change was not made: Permission granted: Baek Sol');
  expect(await rolesOf(companyCode, other.personId)).toEqual(['administrator', 'employee']);
});

test('APR-02 an invalid change is refused without a request, and an undo is held too', async () => {
  const { own, companyCode, other, representative } = await newCompany();
  expect((await giveRole(own, own.personId)).error.fields[0]?.code).toBe('ROLE_OWN');
  const member = await newAdministrator(app, 'HELDOUT');
  expect(codeOf(await giveRole(own, member.personId))).not.toBe('CHANGE_HELD');
  expect((await boxOf(own, 'own')).items).toEqual([]);
  await setHeld(representative, 'grant', null);
  await giveRole(own, other.personId);
  await setHeld(own, 'grant', await firstPolicy(own));
  const revoked = await own.delete(`/api/v1/memberships/${other.personId}/administrator`);
  expect(revoked.status, revoked.text).toBe(200);
  const undone = await own.post(`/api/v1/undo/${undoIdOf(revoked)}`, {});
  expect(codeOf(undone)).toBe('CHANGE_HELD');
  expect(await rolesOf(companyCode, other.personId)).toEqual(['employee']);
});

const firstPolicy = async (by: Browser) =>
  (await by.get(policiesPath)).json<{ items: { approvalPolicyId: string }[] }>().items[0]?.approvalPolicyId ?? '';

test('APR-02 a change that is undecided in time expires', async () => {
  const { own, approver, other } = await newCompany();
  await giveRole(own, other.personId);
  const id = await askedBy(own);
  await inCompany(app.kernel.db, own.companyCode, (tx) =>
    sql`update held_changes set expires_at = app_now() - interval '1 minute'`.execute(tx),
  );
  expect(codeOf(await decide(approver, id))).toBe('APPROVAL_STATE');
  await expireHeldChanges(app.kernel);
  expect(await readRequest(own, id)).toMatchObject({
    requestState: 'expired',
    can: expect.not.arrayContaining(['withdraw']),
  });
  expect(await inboxOf(own)).toContain('A request has expired: Permission granted: Baek Sol');
  expect(approvalRequestLimits.heldDays).toBe(14);
});

test('APR-02 an administrator sets the held changes, and only the company owner removes them', async () => {
  const { own, person, representative, policyId } = await newCompany();
  const foreign = await companyThatHolds(app, 'HELDELSE', []);
  expect(codeOf(await setHeld(own, 'export', foreign.policyId))).toBe('APPROVAL_CODE');
  expect(codeOf(await setHeld(await person(), 'export', policyId))).toBe('CO401');
  expect(codeOf(await setHeld(own, 'grant', null))).toBe('HELD_BY_REPRESENTATIVE');
  expect(codeOf(await setHeld(representative, 'grant', null, { expected: { approvalPolicyId: null } }))).toBe(
    'EDIT_CONFLICT',
  );
  expect(codeOf(await own.delete(`${policiesPath}/${policyId}`))).toBe('APPROVAL_POLICY_HOLDS');
  const listed = (await own.get(heldPath)).json<{ items: { heldKind: string; approvalPolicyId: string | null }[] }>();
  expect(listed.items.find(({ heldKind }) => heldKind === 'grant')).toMatchObject({ approvalPolicyId: policyId });
  const raced = await Promise.all(['export', 'export'].map((kind) => setHeld(own, kind, policyId)));
  expect(raced.map(codeOf)).toContain('done');
});

test('APR-02 another company cannot read, decide or withdraw', async () => {
  const { own, other } = await newCompany();
  const foreign = await companyThatHolds(app, 'HELDFAR', []);
  await giveRole(own, other.personId);
  const id = await askedBy(own);
  for (const by of [foreign.own, foreign.approver]) {
    expect(codeOf(await by.get(`/api/v1/approval-requests/${id}`))).toBe('CO404');
    expect([codeOf(await decide(by, id)), codeOf(await withdraw(by, id))]).toEqual(['CO404', 'CO404']);
  }
});

test('APR-02 STA-02 USR-10 a retirement is held as a single action, as a run and as a change of a later day', async () => {
  const { own, companyCode, approver } = await companyThatHolds(app, 'HELDRUN', ['retire']);
  const [clicked, chosen, planned] = [
    await servingOf(companyCode),
    await servingOf(companyCode),
    await servingOf(companyCode),
  ];
  const retirement = { reason: 'personal', note: 'Moves away', when: 'now', handovers: 'proposed' };
  expect(codeOf(await own.post(`/api/v1/employees/${clicked}/retirement`, retirement))).toBe('CHANGE_HELD');
  const released = async () => {
    const id = await askedBy(own);
    expect((await decide(approver, id)).json()).toEqual({ requestState: 'approved' });
    return carriedOut(own, id);
  };
  expect(await released()).toMatchObject({ result: 'done', facts: { reason: 'personal', note: 'Moves away' } });
  expect(await statusOf(companyCode, clicked)).toBe('R');

  const act = { kind: 'retireEmployees', reason: 'personal', note: '' };
  const run = await own.post('/api/v1/employees/acts', { personIds: [chosen], act, on: null, note: '' });
  const { runId } = run.json<{ runId: string }>();
  await vi.waitFor(
    async () => expect((await own.get(`/api/v1/runs/${runId}`)).json()).toMatchObject({ state: 'checked' }),
    { timeout: 20_000, interval: 100 },
  );
  expect(codeOf(await own.post(`/api/v1/runs/${runId}/confirmation`, {}))).toBe('CHANGE_HELD');
  expect(await statusOf(companyCode, chosen)).not.toBe('R');
  const facts = { act: 'retireEmployees', count: '1', reason: 'personal' };
  expect(await released()).toMatchObject({ result: 'done', facts, things: [{ kind: 'person', id: chosen }] });
  await vi.waitFor(async () => expect(await statusOf(companyCode, chosen)).toBe('R'), { timeout: 10_000 });

  const step = { name: 'retire-person', input: { personId: planned, ...retirement } };
  const dueOn = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);
  const plan = () => own.post('/api/v1/planned-changes', { step, dueOn, note: '' });
  expect(codeOf(await plan())).toBe('CHANGE_HELD');
  const plans = async () => (await own.get('/api/v1/planned-changes')).json<{ items: unknown[] }>().items;
  expect(await plans()).toEqual([]);
  expect(await released()).toMatchObject({
    result: 'done',
    facts: { dueOn, reason: 'personal', note: 'Moves away' },
    things: [{ kind: 'person', id: planned }],
  });
  expect(await plans()).toHaveLength(1);
});

async function servingOf(companyCode: string): Promise<string> {
  const personId = await memberOf(companyCode);
  await inCompany(app.kernel.db, companyCode, (tx) =>
    sql`update people set applied_at = app_now() where person_id = ${personId}::uuid`.execute(tx),
  );
  return personId;
}

async function statusOf(companyCode: string, personId: string): Promise<string | undefined> {
  const { rows } = await inCompany(app.kernel.db, companyCode, (tx) =>
    sql<{ state: string }>`select employment_status as state from people where person_id = ${personId}::uuid`.execute(
      tx,
    ),
  );
  return rows[0]?.state;
}
