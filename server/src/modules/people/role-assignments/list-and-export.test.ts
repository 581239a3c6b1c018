import { expect, test } from 'vitest';
import type { List } from '@madang/contract/kernel/lists/list.ts';
import { daySeconds } from '@madang/contract/kernel/durations.ts';
import type { Holder } from '@madang/contract/people/role-assignments/routes.ts';
import { roleAssignmentLimits } from '@madang/contract/people/role-assignments/limits.ts';
import { exportFetchedSeconds } from '../../../kernel/operations/own-exports.ts';
import { addMember, memberBrowser } from '../../../testing/member.ts';
import { addTestPerson, signInAs } from '../../../testing/people.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const app = await startTestApp({ work: false });
const path = '/api/v1/memberships';
const administratorOf = (companyCode: string) => memberBrowser(app, { companyCode, role: 'administrator' });

test('MEM-01 the list shows each person’s last activity: in a session, or else in the audit log', async () => {
  const administrator = await addTestPerson(app, { roles: ['administrator', 'representative'] });
  const { companyCode } = administrator;
  const manager = await addTestPerson(app, { companyCode, roles: ['manager'] });
  const never = await addTestPerson(app, { companyCode, roles: ['serviceDesk'] });
  const theirs = await signInAs(app, manager);
  expect((await theirs.delete('/api/v1/sessions')).status).toBe(200);
  await app.advance(daySeconds / 2);
  const own = await signInAs(app, administrator);
  const { items } = (await own.get(path)).json<List<Holder>>();
  const seenOf = (personId: string) => items.find((each) => each.personId === personId)?.lastSeenAt ?? null;
  const [now, before] = [seenOf(administrator.personId), seenOf(manager.personId)].map((at) => Date.parse(at ?? ''));
  expect(Math.round(((now ?? 0) - (before ?? 0)) / 3_600_000)).toBe(12);
  expect(seenOf(never.personId)).toBeNull();
});

test('MEM-01 one person of the list can be read, on whatever page they are', async () => {
  const administrator = await administratorOf('LISTED1');
  for (let n = 0; n < roleAssignmentLimits.perPage; n += 1)
    await addMember(app.kernel.db, { companyCode: 'LISTED1', role: 'manager' });
  const { personId } = await addMember(app.kernel.db, { companyCode: 'LISTED1', role: 'serviceDesk' });
  const first = (await administrator.get(path)).json<List<Holder>>();
  expect(first.items.map((each) => each.personId)).not.toContain(personId);
  const { items } = (await administrator.get(`${path}?personId=${personId}`)).json<List<Holder>>();
  expect(items).toMatchObject([{ personId, roles: [{ role: 'serviceDesk' }] }]);
  const stranger = await administratorOf('LISTED2');
  expect((await stranger.get(`${path}?personId=${personId}`)).json<List<Holder>>().items).toEqual([]);
});

test('MEM-07 the list is exported with a reason, by role, and downloadable by the caller only for ten minutes', async () => {
  const administrator = await administratorOf('TAKEN1');
  const other = await administratorOf('TAKEN1');
  await memberBrowser(app, { companyCode: 'TAKEN1', role: 'manager' });
  expect((await administrator.post(`${path}/exports`, { reason: '' })).status).toBe(400);
  const begun = await administrator.post(`${path}/exports`, { role: 'manager', reason: '연간 점검' });
  const address = `${path}/exports/${begun.json<{ exportId: string }>().exportId}/file`;
  const file = await administrator.get(address, { 'accept-language': 'ko' });
  expect(file.headers['content-disposition']).toContain(encodeURIComponent('관리자 목록'));
  const [heads = '', ...lines] = file.text.trimEnd().split('\r\n');
  expect(heads).toMatch(/^\uFEFF"이름","ID","역할","역할 부여 \(.+\)","2단계 인증","마지막 사용 \(.+\)"/);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('"매니저"');
  for (const [browser, refusal] of [
    [other, 'CO404'],
    [await administratorOf('TAKEN2'), 'CO404'],
    [await memberBrowser(app, { companyCode: 'TAKEN1', role: 'employee' }), 'CO401'],
    [app.browser(), 'AC100'],
  ] as const)
    expect((await browser.get(address)).error.errorCode).toBe(refusal);
  const records = await administrator.get('/api/v1/records?kind=access&operation=export-memberships');
  expect(records.json<List<object>>().items).toMatchObject([{ fields: ['연간 점검'], detail: { role: 'manager' } }]);
  await app.advance(exportFetchedSeconds + 1);
  expect((await administrator.get(address)).error.errorCode).toBe('CO404');
});

test('MEM-07 a search applies to the file as to the list, and is in neither the log nor an address', async () => {
  const administrator = await addTestPerson(app, { roles: ['administrator'] });
  const { companyCode } = administrator;
  const found = await addTestPerson(app, { companyCode, roles: ['manager'], loginId: 'yeoulsol-a@company.example' });
  const other = { companyCode, roles: ['serviceDesk'], loginId: 'yeoulsol-b@company.example' } as const;
  const otherRole = await addTestPerson(app, other);
  await addTestPerson(app, { companyCode, roles: ['manager'] });
  const own = await signInAs(app, administrator);
  const begin = async (wanted: object) =>
    (await own.post(`${path}/exports`, { reason: '연간 점검', ...wanted })).json<{
      exportId: string;
      search: string;
    }>();
  const fetched = (exportId: string, search: string) => own.get(`${path}/exports/${exportId}/file?search=${search}`);
  const idsIn = (text: string) =>
    text
      .trimEnd()
      .split('\r\n')
      .slice(1)
      .map((line) => line.split('","')[1]);
  const both = await begin({ keyword: 'yeoulsol' });
  const inFile = idsIn((await fetched(both.exportId, both.search)).text);
  const { items } = (await own.post(`${path}/search`, { keyword: 'yeoulsol' })).json<List<Holder>>();
  expect(inFile).toEqual(items.map(({ loginId }) => loginId));
  expect(new Set(inFile)).toEqual(new Set([found.loginId, otherRole.loginId]));
  const one = await begin({ keyword: 'yeoulsol', role: 'manager' });
  expect(idsIn((await fetched(one.exportId, one.search)).text)).toEqual([found.loginId]);
  expect(Buffer.from(one.search, 'base64url').toString()).not.toContain('yeoulsol');
  const records = await own.get('/api/v1/records?kind=access&operation=export-memberships');
  expect(records.text).not.toContain('yeoulsol');
  expect(records.json<List<object>>().items).toMatchObject([
    { fields: ['연간 점검'], detail: { role: 'manager', keyword: true } },
    { fields: ['연간 점검'], detail: { keyword: true } },
  ]);
  // What was recorded leaves, and nothing else: no other search, no wider one, and none where there was none.
  const all = await begin({});
  for (const [exportId, search] of [
    [one.exportId, both.search],
    [one.exportId, ''],
    [one.exportId, 'AAAA'],
    [one.exportId, `${one.search.slice(0, -2)}AA`],
    [all.exportId, one.search],
  ] as const)
    expect((await fetched(exportId, search)).error.errorCode).toBe('CO404');
  expect(all.search).toBe('');
  expect((await own.post(`${path}/exports`, { reason: 'x', keyword: '<' })).error.fields).toMatchObject([
    { path: 'keyword' },
  ]);
});
