import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { WaitingRequest } from '@madang/contract/workplace/approval-requests/contributions/home-card.ts';
import type { Browser } from '../../../testing/browser.ts';
import { boxOf, companyOfRequests, decide } from '../../../testing/approvals/requests.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const app = await startTestApp();

interface Home {
  readonly waitingRequests: readonly WaitingRequest[] | null;
  readonly notices: readonly { readonly kind: string; readonly count?: number }[];
  readonly portlets: readonly { readonly kind: string; readonly column?: string; readonly size?: string }[];
}
const homeOf = async (by: Browser) => (await by.get('/api/v1/portal/home')).json<Home>();
const titlesOf = async (by: Browser) => (await homeOf(by)).waitingRequests?.map(({ requestTitle }) => requestTitle);
const newCompany = () => companyOfRequests(app, 'APHM');

test('APR-02 POR-05 the home shows the first five requests that wait for the reader, and how many there are', async () => {
  const { person, policy, waiting, named } = await newCompany();
  const [asker, approver, other] = [await person(), await person(), await person()];
  expect((await homeOf(approver)).waitingRequests).toBeNull();
  await policy(named([approver.personId]));
  expect([await titlesOf(approver), await titlesOf(asker)]).toEqual([[], []]);
  const ids: string[] = [];
  for (let n = 1; n <= 6; n += 1) ids.push(await waiting(asker, undefined, `Trip ${n}`));
  const { waitingRequests, notices, portlets } = await homeOf(approver);
  expect(waitingRequests?.map(({ requestTitle }) => requestTitle)).toEqual([1, 2, 3, 4, 5].map((n) => `Trip ${n}`));
  expect(waitingRequests?.[0]).toEqual({
    requestId: ids[0],
    requestTitle: 'Trip 1',
    heldKind: null,
    approvalFormName: expect.stringMatching(/./),
    englishApprovalFormName: expect.any(String),
    requester: { fullName: expect.stringMatching(/./), englishName: expect.any(String) },
    waitingSince: expect.stringMatching(/^\d{4}-\d{2}-\d{2}T.+Z$/),
  });
  expect(notices).toContainEqual({ kind: 'waitingApprovals', count: 6 });
  expect(portlets).toContainEqual({ kind: 'approvals', column: 'side', size: 'usual' });
  expect([await titlesOf(asker), await titlesOf(other)]).toEqual([[], []]);
  await decide(approver, ids[0] ?? '');
  expect(await titlesOf(approver)).toEqual([2, 3, 4, 5, 6].map((n) => `Trip ${n}`));
});

test('APR-02 POR-05 requests outlive their policy on the home, which then shows nothing more', async () => {
  const { own, person, policy, waiting, named } = await newCompany();
  const [asker, approver] = [await person(), await person()];
  const policyId = await policy(named([approver.personId]));
  const id = await waiting(asker);
  expect((await own.delete(`/api/v1/approval-policies/${policyId}`)).status).toBe(200);
  expect([await titlesOf(approver), (await homeOf(asker)).waitingRequests]).toEqual([['Trip'], null]);
  await decide(approver, id);
  expect((await homeOf(approver)).waitingRequests).toBeNull();
});

test('APR-02 POR-05 an administrator moves the card of approvals, makes it small and takes it away', async () => {
  const { own, person, policy, named } = await newCompany();
  const reader = await person();
  await policy(named([reader.personId]));
  const placeOf = async () => (await homeOf(reader)).portlets.find(({ kind }) => kind === 'approvals');
  const put = async (place: object) => {
    const portlets = [{ portletKey: 'approvals', isShown: true, ...place }];
    expect((await own.put('/api/v1/admin/portlets', { portlets })).status).toBe(200);
  };
  await put({ column: 'main', size: 'small' });
  expect(await placeOf()).toEqual({ kind: 'approvals', column: 'main', size: 'small' });
  await put({ isShown: false });
  expect(await placeOf()).toBeUndefined();
});

test('APR-02 what waits for a person as an approver and as a stand-in is there once, on the home and over two pages', async () => {
  const { run, companyCode, person, policy, waiting, named } = await newCompany();
  const [asker, standIn, away] = [await person(), await person(), await person()];
  await policy(named([standIn.personId, away.personId]));
  const ids: string[] = [];
  for (let n = 1; n <= 52; n += 1) ids.push(await waiting(asker, undefined, `Trip ${n}`));
  await away.put('/api/v1/own-stand-in', { standInId: standIn.personId });
  await run(sql`update people set employment_status = 'L' where person_id = ${away.personId}::uuid`);
  await run(sql`update approval_approvers set waiting_since = waiting_since + interval '1 hour'
    where company_code = ${companyCode} and person_id = ${standIn.personId}::uuid`);
  expect(await titlesOf(standIn)).toEqual([1, 2, 3, 4, 5].map((n) => `Trip ${n}`));
  const first = await boxOf(standIn, 'waiting');
  const second = await boxOf(standIn, 'waiting', `&after=${first.next}`);
  expect([...first.items, ...second.items].map(({ requestId }) => requestId)).toEqual(ids);
  expect([first.waitingCount, second.next]).toEqual([52, null]);
});
