import type { OwnLoginId } from '@madang/contract/access/login-ids/routes.ts';
import type { IdRequestRow } from '@madang/contract/access/login-ids/wire.ts';
import type { List } from '@madang/contract/kernel/lists/list.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inCompany } from '../../../kernel/db/database.ts';
import { type Browser, undoIdOf } from '../../../testing/browser.ts';
import { appliedImportOf } from '../../../testing/imports/work-on-imports.ts';
import { control, runOf } from '../../../testing/operations/runs.ts';
import { addTestPerson, signInAs } from '../../../testing/people.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const app = await startTestApp();
const { kernel } = app;
const free = 'madang.example';
let made = 0;
const name = (start: string) =>
  `${start}${String.fromCharCode(97 + (made % 26), 98 + (Math.floor((made += 1) / 26) % 20))}x@${free}`;

async function company() {
  const administrator = await addTestPerson(app, { roles: ['representative', 'administrator'] });
  const { companyCode, personId } = administrator;
  await inCompany(kernel.db, companyCode, (tx) =>
    sql`insert into id_change_periods (company_code, sub_organisation_code, starts_on, ends_on)
      values (${companyCode}, ${companyCode}, '2000-01-01', '2100-01-01')`.execute(tx),
  );
  return Object.assign(await signInAs(app, administrator), { companyCode, personId });
}

async function person(companyCode: string) {
  const one = await addTestPerson(app, { companyCode });
  return Object.assign(await signInAs(app, one), { person: one });
}

const codeOf = (answer: Awaited<ReturnType<Browser['post']>>) =>
  answer.status === 200 ? 'done' : (answer.error.fields[0]?.code ?? answer.error.errorCode);
const read = async (by: Browser) => (await by.get('/api/v1/own-id-requests')).json<OwnLoginId>();
const ask = async (by: Browser, userId: string, reqTypeCd = '2') => {
  const asked = await by.post('/employee/memberadmin/rest/v1/id/request', { reqTypeCd, userId });
  expect(asked.status, asked.text).toBe(200);
  return asked.json<{ requestId: string }>().requestId;
};
const endOf = async (loginId: string) =>
  (await kernel.db.selectFrom('login_ids').selectAll().where('login_id', '=', loginId).execute())[0];
const undo = (by: Browser, answer: Awaited<ReturnType<Browser['post']>>) =>
  by.post(`/api/v1/undo/${undoIdOf(answer)}`, {});
const inboxOf = async (by: Browser) =>
  (await by.get('/api/v1/inbox-messages')).json<List<{ subject: string }>>().items.map(({ subject }) => subject);

async function undone(by: Browser, runId: string) {
  const { runId: back } = (await control(by, runId, 'undo')).json<{ runId: string }>();
  await expect.poll(async () => (await runOf(by, back)).state, { timeout: 20_000 }).toBe('done');
  return runOf(by, back);
}

test('IDR-02 BLK-02 undoing a file that gave a former ID back makes it former again with its old end, and so does a revert', async () => {
  const by = await company();
  const one = await person(by.companyCode);
  const { personId, loginId: oldest } = one.person;
  const second = name('second');
  expect(codeOf(await by.post('/api/v1/login-ids', { personId, wantedLoginId: second }))).toBe('done');
  await sql`update login_ids set former_until = app_now() + interval '10 days' where login_id = ${oldest}`.execute(
    kernel.db,
  );
  const before = await endOf(oldest);
  const text = ['아이디\t새 아이디', `${second}\t${oldest}`].join('\n');
  // The oldest ID is on another domain than the shared one, which the file may not use.
  const domain = oldest.split('@')[1] ?? '';
  await inCompany(kernel.db, by.companyCode, (tx) =>
    sql`insert into mail_domains (company_code, domain, record_text, state, proven_at)
      select ${by.companyCode}, ${domain}, 'proven', 'proven', app_now() where ${domain} <> ${free}
      on conflict do nothing`.execute(tx),
  );
  const { runId } = await appliedImportOf(kernel, by, { kind: 'loginIdChanges', text });
  expect(await read(one)).toMatchObject({ loginId: oldest, formerIds: [{ loginId: second }] });
  expect(await undone(by, runId ?? '')).toMatchObject({ done: 1 });
  expect(await read(one)).toMatchObject({ loginId: second, formerIds: [{ loginId: oldest }] });
  expect(await endOf(oldest)).toMatchObject({ former_until: before?.former_until, kept_until: before?.kept_until });
  expect((await inboxOf(one))[0]).toContain('취소');

  // A confirmed request for a former ID that an administrator takes back.
  const requestId = await ask(one, oldest);
  await by.post(`/api/v1/id-requests/${requestId}/approve`, {});
  expect(codeOf(await one.post(`/api/v1/own-id-requests/${requestId}/confirm`, {}))).toBe('done');
  expect(await endOf(oldest)).toMatchObject({ is_former: false });
  const left = await endOf(second);
  expect(left).toMatchObject({ is_former: true });
  const taken = await by.post('/api/v1/login-ids/take-back', { personId, formerId: second, expected: oldest });
  expect(codeOf(taken)).toBe('done');
  expect((await endOf(oldest))?.former_until).toEqual(before?.former_until);
  // The undo of a revert gives both IDs back as they were: the other one for its own days.
  expect((await undo(by, taken)).status).toBe(200);
  expect((await endOf(second))?.former_until).toEqual(left?.former_until);
});

test('IDR-02 an undone change of an ID ends an ID that was none before, and is refused after another change', async () => {
  const by = await company();
  const one = await person(by.companyCode);
  const { personId, loginId: old } = one.person;
  const changed = await by.post('/api/v1/login-ids', { personId, wantedLoginId: name('wrong') });
  const wrong = (await read(one)).loginId;
  expect((await undo(by, changed)).status).toBe(200);
  expect(await read(one)).toMatchObject({ loginId: old, formerIds: [] });
  const again = await by.post('/api/v1/login-ids', { personId, wantedLoginId: wrong });
  await by.post('/api/v1/login-ids', { personId, wantedLoginId: name('other') });
  expect(codeOf(await undo(by, again))).toBe('EDIT_CONFLICT');
  // A chosen one of several is given back.
  expect(codeOf(await by.post('/api/v1/login-ids/take-back', { personId, formerId: old }))).toBe('done');
  expect((await read(one)).loginId).toBe(old);
  expect(codeOf(await by.post('/api/v1/login-ids/take-back', { personId, formerId: name('never') }))).toBe('MB607');
});

test('REQ-01 BLK-02 undoing a run of decisions has the requests wait again, and notifies the person and the decider', async () => {
  const by = await company();
  const second = await addTestPerson(app, { companyCode: by.companyCode, roles: ['administrator'] });
  const other = await signInAs(app, second);
  const [one, two, three] = [await person(by.companyCode), await person(by.companyCode), await person(by.companyCode)];
  const wanted = [name('one'), name('two'), name('three')] as const;
  const ids = [await ask(one, wanted[0]), await ask(two, wanted[1]), await ask(three, wanted[2])] as const;
  const decide = async (requestIds: readonly string[], decision: string) => {
    const opened = await by.post('/api/v1/id-requests/decisions', { requestIds, decision, reason: '중복' });
    const { runId } = opened.json<{ runId: string }>();
    const stateOf = async () => (await runOf(by, runId)).state;
    await expect.poll(stateOf, { timeout: 20_000 }).toBe('checked');
    await control(by, runId, 'confirmation');
    await expect.poll(stateOf, { timeout: 20_000 }).toBe('done');
    return runId;
  };
  const approving = await decide([ids[0], ids[1]], 'approve');
  // Confirmed since: its row is refused, the other one waits again.
  expect(codeOf(await one.post(`/api/v1/own-id-requests/${ids[0]}/confirm`, {}))).toBe('done');
  expect(await undone(other, approving)).toMatchObject({ done: 1, refused: 1, codes: [{ code: 'EDIT_CONFLICT' }] });
  expect((await read(one)).request?.state).toBe('completed');
  expect((await read(two)).request).toMatchObject({ state: 'requesting', wantedId: wanted[1] });
  expect((await inboxOf(two))[0]).toContain('다시');
  expect((await inboxOf(by)).filter((subject) => subject.includes('되돌'))).toHaveLength(1);

  const refusing = await decide([ids[1], ids[2]], 'refuse');
  expect(await endOf(wanted[1])).toBe(undefined);
  // The freed ID of one is another person's by now.
  const taker = await addTestPerson(app, { companyCode: by.companyCode });
  expect(codeOf(await by.post('/api/v1/login-ids', { personId: taker.personId, wantedLoginId: wanted[1] }))).toBe(
    'done',
  );
  expect(await undone(by, refusing)).toMatchObject({ done: 1, refused: 1, codes: [{ code: 'MB601' }] });
  expect((await read(two)).request?.state).toBe('rejected');
  expect((await read(three)).request).toMatchObject({ state: 'requesting', reason: '' });
  expect(await endOf(wanted[2])).toMatchObject({ kind: 'wanted', person_id: ids[2] });
});

test('REQ-01 one decision is undone to what it was before, and is refused where the person’s IDs have changed since', async () => {
  const by = await company();
  const [one, two, three] = [await person(by.companyCode), await person(by.companyCode), await person(by.companyCode)];
  const wanted = name('back');
  const requestId = await ask(one, wanted);
  const act = (id: string, verb: string, body: object = {}) => by.post(`/api/v1/id-requests/${id}/${verb}`, body);
  const stateOf = async (browser: Browser) => (await read(browser)).request?.state;
  const approved = await act(requestId, 'approve');
  const refused = await act(requestId, 'refuse', { reason: '중복' });
  // Another decision since: the step of the first one is over.
  expect(codeOf(await undo(by, approved))).toBe('EDIT_CONFLICT');
  expect((await undo(by, refused)).status).toBe(200);
  expect(await stateOf(one)).toBe('approved');
  expect(codeOf(await one.post(`/api/v1/own-id-requests/${requestId}/confirm`, {}))).toBe('done');

  const left = await act(await ask(two, name('gone')), 'refuse', { reason: '중복' });
  await by.post('/api/v1/login-ids', { personId: two.person.personId, wantedLoginId: name('direct') });
  expect(codeOf(await undo(by, left))).toBe('EDIT_CONFLICT');

  const second = await act(await ask(three, name('first')), 'refuse', { reason: '중복' });
  await ask(three, name('newer'));
  expect(codeOf(await undo(by, second))).toBe('MB602');
  // A release: the former ID that it was about has to sign in.
  const release = await ask(one, (await read(one)).formerIds[0]?.loginId ?? '', '3');
  const declined = await act(release, 'refuse', { reason: '중복' });
  await sql`update login_ids set former_until = app_now() where login_id = ${one.person.loginId}`.execute(kernel.db);
  expect(codeOf(await undo(by, declined))).toBe('MB607');
  const rows = (await by.post('/employee/memberadmin/rest/v1/id/request/list', { keyword: one.person.loginId })).json<
    List<IdRequestRow>
  >();
  expect(rows.items[0]?.formerIds).toEqual([]);
});
