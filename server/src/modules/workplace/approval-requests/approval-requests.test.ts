// Runs on every PostgreSQL: row locks.
import { expect, test } from 'vitest';
import { formsPath, formOf } from '../../../testing/approvals/forms.ts';
import { policiesPath, policyOf, stepOf } from '../../../testing/approvals/policies.ts';
import {
  boxOf,
  codeOf,
  companyOfRequests,
  decide,
  idsOf,
  readRequest,
  requestsPath as path,
  withdraw,
} from '../../../testing/approvals/requests.ts';
import { newAdministrator } from '../../../testing/portal-companies.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const app = await startTestApp();
const newCompany = () => companyOfRequests(app, 'REQUEST');

test('APR-02 a request goes step by step, and its history contains every part', async () => {
  const { person, policy, waiting } = await newCompany();
  await policy(stepOf('departmentHead'), stepOf('headAbove'));
  const [asker, head, above] = [
    await person(),
    await person('TEAM', { heads: true }),
    await person('SALE', { heads: true }),
  ];
  const id = await waiting(asker, { f1: 'Busan', f2: 3_000_000 });
  expect(await idsOf(head, 'waiting')).toEqual([id]);
  expect([await idsOf(above, 'waiting'), codeOf(await decide(above, id))]).toEqual([[], 'APPROVAL_STATE']);
  expect((await decide(head, id, 'approve', { decisionComment: 'Fine' })).json()).toEqual({ requestState: 'waiting' });
  expect(await idsOf(above, 'waiting')).toEqual([id]);
  expect((await decide(above, id)).json()).toEqual({ requestState: 'approved' });
  const read = await readRequest(asker, id);
  expect(read).toMatchObject({ requestNumber: 1, requestState: 'approved', amount: 3_000_000, requestTitle: 'Trip' });
  expect(read.events.map(({ event, comment }) => [event, comment])).toEqual([
    ['submitted', ''],
    ['approved', 'Fine'],
    ['approved', ''],
  ]);
  expect(read.steps.map(({ reason, approvers }) => [reason, approvers.map((each) => each.approverState)])).toEqual([
    ['head', ['approved']],
    ['headAbove', ['approved']],
  ]);
  expect([await idsOf(head, 'decided'), await idsOf(asker, 'own'), codeOf(await decide(head, id))]).toEqual([
    [id],
    [id],
    'APPROVAL_STATE',
  ]);
  expect((await head.get('/api/v1/portal/home')).json<{ notices: unknown[] }>().notices).not.toContainEqual(
    expect.objectContaining({ kind: 'waitingApprovals' }),
  );
});

test('APR-02 present approvers and the requester get letters, and the home counts pending requests', async () => {
  const { person, policy, waiting, named } = await newCompany();
  const [asker, approver] = [await person(), await person()];
  await policy(named([approver.personId]));
  const id = await waiting(asker);
  expect((await approver.get('/api/v1/portal/home')).json<{ notices: unknown[] }>().notices).toContainEqual({
    kind: 'waitingApprovals',
    count: 1,
  });
  const subjectsOf = async (by: typeof asker) =>
    (await by.get('/api/v1/inbox-messages'))
      .json<{ items: { subject: string }[] }>()
      .items.map(({ subject }) => subject);
  expect(await subjectsOf(approver)).toEqual(['An approval request is waiting for you: Trip']);
  await approver.post(`${path}/${id}/comments`, { requestComment: 'Which hotel?' });
  await decide(approver, id, 'return');
  expect(await subjectsOf(asker)).toEqual(['Your request was sent back: Trip', 'New comment on your request: Trip']);
});

test('APR-02 of two decisions at once one counts, and so it is for an approval and a withdrawal', async () => {
  const { person, policy, waiting, named } = await newCompany();
  const asker = await person();
  const approvers = await Promise.all(Array.from({ length: 8 }, () => person()));
  await policy(named(approvers.map(({ personId }) => personId)));
  const id = await waiting(asker);
  const answers = await Promise.all(approvers.map((by, at) => decide(by, id, at % 2 === 0 ? 'approve' : 'refuse')));
  expect(answers.map(codeOf).filter((code) => code === 'done')).toHaveLength(1);
  const { steps, requestState } = await readRequest(asker, id);
  const states = steps.flatMap((step) => step.approvers.map((each) => each.approverState));
  expect([requestState, states.filter((state) => state !== 'skipped')]).toEqual([requestState, [requestState]]);
  for (let round = 0; round < 4; round += 1) {
    const raced = await waiting(asker);
    const both = await Promise.all([decide(approvers[0]!, raced), withdraw(asker, raced)]);
    expect(both.map(codeOf).toSorted()).toEqual(['APPROVAL_STATE', 'done']);
    const { events } = await readRequest(asker, raced);
    expect(events).toHaveLength(2);
  }
});

test('APR-02 if all must decide, the last of 8 simultaneous decisions completes the step, and the next one starts once', async () => {
  const { person, policy, waiting, named } = await newCompany();
  const [asker, last] = [await person(), await person()];
  const approvers = await Promise.all(Array.from({ length: 8 }, () => person()));
  await policy(
    named(
      approvers.map(({ personId }) => personId),
      'all',
    ),
    named([last.personId]),
  );
  const id = await waiting(asker);
  const answers = await Promise.all(approvers.map((by) => decide(by, id)));
  expect(answers.map(codeOf)).toEqual(approvers.map(() => 'done'));
  expect(await idsOf(last, 'waiting')).toEqual([id]);
  expect((await decide(last, id)).json()).toEqual({ requestState: 'approved' });
});

test('APR-02 a request keeps its form and its route through changes of form, policy and organisation', async () => {
  const { own, person, policy, waiting, named, formId } = await newCompany();
  const [asker, first, second] = [await person(), await person(), await person()];
  const policyId = await policy(named([first.personId]));
  const id = await waiting(asker);
  await own.put(`${policiesPath}/${policyId}`, policyOf({ approvalSteps: [named([second.personId])] }));
  await own.put(`${formsPath}/${formId}`, formOf({ approvalFormName: 'Changed' }));
  await own.delete(`${policiesPath}/${policyId}`);
  await own.delete(`${formsPath}/${formId}`);
  const read = await readRequest(asker, id);
  expect([read.approvalFormName, read.formFields.length]).toEqual(['Travel', 9]);
  expect([codeOf(await second.get(`${path}/${id}`)), codeOf(await decide(first, id))]).toEqual(['CO404', 'done']);
  const late = await asker.post(path, { approvalFormId: formId, requestTitle: 'Late', formContent: {} });
  expect(late.error.errorCode).toBe('CO404');
});

test('APR-02 a returned request is changed and submitted with the route of that day, under its number', async () => {
  const { own, person, policy, waiting, named, submit } = await newCompany();
  const [asker, first, second] = [await person(), await person(), await person()];
  const policyId = await policy(named([first.personId]));
  const id = await waiting(asker);
  const { version } = await readRequest(first, id);
  expect(codeOf(await decide(first, id, 'return', { decisionComment: '' }))).toBe('MB_M_REQUIRED');
  expect((await decide(first, id, 'return')).json()).toEqual({ requestState: 'returned' });
  await own.put(`${policiesPath}/${policyId}`, policyOf({ approvalSteps: [named([second.personId])] }));
  const change = (expected: number) =>
    asker.put(`${path}/${id}`, {
      requestTitle: 'Trip 2',
      formContent: { f1: 'Jeju' },
      expected: { version: expected },
    });
  expect([codeOf(await change(version)), codeOf(await change(version))]).toEqual(['done', 'EDIT_CONFLICT']);
  expect((await submit(asker, id)).json()).toEqual({ requestNumber: 1 });
  expect(codeOf(await decide(second, id, 'approve', { expected: { version } }))).toBe('EDIT_CONFLICT');
  expect(codeOf(await decide(second, id, 'approve', { expected: { version: version + 1 } }))).toBe('done');
  expect(codeOf(await change(version + 1))).toBe('APPROVAL_STATE');
});

test('APR-02 a request without a policy or with a gap in its route cannot be submitted and remains a draft', async () => {
  const { person, policy, draft, submit } = await newCompany();
  const asker = await person();
  const id = await draft(asker);
  expect(codeOf(await submit(asker, id))).toBe('APPROVAL_NO_POLICY');
  await policy(stepOf('departmentHead'));
  const refused = await submit(asker, id);
  expect([refused.error.errorCode, refused.error.params]).toEqual(['APPROVAL_ROUTE_GAP', { 0: 1 }]);
  expect((await asker.post('/api/v1/own-approval-route-trials', { documentKind: 'expense' })).json()).toMatchObject({
    isWhole: false,
    steps: [{ gap: 'headVacant' }],
  });
  expect(await readRequest(asker, id)).toMatchObject({ requestState: 'draft', requestNumber: null });
  expect(codeOf(await asker.delete(`${path}/${id}`))).toBe('done');
  expect(codeOf(await asker.get(`${path}/${id}`))).toBe('CO404');
});

test('APR-02 values are checked by the fields of the form, up to an amount of 10^15, and a draft can be incomplete', async () => {
  const { person, policy, draft, submit, named, formId } = await newCompany();
  const [asker, approver] = [await person(), await person()];
  await policy(named([approver.personId]));
  const refusedFor = async (formContent: object) => {
    const answer = await asker.post(path, { approvalFormId: formId, requestTitle: 'Trip', formContent });
    return answer.error.fields?.map(({ path: field, code }) => `${field} ${code}`);
  };
  expect(await refusedFor({ f2: 10 ** 15 })).toEqual(['formContent.f2 APPROVAL_AMOUNT']);
  expect(await refusedFor({ f2: 0.5 })).toEqual(['formContent.f2 APPROVAL_AMOUNT']);
  expect(await refusedFor({ f6: 0.00001 })).toEqual(['formContent.f6 APPROVAL_NUMBER']);
  expect(await refusedFor({ f4: { from: '2026-12-02', to: '2026-12-01' } })).toEqual([
    'formContent.f4.to APPROVAL_PERIOD',
  ]);
  expect(await refusedFor({ f5: 'Boat' })).toEqual(['formContent.f5 APPROVAL_CHOICE']);
  expect((await refusedFor({ f99: 'x' }))?.length).toBe(1);
  const incomplete = await draft(asker, {});
  const answer = await submit(asker, incomplete);
  expect(answer.error.fields).toMatchObject([{ path: 'formContent.f1', code: 'MB_M_REQUIRED' }]);
  const foreign = await newAdministrator(app, 'REQUEST');
  const strange = await submit(asker, await draft(asker, { f1: 'Trip', f7: foreign.personId }));
  expect(strange.error.fields).toMatchObject([{ path: 'formContent.f7', code: 'APPROVAL_PERSON' }]);
  const nowhere = await submit(asker, await draft(asker, { f1: 'Trip', f8: 'NOWHERE' }));
  expect(nowhere.error.fields).toMatchObject([{ path: 'formContent.f8', code: 'APPROVAL_CODE' }]);
  const largest = await draft(asker, { f1: 'All', f2: 10 ** 15 - 1 });
  expect(codeOf(await submit(asker, largest))).toBe('done');
  expect((await readRequest(approver, largest)).amount).toBe(10 ** 15 - 1);
});

test('APR-02 strangers and other companies cannot see a request, its file or its decision, or act on it', async () => {
  const { person, policy, waiting, draft, named } = await newCompany();
  const [asker, approver, stranger] = [await person(), await person(), await person()];
  const foreign = await newAdministrator(app, 'REQUEST');
  await policy(named([approver.personId]));
  const [id, unsent] = [await waiting(asker), await draft(asker)];
  for (const by of [stranger, foreign]) {
    const calls = [
      await by.get(`${path}/${id}`),
      await decide(by, id),
      await withdraw(by, id),
      await by.post(`${path}/${id}/comments`, { requestComment: 'Hi' }),
      await by.put(`${path}/${id}`, { requestTitle: 'Mine', formContent: {} }),
      await by.delete(`${path}/${unsent}`),
    ];
    expect(calls.map(codeOf)).toEqual(calls.map(() => 'CO404'));
    const { version } = await readRequest(asker, id);
    const approved = await by.post('/api/v1/approval-request-approvals', { requests: [{ requestId: id, version }] });
    expect(approved.json()).toEqual({ approvedIds: [], leftIds: [id] });
  }
  expect([codeOf(await withdraw(approver, id)), codeOf(await approver.get(`${path}/${unsent}`))]).toEqual([
    'CO404',
    'CO404',
  ]);
});

test('APR-02 many requests are approved at once, and changed or decided ones are skipped', async () => {
  const { person, policy, waiting, named } = await newCompany();
  const [asker, approver] = [await person(), await person()];
  await policy(named([approver.personId]));
  const ids = [];
  for (let at = 0; at < 4; at += 1) ids.push(await waiting(asker, undefined, `Trip ${at}`));
  await withdraw(asker, ids[3]!);
  const requests = ids.map((requestId, at) => ({ requestId, version: at === 2 ? 9 : 1 }));
  const [one, other] = await Promise.all([
    approver.post('/api/v1/approval-request-approvals', { requests }),
    approver.post('/api/v1/approval-request-approvals', { requests: requests.toReversed() }),
  ]);
  const approved = [one, other].flatMap((answer) => answer.json<{ approvedIds: string[] }>().approvedIds);
  expect(new Set(approved)).toEqual(new Set(ids.slice(0, 2)));
  expect(await idsOf(approver, 'waiting')).toEqual([ids[2]]);
});

test('APR-02 boxes are filtered and paged, each request once', async () => {
  const { person, policy, waiting, named } = await newCompany();
  const [asker, approver] = [await person(), await person()];
  await policy(named([approver.personId]));
  const ids: string[] = [];
  for (let at = 0; at < 52; at += 1) ids.push(await waiting(asker, undefined, `Trip ${at}`));
  const first = await boxOf(approver, 'waiting');
  expect([first.items.length, first.waitingCount]).toEqual([50, 52]);
  const second = await boxOf(approver, 'waiting', `&after=${first.next}`);
  const seen = [...first.items, ...second.items].map(({ requestId }) => requestId);
  expect([seen, second.next]).toEqual([ids, null]);
  expect((await boxOf(asker, 'own')).items[0]?.requestId).toBe(ids[51]);
  expect((await boxOf(asker, 'own', '&requestState=approved')).items).toEqual([]);
  expect((await boxOf(approver, 'waiting', '&documentKind=leave')).items).toEqual([]);
  expect((await asker.get(`${path}?box=own&after=junk`)).status).toBe(400);
});

test('APR-02 a person’s record lists their submitted requests, with titles only for participants', async () => {
  const { own, person, policy, waiting, draft, named } = await newCompany();
  const [asker, approver] = [await person(), await person()];
  await policy(named([approver.personId]));
  await draft(asker);
  const id = await waiting(asker, { f1: 'Busan', f2: 3_000_000 });
  const ofAsker = `/api/v1/employees/${asker.personId}/approval-requests`;
  const seen = await own.get(ofAsker);
  expect(seen.json()).toMatchObject({
    items: [{ requestId: id, requestNumber: 1, requestTitle: null, amount: null, requestState: 'waiting' }],
  });
  await decide(approver, id);
  expect((await own.get(ofAsker)).json()).toMatchObject({ items: [{ requestState: 'approved' }] });
  expect((await own.get(`/api/v1/employees/${asker.personId}`)).json<{ can: string[] }>().can).toContain(
    'seeApprovals',
  );
  expect(codeOf(await approver.get(ofAsker))).toBe('CO401');
  const stranger = await newAdministrator(app, 'REQUEST');
  expect(codeOf(await stranger.get(ofAsker))).toBe('CO404');
});
