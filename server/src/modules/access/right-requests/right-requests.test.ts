import { hourSeconds, daySeconds } from '@madang/contract/kernel/durations.ts';
import { expect, test } from 'vitest';
import type { Answer, Browser } from '../../../testing/browser.ts';
import { addTestPerson, signInAs } from '../../../testing/people.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const app = await startTestApp();
const path = '/api/v1/right-requests';
const codeOf = ({ status, error }: Answer) => (status === 200 ? 'done' : error.errorCode);
const asked = {
  permission: 'anniversaries.change',
  scopeKind: 'company',
  scopeId: '',
  hours: 2,
  reason: '휴일을 고칩니다.',
};

interface Row {
  readonly requestId: string;
  readonly state: string;
  readonly until: string | null;
  readonly answer: string;
  readonly can?: readonly string[];
}
const ownOf = async (by: Browser) => (await by.get(`${path}/own`)).json<{ items: Row[] }>().items;
const listOf = async (by: Browser) => (await by.get(path)).json<{ items: Row[] }>().items;

async function company() {
  const head = await addTestPerson(app, { roles: ['administrator'] });
  const person = await addTestPerson(app, { companyCode: head.companyCode });
  return { head, person, by: await signInAs(app, head), own: await signInAs(app, person) };
}
const ask = async (own: Browser, body: object = asked) => {
  const answer = await own.post(path, body);
  return answer.status === 200 ? answer.json<{ requestId: string }>().requestId : codeOf(answer);
};

test('MEM-10 a permission is requested, granted for two hours, used, and expires by itself', async () => {
  const { head, person, by, own } = await company();
  const holiday = (browser: Browser) => browser.get('/api/v1/grants');
  const view = { ...asked, permission: 'grants.view' };
  expect(codeOf(await holiday(own))).not.toBe('done');
  const requestId = await ask(own, view);
  expect((await app.mailbox.next(head.loginId)).text).toContain('휴일을 고칩니다.');
  expect(await listOf(by)).toMatchObject([{ requestId, state: 'open', can: ['decide'] }]);
  const approved = await by.post(`${path}/${requestId}/approval`, {});
  expect(codeOf(approved)).toBe('done');
  expect((await app.mailbox.next(person.loginId)).text).toContain('2시간');
  expect(codeOf(await holiday(own))).toBe('done');
  expect(await ownOf(own)).toMatchObject([{ state: 'approved', until: expect.any(String) }]);
  expect(codeOf(await by.post(`${path}/${requestId}/approval`, {}))).toBe('RIGHT_REQUEST_STATE');
  expect(await ask(own, view)).toBe('RIGHT_HELD');
  await app.advance(2 * hourSeconds - 60);
  expect(codeOf(await holiday(await signInAs(app, person)))).toBe('done');
  await app.advance(120);
  expect(codeOf(await holiday(await signInAs(app, person)))).not.toBe('done');
  // What is over stands in the way of nothing.
  const again = await ask(await signInAs(app, person), view);
  expect(codeOf(await (await signInAs(app, head)).post(`${path}/${again}/approval`, { hours: 1 }))).toBe('done');
});

test('MEM-10 a request is refused with a reason, or withdrawn by its requester only', async () => {
  const { person, by, own } = await company();
  const first = await ask(own);
  expect(await ask(own)).toBe('RIGHT_REQUEST_OPEN');
  expect(codeOf(await by.post(`${path}/${first}/refusal`, { reason: '' }))).toBe('MB_M_REQUIRED');
  expect(codeOf(await by.post(`${path}/${first}/refusal`, { reason: '직접 처리하겠습니다.' }))).toBe('done');
  expect((await app.mailbox.next(person.loginId)).text).toContain('직접 처리하겠습니다.');
  const second = await ask(own);
  expect(codeOf(await by.delete(`${path}/${second}`))).toBe('CO404');
  expect(codeOf(await own.delete(`${path}/${second}`))).toBe('done');
  expect(codeOf(await own.delete(`${path}/${second}`))).toBe('RIGHT_REQUEST_STATE');
  expect(codeOf(await by.post(`${path}/${second}/refusal`, { reason: '늦었습니다.' }))).toBe('RIGHT_REQUEST_STATE');
  expect((await ownOf(own)).map(({ state }) => state).toSorted()).toEqual(['refused', 'withdrawn']);
});

test('MEM-10 a request is not decided by its requester, without the right to grant, or from another company', async () => {
  const { head, own, person } = await company();
  const requestId = await ask(own);
  expect(codeOf(await own.post(`${path}/${requestId}/approval`, {}))).not.toBe('done');
  const stranger = await signInAs(app, await addTestPerson(app, { roles: ['administrator'] }));
  expect(codeOf(await stranger.post(`${path}/${requestId}/approval`, {}))).toBe('CO404');
  expect(codeOf(await stranger.post(`${path}/${requestId}/refusal`, { reason: '모름' }))).toBe('CO404');
  const manager = await addTestPerson(app, { companyCode: person.companyCode, roles: ['membershipManager'] });
  const byManager = await signInAs(app, manager);
  const managersOwn = await ask(byManager, { ...asked, permission: 'securityPolicies.change' });
  expect(codeOf(await byManager.post(`${path}/${managersOwn}/approval`, {}))).not.toBe('done');
  expect(codeOf(await (await signInAs(app, head)).post(`${path}/${managersOwn}/approval`, {}))).toBe('done');
});

test('MEM-10 requests have limits of permission, place, number and length', async () => {
  const { by, own } = await company();
  expect(await ask(own, { ...asked, permission: 'platform.everything' })).toBe('GRANT_UNKNOWN');
  const nowhere = { permission: 'departments.change', scopeKind: 'department', scopeId: 'NOWHERE' };
  expect(await ask(own, { ...asked, ...nowhere })).toBe('GRANT_SCOPE');
  expect(await ask(own, { ...asked, hours: 3 })).toBe('CO400');
  expect(await ask(by)).toBe('RIGHT_HELD');
  for (let asks = 0; asks < 10; asks += 1) {
    const requestId = await ask(own);
    expect(codeOf(await own.delete(`${path}/${requestId}`))).toBe('done');
  }
  expect(await ask(own)).toBe('RIGHT_REQUEST_LIMIT');
});

test('MEM-10 a request that is undecided for a week expires, and can be made again', async () => {
  const { head, person, own } = await company();
  const requestId = await ask(own);
  await app.advance(7 * daySeconds + 60);
  const later = await signInAs(app, person);
  expect(await ownOf(later)).toMatchObject([{ state: 'expired' }]);
  expect(codeOf(await (await signInAs(app, head)).post(`${path}/${requestId}/approval`, {}))).toBe(
    'RIGHT_REQUEST_STATE',
  );
  expect(await ask(later)).toMatch(/-/);
});

test('MEM-10 of an approval and a withdrawal at once one succeeds', async () => {
  const { by, own } = await company();
  const requestId = await ask(own);
  const outcomes = await Promise.all([
    by.post(`${path}/${requestId}/approval`, {}),
    by.post(`${path}/${requestId}/refusal`, { reason: '아니요.' }),
    own.delete(`${path}/${requestId}`),
  ]);
  expect(outcomes.map(codeOf).toSorted()).toEqual(['RIGHT_REQUEST_STATE', 'RIGHT_REQUEST_STATE', 'done']);
});

test('MEM-10 the bell counts only requests that the reader can decide', async () => {
  const { head, person, by, own } = await company();
  const bell = async (browser: Browser) => {
    const { items = [] } = (await browser.get('/api/v1/console/notices')).json<{ items?: { kind: string }[] }>();
    return items.filter(({ kind }) => kind === 'waitingRights');
  };
  expect(await bell(by)).toEqual([]);
  const requestId = await ask(own);
  await ask(own, { ...asked, permission: 'grants.view' });
  expect(await bell(by)).toEqual([{ kind: 'waitingRights', count: 2, requestId }]);
  const manager = await addTestPerson(app, { companyCode: person.companyCode, roles: ['membershipManager'] });
  expect(await bell(await signInAs(app, manager))).toEqual([]);
  // A branch is not the company that it is asked for.
  const part = await addTestPerson(app, { companyCode: person.companyCode, roles: ['manager'] });
  const given = { granteeType: 'P', granteeId: part.personId, targetType: 'R', targetName: 'grants', validFrom: '' };
  const limits = { scopeKind: 'department', scopeId: 'TOP', validUntil: '', windowId: '', reason: '도움' };
  expect(codeOf(await by.post('/api/v1/grants', { ...given, ...limits }))).toBe('done');
  expect(await bell(await signInAs(app, part))).toEqual([]);
  expect(codeOf(await by.post(`${path}/${requestId}/refusal`, { reason: '아니요.' }))).toBe('done');
  expect(await bell(await signInAs(app, head))).toMatchObject([{ count: 1 }]);
});
