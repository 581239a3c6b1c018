// Runs on every PostgreSQL: a trigger and a recursive function.
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Browser } from '../../../testing/browser.ts';
import {
  codeOf,
  companyOfRequests,
  decide,
  idsOf,
  readRequest,
  requestsPath as path,
} from '../../../testing/approvals/requests.ts';
import { newAdministrator } from '../../../testing/portal-companies.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const app = await startTestApp();
const newCompany = () => companyOfRequests(app, 'STANDIN');
const own = '/api/v1/own-stand-in';
const setStandIn = (by: Browser, standInId: string, days: object = {}) => by.put(own, { standInId, ...days });
const delegate = (by: Browser, id: string, delegateId: string) => by.post(`${path}/${id}/delegation`, { delegateId });
const day = (offset: number) => new Date(Date.now() + offset * 86_400_000).toISOString().slice(0, 10);

test('APR-02 a stand-in decides while the approver is on leave, and the history names both', async () => {
  const { run, person, policy, waiting, named } = await newCompany();
  const [asker, approver, standIn] = [await person(), await person(), await person()];
  await policy(named([approver.personId]));
  const id = await waiting(asker);
  expect(codeOf(await setStandIn(approver, standIn.personId))).toBe('done');
  expect([await idsOf(standIn, 'waiting'), codeOf(await decide(standIn, id))]).toEqual([[], 'CO404']);
  await run(sql`update people set employment_status = 'L' where person_id = ${approver.personId}::uuid`);
  expect(await idsOf(standIn, 'waiting')).toEqual([id]);
  expect((await standIn.get(own)).json()).toMatchObject({ standIn: null, standsInFor: [{ fullName: 'Baek Sol' }] });
  expect((await decide(standIn, id)).json()).toEqual({ requestState: 'approved' });
  const { events, steps } = await readRequest(asker, id);
  expect(events.at(-1)).toMatchObject({ event: 'approved', other: { fullName: 'Baek Sol' } });
  expect(steps[0]?.approvers[0]?.decidedBy).not.toBeNull();
});

test('APR-02 a stand-in with days decides only on these days, also through another absent person', async () => {
  const { person, policy, waiting, named } = await newCompany();
  const [asker, approver, first, second] = [await person(), await person(), await person(), await person()];
  await policy(named([approver.personId]));
  const id = await waiting(asker);
  const today = { standsInFrom: day(-1), standsInUntil: day(1) };
  await setStandIn(approver, first.personId, { standsInFrom: day(5), standsInUntil: day(9) });
  expect(await idsOf(first, 'waiting')).toEqual([]);
  await setStandIn(approver, first.personId, today);
  await setStandIn(first, second.personId, today);
  expect([await idsOf(first, 'waiting'), await idsOf(second, 'waiting')]).toEqual([[id], [id]]);
  expect(codeOf(await approver.delete(own))).toBe('done');
  expect([await idsOf(first, 'waiting'), await idsOf(approver, 'waiting')]).toEqual([[], [id]]);
});

test('APR-02 the requester cannot approve their own request, even as a stand-in or a delegate', async () => {
  const { own: administrator, person, policy, waiting, named } = await newCompany();
  const [asker, approver] = [await person(), await person()];
  await policy(named([approver.personId]));
  const id = await waiting(asker);
  await setStandIn(approver, asker.personId, { standsInFrom: day(-1), standsInUntil: day(1) });
  expect([await idsOf(asker, 'waiting'), codeOf(await decide(asker, id))]).toEqual([[], 'APPROVAL_STATE']);
  const { version } = await readRequest(asker, id);
  const bulk = await asker.post('/api/v1/approval-request-approvals', { requests: [{ requestId: id, version }] });
  expect(bulk.json()).toEqual({ approvedIds: [], leftIds: [id] });
  const before = await administrator.get('/api/v1/approval-settings');
  const { settings } = before.json<{ settings: object }>();
  await administrator.put('/api/v1/approval-settings', { ...settings, allowsDelegation: true });
  expect(codeOf(await delegate(approver, id, asker.personId))).toBe('APPROVAL_DELEGATE');
});

test('APR-02 stand-ins form no cycle, and of two that would close one at once one is refused', async () => {
  const { person } = await newCompany();
  const [a, b, c] = [await person(), await person(), await person()];
  const foreign = await newAdministrator(app, 'STANDIN');
  expect(codeOf(await setStandIn(a, a.personId))).toBe('APPROVAL_STAND_IN');
  expect(codeOf(await setStandIn(a, foreign.personId))).toBe('APPROVAL_STAND_IN');
  expect([codeOf(await setStandIn(a, b.personId)), codeOf(await setStandIn(b, c.personId))]).toEqual(['done', 'done']);
  expect(codeOf(await setStandIn(c, a.personId))).toBe('APPROVAL_STAND_IN_CIRCLE');
  expect(codeOf(await setStandIn(c, a.personId, { standsInFrom: day(0) }))).toBe('APPROVAL_PERIOD');
  const long = { standsInFrom: day(0), standsInUntil: day(400) };
  expect(codeOf(await setStandIn(c, a.personId, long))).toBe('APPROVAL_STAND_IN_DAYS');
  const pair = [await person(), await person()] as const;
  const raced = await Promise.all([setStandIn(pair[0], pair[1].personId), setStandIn(pair[1], pair[0].personId)]);
  expect(raced.map(codeOf).toSorted()).toEqual(['APPROVAL_STAND_IN_CIRCLE', 'done']);
});

test('APR-02 an approval is delegated if the company allows it, and never to a person already in the route', async () => {
  const { own: administrator, person, policy, waiting, named } = await newCompany();
  const [asker, first, second, third] = [await person(), await person(), await person(), await person()];
  await policy(named([first.personId, third.personId]));
  const id = await waiting(asker);
  expect(codeOf(await delegate(first, id, second.personId))).toBe('APPROVAL_DELEGATION_OFF');
  const { settings } = (await administrator.get('/api/v1/approval-settings')).json<{ settings: object }>();
  await administrator.put('/api/v1/approval-settings', { ...settings, allowsDelegation: true });
  expect(codeOf(await delegate(first, id, third.personId))).toBe('APPROVAL_DELEGATE');
  expect(codeOf(await delegate(first, id, second.personId))).toBe('done');
  expect(codeOf(await delegate(first, id, second.personId))).toBe('APPROVAL_STATE');
  expect(codeOf(await delegate(second, id, first.personId))).toBe('APPROVAL_DELEGATE');
  expect([await idsOf(first, 'waiting'), await idsOf(second, 'waiting')]).toEqual([[], [id]]);
  expect((await readRequest(first, id)).events.at(-1)).toMatchObject({ event: 'delegated' });
  expect(codeOf(await decide(second, id))).toBe('done');
});
