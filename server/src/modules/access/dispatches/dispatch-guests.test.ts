// Runs on every PostgreSQL: row-level security, jobs.
import { ordinaryBoard } from '@madang/contract/workplace/boards/console.ts';
import { expect, test } from 'vitest';
import { addPolicy, stepOf } from '../../../testing/approvals/policies.ts';
import type { Browser } from '../../../testing/browser.ts';
import { codeOf, type DispatchCompany, dispatching } from '../../../testing/groups/dispatching.ts';
import { employeesPath } from '../../../testing/people.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const app = await startTestApp();
const { act, company, logIn, person, read, running } = dispatching(app);

async function addBoard({ desk }: DispatchCompany, boardName: string): Promise<number> {
  const body = { ...ordinaryBoard, boardName, englishBoardName: 'Board' };
  return (await desk.post('/api/v1/admin/boards', body)).json<{ boardNumber: number }>().boardNumber;
}

const boardsOf = async (browser: Browser) =>
  (await browser.get('/api/v1/boards')).json<{ items: { boardName: string }[] }>().items.map((row) => row.boardName);

/** A person of one company who is in the portal of the other. */
async function guest() {
  const { home, host, sent, id } = await running();
  const browser = await logIn(sent);
  expect(await codeOf(browser.post('/api/v1/session/company', { companyCode: host.companyCode }))).toBe('done');
  return { home, host, sent, id, browser };
}

test('STA-09 APR-02 the home of a guest has no card of the host’s approvals', async () => {
  const { host, browser } = await guest();
  const { personId } = host.administrator;
  await addPolicy(host.desk, { approvalSteps: [stepOf('person', { personIds: [personId] })] });
  const requestsOf = async (by: Browser) =>
    (await by.get('/api/v1/portal/home')).json<{ waitingRequests: unknown }>().waitingRequests;
  expect([await requestsOf(host.desk), await requestsOf(browser)]).toEqual([[], null]);
});

test('STA-03 BRD-07 a guest reads only the boards of their department, not those of the whole host', async () => {
  const { host, browser } = await guest();
  const everyones = await addBoard(host, '전사 공지');
  const labs = await addBoard(host, '연구소 소식');
  const choose = (board: number, departmentCodes: readonly string[]) =>
    codeOf(host.desk.put(`/api/v1/admin/boards/${board}/departments`, { departmentCodes }));
  expect(await boardsOf(browser)).toEqual([]);
  expect(await choose(labs, ['LABS'])).toBe('done');
  expect(await boardsOf(browser)).toEqual(['연구소 소식']);
  expect((await browser.get(`/api/v1/boards/${everyones}/posts`)).error.errorCode).toBe('CO404');
  const post = { postTitle: '인사드립니다', postContent: '<p>반갑습니다</p>' };
  expect(await codeOf(browser.post(`/api/v1/boards/${everyones}/posts`, post))).toBe('CO404');
  expect(await codeOf(browser.post(`/api/v1/boards/${labs}/posts`, post))).toBe('done');
  // The whole company by name is everyone, guests included.
  expect(await choose(everyones, ['TOP'])).toBe('done');
  expect((await boardsOf(browser)).toSorted()).toEqual(['연구소 소식', '전사 공지']);
});

test('STA-09 MEM-04 the session marks guests and people whose sign-in opens other companies', async () => {
  const { home, host, sent, id, browser } = await guest();
  const of = async (at: Browser) => {
    const { isGuest, opensOtherCompanies } = (await at.get('/api/v1/session')).json<Record<string, boolean>>();
    return { isGuest, opensOtherCompanies };
  };
  const neither = { isGuest: false, opensOtherCompanies: false };
  expect(await of(browser)).toEqual({ isGuest: true, opensOtherCompanies: true });
  // At home they are a plain employee, whose login opens the host.
  const atHome = await logIn(sent);
  expect(await of(atHome)).toEqual({ isGuest: false, opensOtherCompanies: true });
  const colleague = await logIn(await person(home));
  const stranger = await company('다른회사', 'Elsewhere');
  for (const desk of [colleague, home.desk, host.desk, stranger.desk]) expect(await of(desk)).toEqual(neither);
  expect(await act(host, id, 'release')).toBe('done');
  expect(await of(atHome)).toEqual(neither);
});

test('STA-01 STA-09 the list is filtered by people dispatched out, dispatched in and on leave', async () => {
  const { home, host, sent, id } = await running();
  const { personId } = await read(host.desk, id);
  const listed = async ({ desk }: DispatchCompany, state: string) =>
    (await desk.get(`${employeesPath}?state=${state}`))
      .json<{ items: { personId: string }[] }>()
      .items.map((row) => row.personId);
  expect(await listed(home, 'dispatched')).toEqual([sent.personId]);
  expect(await listed(host, 'guest')).toEqual([personId]);
  expect([await listed(home, 'guest'), await listed(host, 'dispatched')]).toEqual([[], []]);
  const away = await person(home);
  const leave = { kind: 'sick', note: '', from: null, until: null };
  expect(await codeOf(home.desk.post(`${employeesPath}/${away.personId}/leave`, leave))).toBe('done');
  expect(await listed(home, 'onLeave')).toEqual([away.personId]);
  expect(await listed(home, 'dispatched')).toEqual([sent.personId]);
});

test('STA-03 the panel of a guest offers the lock of their access, and no action that the host is refused (MB708)', async () => {
  const { home, host, id } = await running();
  const { personId } = await read(host.desk, id);
  const panelOf = async (at: DispatchCompany, whom: string | null) =>
    (await at.desk.get(`${employeesPath}/${whom}`)).json<{
      can: readonly string[];
      employee: { employment: { acts: readonly { act: string; refusal: { code: string } | null }[] } };
    }>();
  const { can, employee } = await panelOf(host, personId);
  expect(can).toEqual(['seeSessions', 'seeApprovals']);
  const acts = Object.fromEntries(employee.employment.acts.map(({ act: name, refusal }) => [name, refusal?.code]));
  expect(acts).toEqual({ leave: 'MB708', retire: 'MB708', suspend: undefined });
  // At home they are changed as before.
  const { personId: own } = await read(home.desk, id);
  expect((await panelOf(home, own)).can).toEqual(
    expect.arrayContaining(['change', 'setPhoto', 'seeFactors', 'resetPassword', 'grantEmblem']),
  );
});

test('STA-09 DEP-03 the home chart shows the place of dispatched people, and a former guest’s traces do not block deleting a department', async () => {
  const { home, host, sent, id, browser } = await guest();
  const colleague = await logIn(await person(home));
  const card = async () => {
    const answer = await colleague.get(`/api/v1/organisation/people/${sent.personId}`);
    return answer.json<{ member: { dispatchedTo: { companyName: string; until: string } | null } }>().member;
  };
  const { endsOn, companyName } = await read(home.desk, id);
  expect((await card()).dispatchedTo).toEqual({ companyName, until: endsOn });
  const { notices } = (await browser.get('/api/v1/portal/home')).json<{ notices: { kind: string }[] }>();
  expect(notices.map(({ kind }) => kind)).not.toContain('unreadMessages');
  expect(await act(host, id, 'release')).toBe('done');
  await expect.poll(async () => (await card()).dispatchedTo).toBe(null);
  const remove = () => codeOf(host.desk.delete('/api/v1/departments/LABS'));
  await expect.poll(remove).toBe('done');
});
