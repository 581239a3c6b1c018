// Runs on every PostgreSQL: each change is held back by its own operation.
import { expect, test, vi } from 'vitest';
import { askedBy, companyThatHolds, setHeld } from '../../../../testing/approvals/held.ts';
import { addPolicy, policiesPath, policyOf } from '../../../../testing/approvals/policies.ts';
import { boxOf, codeOf, decide, idsOf, readRequest } from '../../../../testing/approvals/requests.ts';
import type { Browser } from '../../../../testing/browser.ts';
import { addMember } from '../../../../testing/member.ts';
import { startTestApp } from '../../../../testing/test-app.ts';

const app = await startTestApp();

test('APR-02 approvers of an export read the number of people, the columns and the filters', async () => {
  const { own, approver, other } = await companyThatHolds(app, 'JUDGEEXP', ['export']);
  const ask = (body: object) =>
    own.post('/api/v1/employees/exports', { reason: 'Year end', columns: 'import', format: 'csv', ...body });
  expect(codeOf(await ask({ departmentCode: 'TEAM', state: 'inService' }))).toBe('CHANGE_HELD');
  const id = await askedBy(own);
  const { held } = await readRequest(approver, id);
  expect(held).toMatchObject({
    facts: { columns: 'import', format: 'csv', state: 'inService', reason: 'Year end' },
    things: [{ kind: 'department', id: 'TEAM' }],
  });
  expect(Number(held?.facts['count'])).toBeGreaterThan(0);
  await decide(approver, id, 'refuse');
  expect(codeOf(await ask({ personIds: [other.personId] }))).toBe('CHANGE_HELD');
  expect(await readRequest(approver, await askedBy(own))).toMatchObject({
    held: { facts: { count: '1' }, things: [{ kind: 'person', id: other.personId }] },
  });
});

test('APR-02 approvers of a bulk retirement read its first people and their number, and a run without effect asks for no approval', async () => {
  const { own, companyCode, approver } = await companyThatHolds(app, 'JUDGERUN', ['retire']);
  const people: string[] = [];
  for (let number = 0; number < 22; number += 1)
    people.push((await addMember(app.kernel.db, { companyCode, role: 'employee' })).personId);
  const act = { kind: 'retireEmployees', reason: 'contractEnd', note: 'Plant closes' };
  const on = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10);
  const opened = async (personIds: string[], day: string | null) => {
    const answer = await own.post('/api/v1/employees/acts', { personIds, act, on: day, note: '' });
    const { runId } = answer.json<{ runId: string }>();
    await vi.waitFor(
      async () => expect((await own.get(`/api/v1/runs/${runId}`)).json()).toMatchObject({ state: 'checked' }),
      { timeout: 20_000, interval: 100 },
    );
    return { runId, code: codeOf(await own.post(`/api/v1/runs/${runId}/confirmation`, {})) };
  };
  const asked = await opened(people, on);
  expect(asked.code).toBe('CHANGE_HELD');
  const id = await askedBy(own);
  const { held, requestTitle } = await readRequest(approver, id);
  expect(held?.things).toHaveLength(20);
  expect(held?.facts).toMatchObject({
    act: 'retireEmployees',
    count: '22',
    dueOn: on,
    reason: 'contractEnd',
    note: 'Plant closes',
  });
  expect(requestTitle).toMatch(/ \+19$/);
  expect((await opened([own.personId], null)).code).toBe('RUN_STATE');
  expect((await boxOf(own, 'own', '&requestState=waiting')).items).toHaveLength(1);
  const runPath = `/api/v1/runs/${asked.runId}`;
  const shown = { state: 'checked', isAsked: true, can: expect.not.arrayContaining(['confirm']) };
  expect((await own.get(runPath)).json()).toMatchObject(shown);
  expect((await own.get('/api/v1/runs')).json<{ items: object[] }>().items).toContainEqual(
    expect.objectContaining({ runId: asked.runId, isAsked: true }),
  );
  expect(codeOf(await own.post(`${runPath}/cancellation`, {}))).toBe('done');
  expect(await readRequest(approver, id)).toMatchObject({ requestState: 'withdrawn' });
  expect(codeOf(await decide(approver, id))).toBe('APPROVAL_STATE');
  expect((await own.get(runPath)).json()).toMatchObject({ state: 'cancelled', isAsked: false });
});

test('MEM-02 APR-02 approvers of a right read its place, days and hours', async () => {
  const { own, approver, other } = await companyThatHolds(app, 'JUDGEGRANT', ['grant']);
  const given = await own.post('/api/v1/grants', {
    granteeType: 'P',
    granteeId: other.personId,
    targetType: 'R',
    targetName: 'boards',
    scopeKind: 'company',
    scopeId: '',
    validFrom: '',
    validUntil: '2099-12-31',
    windowId: '',
    reason: 'Helps out',
  });
  expect([codeOf(given), given.text]).toEqual(['CHANGE_HELD', expect.anything()]);
  expect(await readRequest(approver, await askedBy(own))).toMatchObject({
    held: {
      facts: { type: 'R', name: 'boards', scope: 'company', validUntil: '2099-12-31', reason: 'Helps out' },
      things: [{ kind: 'person', id: other.personId }],
    },
  });
});

test('MEM-02 APR-02 approvers of a changed role read its name and the gains and losses of its holders', async () => {
  const { own, approver } = await companyThatHolds(app, 'JUDGEROLE', ['grant']);
  const role = { companyRoleName: 'Editors', permissions: ['boards.view'] };
  const added = await own.post('/api/v1/company-roles', role);
  expect(added.status, added.text).toBe(200);
  const { companyRoleId } = added.json<{ companyRoleId: string }>();
  const changed = { ...role, permissions: ['departments.view'], expected: role };
  expect(codeOf(await own.put(`/api/v1/company-roles/${companyRoleId}`, changed))).toBe('CHANGE_HELD');
  expect(await readRequest(approver, await askedBy(own))).toMatchObject({
    held: { facts: { role: 'Editors', added: 'departments.view', removed: 'boards.view' }, things: [] },
  });
});

test('APR-02 the receiver of a right cannot decide on it in any way', async () => {
  const { own, approver, other, named, representative } = await companyThatHolds(app, 'JUDGEOWN', ['grant']);
  const give = () => own.post('/api/v1/memberships', { personId: other.personId, role: 'administrator' });
  const alone = await addPolicy(own, { approvalPolicyName: 'Alone', approvalSteps: [named([other.personId])] });
  const pair = await addPolicy(own, {
    approvalPolicyName: 'Pair',
    approvalSteps: [named([other.personId, approver.personId])],
  });
  expect(codeOf(await setHeld(representative, 'grant', alone))).toBe('done');
  expect(codeOf(await give())).toBe('CHANGE_HELD_GAP');
  expect(codeOf(await setHeld(representative, 'grant', pair))).toBe('done');
  expect((await give()).error.params).toEqual({ 0: 'Baek Sol' });
  const id = await askedBy(own);
  // Neither in the place of the approver, nor by a delegation.
  const [today, later] = [-1, 2].map((days) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10));
  const standIn = { standInId: other.personId, standsInFrom: today, standsInUntil: later };
  expect((await approver.put('/api/v1/own-stand-in', standIn)).status).toBe(200);
  expect(await idsOf(other, 'waiting')).toEqual([]);
  expect(codeOf(await decide(other, id))).not.toBe('done');
  const { settings } = (await own.get('/api/v1/approval-settings')).json<{ settings: object }>();
  await own.put('/api/v1/approval-settings', { ...settings, allowsDelegation: true });
  const delegated = await approver.post(`/api/v1/approval-requests/${id}/delegation`, { delegateId: other.personId });
  expect(codeOf(delegated)).toBe('APPROVAL_DELEGATE');
  expect((await decide(approver, id)).json()).toEqual({ requestState: 'approved' });
});

test('APR-02 only the company owner changes a policy that holds changes', async () => {
  const { own, representative, policyId, named } = await companyThatHolds(app, 'JUDGEPOL', ['grant']);
  const body = policyOf({ isPolicyActive: false, approvalSteps: [named([own.personId])] });
  const put = (by: Browser, id = policyId) => by.put(`${policiesPath}/${id}`, body);
  expect(codeOf(await put(own))).toBe('HELD_BY_REPRESENTATIVE');
  expect(codeOf(await put(representative))).toBe('done');
  const free = await addPolicy(own, { approvalPolicyName: 'Free' });
  expect(codeOf(await own.put(`${policiesPath}/${free}`, { ...body, approvalPolicyName: 'Free' }))).toBe('done');
});
