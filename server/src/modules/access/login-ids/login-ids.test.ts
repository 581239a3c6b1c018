import type { HomeNotice } from '@madang/contract/views/portal/routes.ts';
import type { OwnLoginId } from '@madang/contract/access/login-ids/routes.ts';
import type { IdRequestRow } from '@madang/contract/access/login-ids/wire.ts';
import type { List } from '@madang/contract/kernel/lists/list.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inCompany } from '../../../kernel/db/database.ts';
import { type Browser, undoIdOf } from '../../../testing/browser.ts';
import { appliedImportOf, checkedImportOf } from '../../../testing/imports/work-on-imports.ts';
import { control, runOf } from '../../../testing/operations/runs.ts';
import { addTestCompany, addTestPerson, signInAs, type TestPerson } from '../../../testing/people.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { endApproved } from './end-approved.ts';

const app = await startTestApp();
const { kernel, mailbox } = app;
const own = '/api/v1/own-id-requests';
const all = '/api/v1/id-requests';
const call = '/employee/memberadmin/rest/v1/id/request';

let made = 0;
const name = (start: string) =>
  `${start}${String.fromCharCode(97 + (made % 26), 98 + (Math.floor((made += 1) / 26) % 20))}x`;
const free = 'madang.example';

/** Opens the company's period. */
async function open(companyCode: string) {
  await inCompany(kernel.db, companyCode, (tx) =>
    sql`insert into id_change_periods (company_code, sub_organisation_code, starts_on, ends_on)
      values (${companyCode}, ${companyCode}, (app_now() - interval '2 days')::date, (app_now() + interval '2 days')::date)
      on conflict do nothing`.execute(tx),
  );
}

async function company({ isOpen = true } = {}) {
  const companyCode = await addTestCompany(app);
  if (isOpen) await open(companyCode);
  const administrator = await addTestPerson(app, { companyCode, roles: ['representative', 'administrator'] });
  return { companyCode, by: await signInAs(app, administrator), administrator };
}

const person = async (companyCode: string, more: Partial<Parameters<typeof addTestPerson>[1]> = {}) => {
  const made_ = await addTestPerson(app, { companyCode, ...more });
  return Object.assign(await signInAs(app, made_), { person: made_ });
};

const ask = (by: Browser, userId: string, reqTypeCd = '2') => by.post(call, { reqTypeCd, userId });
const codeOf = (answer: Awaited<ReturnType<Browser['post']>>) =>
  answer.status === 200 ? 'done' : (answer.error.fields[0]?.code ?? answer.error.errorCode);
const idOf = (answer: Awaited<ReturnType<Browser['post']>>) => answer.json<{ requestId: string }>().requestId;
const read = async (by: Browser) => (await by.get(own)).json<OwnLoginId>();
const list = async (by: Browser, body: object = {}) =>
  (await by.post(`${call}/list`, body)).json<List<IdRequestRow>>().items;
const act = (by: Browser, id: string, verb: string, body: object = {}) =>
  by.post(`${['cancel', 'confirm'].includes(verb) ? own : all}/${id}/${verb}`, body);
const signsIn = async ({ password }: TestPerson, loginId: string) => {
  const answer = await app
    .browser({ address: `198.51.100.${1 + (made % 200)}` })
    .post('/api/v1/session', { loginId, password });
  return answer.status === 200 ? answer.json<{ loginId: string }>().loginId : answer.error.errorCode;
};
const rowsOf = async (loginId: string) =>
  (await kernel.db.selectFrom('login_ids').selectAll().where('login_id', '=', loginId).execute())[0];

test('REQ-01 STA-06 a person asks for another ID, an administrator approves and the person confirms; both IDs sign in', async () => {
  const { companyCode, by } = await company();
  const asker = await person(companyCode, { externalMail: 'asker@outside.example', isExternalMailProven: true });
  const old = asker.person.loginId;
  const wanted = `${name('hana')}@${free}`;
  expect((await read(asker)).request).toBe(null);
  const asked = await ask(asker, wanted.split('@')[0] ?? '');
  expect(asked.json()).toMatchObject({ loginId: wanted });
  const id = idOf(asked);
  // Reserved, and no ID yet.
  expect(await rowsOf(wanted)).toMatchObject({ kind: 'wanted', person_id: id });
  expect(await signsIn(asker.person, wanted)).toBe('EM0010');
  expect((await list(by, { queryType: '2' }))[0]).toMatchObject({
    requestId: id,
    state: 'requesting',
    oldId: old,
    wantedId: wanted,
  });
  expect((await by.get('/api/v1/console/notices')).text).toContain('idRequests');
  expect(codeOf(await act(by, id, 'approve'))).toBe('done');
  expect(await mailbox.next('asker@outside.example')).toMatchObject({ subject: expect.stringContaining('승인') });
  const notices = (await asker.get('/api/v1/portal/home')).json<{ notices: HomeNotice[] }>().notices;
  expect(notices).toContainEqual({ kind: 'idApproved', loginId: wanted });
  expect((await read(asker)).loginId).toBe(old);
  expect(codeOf(await act(asker, id, 'confirm'))).toBe('done');
  const changed = await mailbox.next('asker@outside.example');
  expect(changed).toMatchObject({ subject: expect.stringContaining('변경'), text: expect.stringContaining(wanted) });
  // The session goes on, under the new name.
  expect(await read(asker)).toMatchObject({ loginId: wanted, hasLoginId: true, formerIds: [{ loginId: old }] });
  expect([await signsIn(asker.person, wanted), await signsIn(asker.person, old)]).toEqual([wanted, wanted]);
  const after = (await asker.get('/api/v1/portal/home')).json<{ notices: HomeNotice[] }>().notices;
  expect(after).toContainEqual(expect.objectContaining({ kind: 'formerId', loginId: old }));
  expect((await list(by, { queryType: '5' }))[0]).toMatchObject({
    state: 'completed',
    formerUntil: expect.any(String),
  });
});

test('REQ-01 MB602..608 MB601 each refusal of a request has its code', async () => {
  const { companyCode, by } = await company();
  const closed = await company({ isOpen: false });
  const late = await person(closed.companyCode);
  expect(codeOf(await ask(late, name('late')))).toBe('MB603');
  const asker = await person(companyCode);
  const taken = await person(companyCode, { loginId: `${name('taken')}@${free}` });
  expect(codeOf(await ask(asker, taken.person.loginId))).toBe('MB601');
  expect(codeOf(await ask(taken, taken.person.loginId))).toBe('MB604');
  expect(codeOf(await ask(asker, 'A B'))).toBe('MB_T_ID_RULE2');
  expect(codeOf(await ask(asker, 'ab'))).toBe('MB_T_ID_RULE1');
  expect(codeOf(await ask(asker, 'ab1'))).toBe('MB_T_ID_RULE3');
  expect(codeOf(await ask(asker, 'postmaster'))).toBe('MB_T_ID_RULE4');
  expect(codeOf(await ask(asker, ''))).toBe('MB_M_REQUIRED');
  expect(codeOf(await ask(asker, 'hana@elsewhere.example'))).toBe('MAIL_DOMAIN_UNPROVEN');
  expect(codeOf(await ask(asker, name('newid'), '1'))).toBe('MB606');
  expect(codeOf(await ask(asker, '', '3'))).toBe('MB607');
  await inCompany(kernel.db, companyCode, (tx) =>
    sql`update people set synchronising_until = app_now() + interval '5 minutes' where person_id = ${asker.person.personId}`.execute(
      tx,
    ),
  );
  expect(codeOf(await ask(asker, name('sync')))).toBe('MB657');
  await inCompany(kernel.db, companyCode, (tx) => sql`update people set synchronising_until = null`.execute(tx));
  const id = idOf(await ask(asker, name('first')));
  expect(codeOf(await ask(asker, name('second')))).toBe('MB602');
  // Requests of other people are not found.
  expect(codeOf(await act(taken, id, 'cancel'))).toBe('CO404');
  expect(codeOf(await act(asker, id, 'confirm'))).toBe('MB605');
  expect(codeOf(await act(by, id, 'refuse', { reason: '' }))).toBe('MB_M_REQUIRED');
  expect(codeOf(await act(by, id, 'refuse', { reason: '다른 아이디를 써 주세요' }))).toBe('done');
  expect((await read(asker)).request).toMatchObject({ state: 'rejected', reason: '다른 아이디를 써 주세요' });
  expect(codeOf(await act(by, id, 'approve'))).toBe('MB605');
  expect(codeOf(await act(asker, id, 'cancel'))).toBe('MB605');
  // Who has lost an unconfirmed ID asks for a new one, and cannot change what there is not.
  await kernel.db.deleteFrom('login_ids').where('login_id', '=', asker.person.loginId).execute();
  expect(codeOf(await ask(asker, name('changed')))).toBe('MB608');
  const fresh = `${name('fresh')}@${free}`;
  const given = idOf(await ask(asker, fresh, '1'));
  await act(by, given, 'approve');
  expect(codeOf(await act(asker, given, 'confirm'))).toBe('done');
  expect(await signsIn(asker.person, fresh)).toBe(fresh);
});

test('REQ-01 IDR-02 of many who request one ID at once exactly one gets it, also against a sign-up', async () => {
  const { companyCode } = await company();
  const askers = await Promise.all([1, 2, 3, 4].map(() => person(companyCode)));
  const wanted = name('popular');
  const answers = (await Promise.all(askers.map((by) => ask(by, wanted)))).map((answer) => codeOf(answer));
  expect(answers.toSorted()).toEqual(['MB601', 'MB601', 'MB601', 'done']);
  // Refused ones left nothing that is open.
  const states = await Promise.all(askers.map(async (by) => (await read(by)).request?.state ?? 'none'));
  expect(states.toSorted()).toEqual(['none', 'none', 'none', 'requesting']);
  // One person with two windows.
  const [one, two] = [name('left'), name('right')];
  const [asker] = askers.filter((_by, index) => states[index] === 'none');
  if (!asker) throw new Error('nobody is left');
  const both = (await Promise.all([ask(asker, one), ask(asker, two)])).map((answer) => codeOf(answer));
  expect(both.toSorted()).toEqual(['MB602', 'done']);
  const kept = await Promise.all([one, two].map((each) => rowsOf(`${each}@${free}`)));
  expect(kept.filter((row) => row !== undefined)).toHaveLength(1);
});

test('REQ-01 approval and cancellation at once have one outcome, and a cancelled ID is free again', async () => {
  const { companyCode, by } = await company();
  const asker = await person(companyCode);
  for (let round = 0; round < 5; round += 1) {
    const wanted = name('race');
    // oxlint-disable-next-line no-await-in-loop
    const id = idOf(await ask(asker, wanted));
    // oxlint-disable-next-line no-await-in-loop
    const [approved, cancelled] = await Promise.all([act(by, id, 'approve'), act(asker, id, 'cancel')]);
    expect(codeOf(cancelled)).toBe('done');
    expect(['done', 'MB605']).toContain(codeOf(approved));
    // oxlint-disable-next-line no-await-in-loop
    expect([(await read(asker)).request?.state, await rowsOf(`${wanted}@${free}`)]).toEqual(['cancelled', undefined]);
  }
});

test('REQ-01 retiring between approval and confirmation closes the request and frees the ID', async () => {
  const { companyCode, by } = await company();
  const asker = await person(companyCode);
  const wanted = name('gone');
  const id = idOf(await ask(asker, wanted));
  await act(by, id, 'approve');
  const retired = await by.post(`/api/v1/employees/${asker.person.personId}/retirement`, {
    reason: 'personal',
    note: '',
    when: 'now',
    handovers: [],
  });
  expect(retired.status, retired.text).toBe(200);
  expect((await act(asker, id, 'confirm')).status).toBe(401);
  expect(await rowsOf(`${wanted}@${free}`)).toBe(undefined);
  expect((await list(by, { queryType: '6' }))[0]).toMatchObject({ requestId: id, state: 'cancelled' });
  expect(codeOf(await act(by, id, 'approve'))).toBe('EMPLOYEE_RETIRED');
});

test('REQ-01 IDR-02 an unconfirmed approval expires after its days, and its ID is free again', async () => {
  const { companyCode, by } = await company();
  const [asker, next] = [await person(companyCode), await person(companyCode)];
  const wanted = name('forgotten');
  const requestId = idOf(await ask(asker, wanted));
  await act(by, requestId, 'approve');
  const approvedBefore = (days: number) =>
    inCompany(kernel.db, companyCode, (tx) =>
      sql`update id_requests set approved_at = app_now() - make_interval(days => ${days}::integer)
        where request_id = ${requestId}::uuid`.execute(tx),
    );
  await approvedBefore(29);
  await endApproved(kernel);
  expect((await read(asker)).request?.state).toBe('approved');
  expect(codeOf(await ask(next, wanted))).toBe('MB601');
  await approvedBefore(30);
  await Promise.all([endApproved(kernel), endApproved(kernel)]);
  expect((await read(asker)).request?.state).toBe('cancelled');
  expect(codeOf(await act(asker, requestId, 'confirm'))).toBe('MB605');
  expect(codeOf(await ask(next, wanted))).toBe('done');
  const letters = await inCompany(kernel.db, companyCode, (tx) =>
    tx.selectFrom('inbox_messages').selectAll().where('person_id', '=', asker.person.personId).execute(),
  );
  // Asked, approved, ended.
  expect(letters).toHaveLength(3);
});

test('REQ-01 API-06 the seven lists, pairs of sort orders and the search return the right requests', async () => {
  const { companyCode, by } = await company();
  const people = await Promise.all([1, 2, 3].map(() => person(companyCode)));
  const [first, second, third] = people as [(typeof people)[0], (typeof people)[0], (typeof people)[0]];
  const wanted = [name('one'), name('two'), name('three')];
  const ids = [];
  for (const [index, by_] of [first, second, third].entries()) {
    // oxlint-disable-next-line no-await-in-loop
    ids.push(idOf(await ask(by_, wanted[index] ?? '')));
  }
  const [a = '', b = '', c = ''] = ids;
  await act(by, a, 'approve');
  await act(by, b, 'refuse', { reason: 'no' });
  await act(third, c, 'cancel');
  const found = async (queryType: string) => (await list(by, { queryType })).map(({ requestId }) => requestId);
  expect(await found('0')).toEqual([c, b, a]);
  expect([await found('2'), await found('3'), await found('4'), await found('5'), await found('6')]).toEqual([
    [],
    [a],
    [b],
    [],
    [c],
  ]);
  const before = await list(by, { queryType: '1' });
  expect(before.map(({ state, requestId }) => [state, requestId])).toEqual([['beforeRequest', null]]);
  const sorted = { sortKeys: ['USER_ID_APPL_YMD', 'FNM', 'EN_GNM'], sortOrders: ['ASC', 'DESC', 'ASC'] };
  expect((await list(by, sorted)).map(({ requestId }) => requestId)).toEqual([a, b, c]);
  expect(codeOf(await by.post(`${call}/list`, { sortKeys: ['FNM'] }))).toBe('SEARCH_SORT_PAIRS');
  expect(codeOf(await by.post(`${call}/list`, { queryType: '7' }))).toBe('CO400');
  expect(codeOf(await by.post(`${call}/list`, { pageNo: 9 }))).toBe('PAGE_BEYOND');
  expect((await list(by, { keyword: wanted[1] ?? '' })).map(({ requestId }) => requestId)).toEqual([b]);
});

test('REQ-01 MEM-01 a person without the right cannot see, decide or change requests', async () => {
  const { companyCode, by } = await company();
  const [asker, other] = [await person(companyCode), await person(companyCode)];
  const id = idOf(await ask(asker, name('mine')));
  const change = { personId: asker.person.personId, wantedLoginId: name('theirs') };
  for (const answer of await Promise.all([
    other.post(`${call}/list`, {}),
    act(other, id, 'approve'),
    act(other, id, 'refuse', { reason: 'x' }),
    other.post(`${all}/decisions`, { requestIds: [id], decision: 'approve', reason: '' }),
    other.post('/api/v1/login-ids', change),
    other.post('/api/v1/login-ids/take-back', { personId: asker.person.personId }),
  ]))
    expect(answer.status).toBe(403);
  const stranger = await company();
  expect(codeOf(await act(stranger.by, id, 'approve'))).toBe('CO404');
  expect(codeOf(await stranger.by.post('/api/v1/login-ids', change))).toBe('CO404');
  expect(codeOf(await act(by, id, 'approve'))).toBe('done');
});

test('REQ-01 BLK-02 requests are decided in bulk by selection or by file', async () => {
  const { companyCode, by, administrator } = await company();
  const caller = Object.assign(by, { companyCode, personId: administrator.personId });
  const askers = await Promise.all([1, 2, 3, 4].map(() => person(companyCode)));
  const ids: string[] = [];
  for (const asker of askers) {
    // oxlint-disable-next-line no-await-in-loop
    ids.push(idOf(await ask(asker, name('bulk'))));
  }
  expect(codeOf(await by.post(`${all}/decisions`, { requestIds: ids, decision: 'refuse', reason: '' }))).toBe(
    'MB_M_REQUIRED',
  );
  const opened = await by.post(`${all}/decisions`, { requestIds: ids.slice(0, 2), decision: 'approve', reason: '' });
  const { runId } = opened.json<{ runId: string }>();
  const stateOf = async () => (await runOf(by, runId)).state;
  await expect.poll(stateOf, { timeout: 20_000 }).toBe('checked');
  const rows = (await by.get(`/api/v1/runs/${runId}/rows`)).json<List<{ target: { id: string } | null }>>();
  expect(new Set(rows.items.map(({ target }) => target?.id))).toEqual(
    new Set(askers.slice(0, 2).map(({ person: { personId } }) => personId)),
  );
  expect((await control(by, runId, 'confirmation')).status).toBe(200);
  await expect.poll(stateOf, { timeout: 20_000 }).toBe('done');
  expect((await by.get('/api/v1/inbox-messages')).text).not.toContain('runMail.');
  const listed = (await list(by, { queryType: '3' })).map(({ requestId }) => requestId);
  expect(new Set(listed)).toEqual(new Set(ids.slice(0, 2)));
  const lines = askers
    .slice(2)
    .map(
      ({ person: { loginId } }, index) =>
        `${loginId}\t${index === 0 ? '승인' : 'refuse'}\t${index === 0 ? '' : '중복'}`,
    );
  const text = ['아이디\t처리\t사유', ...lines].join('\n');
  await appliedImportOf(kernel, caller, { kind: 'idDecisions', text });
  expect([(await list(by, { queryType: '3' })).length, (await list(by, { queryType: '4' })).length]).toEqual([3, 1]);
  // Each row says what it is about, and a request for another ID by now is not decided.
  const [fifth] = [await person(companyCode)];
  const wantedNow = name('fifth');
  await ask(fifth, wantedNow);
  const { loginId: present } = fifth.person;
  const seen = async (body: string) => {
    const { importId } = await checkedImportOf(kernel, caller, { kind: 'idDecisions', text: body });
    return (await by.post(`/api/v1/imports/${importId}/rows/search`)).json<
      List<{ before: object; issues: { code: string }[] }>
    >().items;
  };
  const bare = await seen(`아이디\t처리\n${present}\t승인`);
  expect(bare[0]?.before).toEqual({ fullName: '백솔', idRequestType: '변경', wantedLoginId: `${wantedNow}@${free}` });
  const stale = await seen(`아이디\t새 아이디\t처리\n${present}\tother@${free}\t승인`);
  expect(stale[0]?.issues).toMatchObject([{ code: 'EDIT_CONFLICT' }]);
  const template = await by.get('/api/v1/import-kinds/idDecisions/template?format=csv', {
    'accept-language': 'ko',
  });
  for (const heading of ['아이디', '성명', '구분', '새 아이디', '처리', '사유'])
    expect(template.text).toContain(heading);
  const again = await checkedImportOf(kernel, caller, { kind: 'idDecisions', text });
  const shown = (await by.post(`/api/v1/imports/${again.importId}/rows/search`)).json<
    List<{ issues: { code: string }[] }>
  >();
  expect(shown.items.map(({ issues }) => issues.map(({ code }) => code))).toEqual([['MB605'], ['MB605']]);
});

test('IDR-02 an administrator changes an ID and undoes it, and the undo is refused after others’ changes', async () => {
  const { companyCode, by } = await company({ isOpen: false });
  const one = await person(companyCode, { loginId: `${name('plain')}@company.example` });
  const { personId, loginId: old } = one.person;
  const wanted = `${name('marry')}@${free}`;
  const change = (to: string, more: object = {}) =>
    by.post('/api/v1/login-ids', { personId, wantedLoginId: to, ...more });
  expect(codeOf(await change(wanted, { expected: 'else@madang.example' }))).toBe('EDIT_CONFLICT');
  expect(codeOf(await change(old))).toBe('MAIL_DOMAIN_UNPROVEN');
  const changed = await change(wanted, { expected: old });
  expect(codeOf(changed)).toBe('done');
  expect(codeOf(await change(wanted))).toBe('MB604');
  expect((await by.post(`/api/v1/undo/${undoIdOf(changed)}`, {})).status).toBe(200);
  expect(await signsIn(one.person, old)).toBe(old);
  // An ID that was taken back does not sign in and is kept from others; the person may have it again.
  expect(await signsIn(one.person, wanted)).toBe('EM0010');
  const other = await person(companyCode);
  expect(codeOf(await by.post('/api/v1/login-ids', { personId: other.person.personId, wantedLoginId: wanted }))).toBe(
    'MB601',
  );
  expect(codeOf(await change(wanted))).toBe('done');
  const back = (expected?: string) =>
    by.post('/api/v1/login-ids/take-back', { personId, ...(expected && { expected }) });
  expect(codeOf(await back(old))).toBe('EDIT_CONFLICT');
  expect(codeOf(await back(wanted))).toBe('done');
  expect(codeOf(await back())).toBe('MB607');
  expect((await one.get('/api/v1/session')).json()).toMatchObject({ loginId: old });
});

test('IDR-02 a former ID expires after its days, and stays reserved for the operator’s period', async () => {
  const { companyCode, by } = await company({ isOpen: false });
  const one = await person(companyCode);
  const { personId, loginId: old } = one.person;
  const second = `${name('later')}@${free}`;
  await by.post('/api/v1/login-ids', { personId, wantedLoginId: second });
  expect(await rowsOf(old)).toMatchObject({ is_former: true, kept_until: null });
  await kernel.db
    .updateTable('login_ids')
    .set({ former_until: sql<Date>`app_now() - interval '1 second'` })
    .where('login_id', '=', old)
    .execute();
  expect(await signsIn(one.person, old)).toBe('EM0010');
  expect(codeOf(await by.post('/api/v1/login-ids/take-back', { personId }))).toBe('MB607');
  expect((await read(one)).formerIds).toEqual([]);
  const table = await by.post('/api/v1/shared-addresses/file', { table: 'members', reason: 'A new mail server' });
  expect(table.json<{ content: string }>().content).toContain(`\n${old} ${second}\n`);
  // Found by both.
  const found = async (term: string) =>
    (await by.post('/api/v1/employees/search', { keyword: term }))
      .json<List<{ personId: string }>>()
      .items.map((row) => row.personId);
  expect([await found(old.split('@')[0] ?? ''), await found(second.split('@')[0] ?? '')]).toEqual([
    [personId],
    [personId],
  ]);
});

test('REQ-01 a request for release frees a former ID', async () => {
  const { companyCode, by } = await company();
  const one = await person(companyCode);
  const { personId, loginId: old } = one.person;
  await by.post('/api/v1/login-ids', { personId, wantedLoginId: name('after') });
  const id = idOf(await ask(one, '', '3'));
  await act(by, id, 'approve');
  expect(await signsIn(one.person, old)).toContain('after');
  expect(codeOf(await act(one, id, 'confirm'))).toBe('done');
  expect(await signsIn(one.person, old)).toBe('EM0010');
  expect(await rowsOf(old)).toMatchObject({ is_former: true });
});

test('REQ-01 MB602 a release ends only the ID that it names, and an open request refuses a direct change', async () => {
  const { companyCode, by } = await company();
  const one = await person(companyCode);
  const { personId, loginId: oldest } = one.person;
  const change = (wantedLoginId: string) => by.post('/api/v1/login-ids', { personId, wantedLoginId });
  const [newer, newest] = [name('newer'), name('newest')];
  await change(newer);
  await app.advance(60);
  await change(newest);
  expect((await read(one)).formerIds.map(({ loginId }) => loginId)).toEqual([`${newer}@${free}`, oldest]);
  expect(codeOf(await ask(one, '', '3'))).toBe('MB_M_REQUIRED');
  expect(codeOf(await ask(one, `${newest}@${free}`, '3'))).toBe('MB607');
  const id = idOf(await ask(one, `${newer}@${free}`, '3'));
  expect((await list(by, { queryType: '2' }))[0]).toMatchObject({
    oldId: `${newer}@${free}`,
    formerIds: [{ loginId: `${newer}@${free}` }, { loginId: oldest }],
  });
  expect(codeOf(await change(name('direct')))).toBe('MB602');
  await act(by, id, 'approve');
  expect(codeOf(await change(name('direct')))).toBe('MB602');
  expect(codeOf(await act(one, id, 'confirm'))).toBe('done');
  expect(await signsIn(one.person, `${newer}@${free}`)).toBe('EM0010');
  expect(await signsIn(one.person, oldest)).toContain(newest);
  expect(codeOf(await change(name('direct')))).toBe('done');
});

test('BLK-02 a company moves to its own domain by file, and one action undoes it', async () => {
  const { companyCode, by, administrator } = await company({ isOpen: false });
  const caller = Object.assign(by, { companyCode, personId: administrator.personId });
  const people = await Promise.all(
    [1, 2, 3].map(() => addTestPerson(app, { companyCode, loginId: `${name('mover')}@company.example` })),
  );
  const domain = `${name('moved')}.example`;
  const line = ({ loginId }: TestPerson) => `${loginId}\t${loginId.split('@')[0] ?? ''}@${domain}`;
  const text = ['아이디\t새 아이디', ...people.map((each) => line(each))].join('\n');
  const { importId } = await checkedImportOf(kernel, caller, { kind: 'loginIdChanges', text });
  const checked = (await by.post(`/api/v1/imports/${importId}/rows/search`)).json<
    List<{ issues: { code: string }[] }>
  >();
  expect(checked.items[0]?.issues).toMatchObject([{ code: 'MAIL_DOMAIN_UNPROVEN' }]);
  await inCompany(kernel.db, companyCode, (tx) =>
    sql`insert into mail_domains (company_code, domain, record_text, state, proven_at)
      values (${companyCode}, ${domain}, 'proven', 'proven', app_now())`.execute(tx),
  );
  const applied = await appliedImportOf(kernel, caller, { kind: 'loginIdChanges', text });
  const runId = applied.runId ?? '';
  expect(await runOf(by, runId)).toMatchObject({ state: 'done', done: 3 });
  const [first] = people as [TestPerson];
  const moved = line(first).split('\t')[1] ?? '';
  expect([await signsIn(first, moved), await signsIn(first, first.loginId)]).toEqual([moved, moved]);
  const undone = await control(by, runId, 'undo');
  const { runId: back } = undone.json<{ runId: string }>();
  await expect.poll(async () => (await runOf(by, back)).state, { timeout: 20_000 }).toBe('done');
  expect([await signsIn(first, moved), await signsIn(first, first.loginId)]).toEqual(['EM0010', first.loginId]);
});
