// Runs on every PostgreSQL: row locks.
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { sharedAddressLimits as limits } from '@madang/contract/workplace/shared-addresses/limits.ts';
import type { ReadSharedAddress, SharedAddressRow } from '@madang/contract/workplace/shared-addresses/routes.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import { type Answer, type Browser, undoIdOf } from '../../../testing/browser.ts';
import { plantRows } from '../../../testing/database/plant-rows.ts';
import { memberBrowser } from '../../../testing/member.ts';
import { addTestPerson, employeesOf, signInAs } from '../../../testing/people.ts';
import { newAdministrator } from '../../../testing/portal-companies.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const app = await startTestApp();
const { db } = app.kernel;
const path = '/api/v1/shared-addresses';
const words = { sharedAddressName: '고객 지원', sharedAddressEnglishName: 'Help desk', sharedAddressDescription: '' };
const nobody: Record<'members' | 'senders' | 'owners', string[]> = { members: [], senders: [], owners: [] };
const codeOf = ({ status, error }: Answer) => (status === 200 ? 'done' : error.errorCode);

let companies = 0;

/** An administrator whose company has proven a domain. */
async function newCompany() {
  const own = await newAdministrator(app, 'SHARED');
  companies += 1;
  const domain = `shared${companies}.example`;
  await inCompany(db, own.companyCode, (tx) =>
    sql`insert into mail_domains (company_code, domain, record_text, state, proven_at)
      values (${own.companyCode}, ${domain}, 'proven', 'proven', app_now())`.execute(tx),
  );
  const employee = () => memberBrowser(app, { companyCode: own.companyCode, role: 'employee' });
  return Object.assign(own, { domain, employee });
}

const create = (browser: Browser, sharedMailAddress: unknown, more: object = {}) =>
  browser.post(path, { sharedMailAddress, ...words, ...nobody, ...more });

async function made(browser: Browser, address: string, more: object = {}): Promise<string> {
  const answer = await create(browser, address, more);
  expect(answer.status, answer.text).toBe(200);
  return answer.json<{ sharedAddressId: string }>().sharedAddressId;
}

const search = (browser: Browser, body: object = {}) => browser.post(`${path}/search`, body);
async function listed(browser: Browser, body: object = {}) {
  return (await search(browser, body)).json<{ items: SharedAddressRow[]; isFull: boolean; domains: string[] }>();
}
const read = async (browser: Browser, id: string) => (await browser.get(`${path}/${id}`)).json<ReadSharedAddress>();
const idsIn = (people: ReadSharedAddress['members']) => people.map(({ personId }) => personId).toSorted();

test('LBL-01 an administrator adds, changes and deletes a shared address with its people, and can undo both', async () => {
  const own = await newCompany();
  const [kim, lee] = [await own.employee(), await own.employee()];
  const id = await made(own, `Desk@${own.domain}`, { members: [kim.personId], owners: [kim.personId, kim.personId] });
  expect((await listed(own)).items).toMatchObject([
    { sharedMailAddress: `desk@${own.domain}`, memberCount: 1, senderCount: 0, ownerCount: 1 },
  ]);
  const before = { ...words, ...nobody, members: [kim.personId], owners: [kim.personId] };
  const after = {
    ...before,
    sharedAddressName: '문의',
    members: [lee.personId, kim.personId],
    senders: [lee.personId],
  };
  const changed = await own.put(`${path}/${id}`, { ...after, expected: before });
  expect(codeOf(changed)).toBe('done');
  expect(codeOf(await own.put(`${path}/${id}`, { ...before, sharedAddressName: '셋째', expected: before }))).toBe(
    'EDIT_CONFLICT',
  );
  const now = await read(own, id);
  expect([now.sharedAddressName, idsIn(now.members), idsIn(now.senders), idsIn(now.owners)]).toEqual([
    '문의',
    [kim.personId, lee.personId].toSorted(),
    [lee.personId],
    [kim.personId],
  ]);
  expect(codeOf(await own.post(`/api/v1/undo/${undoIdOf(changed)}`, {}))).toBe('done');
  expect(idsIn((await read(own, id)).members)).toEqual([kim.personId]);
  const deleted = await own.delete(`${path}/${id}`);
  expect([codeOf(deleted), (await listed(own)).items]).toEqual(['done', []]);
  expect(codeOf(await own.post(`/api/v1/undo/${undoIdOf(deleted)}`, {}))).toBe('done');
  const back = await read(own, id);
  expect([back.sharedMailAddress, idsIn(back.members), idsIn(back.owners)]).toEqual([
    `desk@${own.domain}`,
    [kim.personId],
    [kim.personId],
  ]);
});

test('LBL-01 of 32 requests for one address at once exactly one gets it, and the others are refused as in use', async () => {
  const own = await newCompany();
  const address = `race@${own.domain}`;
  const codes = (await Promise.all(Array.from({ length: 32 }, () => create(own, address)))).map(codeOf);
  expect(codes.toSorted()).toEqual([...Array.from({ length: 31 }, () => 'MB601'), 'done']);
  const refused = await create(own, address);
  expect(refused.error).toMatchObject({ fields: [{ path: 'sharedMailAddress', code: 'MB601' }] });
});

test('LBL-01 of 32 simultaneous shared addresses and registrations of one ID exactly one succeeds, in one row', async () => {
  const { browser, companyCode } = await employeesOf(app).administratorOf();
  for (const round of ['one', 'two', 'three']) {
    const userId = `both${round}`;
    const register = () =>
      browser.post('/api/v1/employees', {
        surname: '한',
        givenName: '새봄',
        loginId: userId,
        externalMail: `${userId}@outside.example`,
        language: 'ko',
        residenceCountry: 'KR',
      });
    const calls = Array.from({ length: 32 }, (_, at) =>
      at % 2 === 0 ? create(browser, `${userId}@madang.example`) : register(),
    );
    const codes = (await Promise.all(calls)).map(codeOf);
    expect([codes.filter((code) => code === 'done').length, new Set(codes)]).toEqual([1, new Set(['done', 'MB601'])]);
  }
  const { rows } = await inCompany(db, companyCode, (tx) =>
    sql<{ count: number }>`select count(*)::integer as count from login_ids where login_id like 'both%'`.execute(tx),
  );
  expect(rows).toEqual([{ count: 3 }]);
});

test('LBL-01 a shared address cannot sign in or recover an account, and is in use for a sign-up and a registration', async () => {
  const { browser } = await employeesOf(app).administratorOf();
  const id = await made(browser, 'frontdesk@madang.example');
  const checked = await app
    .browser()
    .post('/employee/memberadmin/rest/v1/id/nosession/doublecheck', { userId: 'frontdesk', svcType: 'PT' });
  expect(checked.error.errorCode).toBe('MB601');
  const unknown = await app.browser().post('/api/v1/session', { loginId: 'nobodyhere', password: 'Rk7!mQ2z' });
  const answer = await app.browser().post('/api/v1/session', { loginId: 'frontdesk', password: 'Rk7!mQ2z' });
  expect([answer.status, answer.error.errorCode]).toEqual([unknown.status, unknown.error.errorCode]);
  expect((await employeesOf(app).list(browser, { keyword: 'frontdesk' })).items).toEqual([]);
  const registered = await browser.post('/api/v1/employees', {
    surname: '한',
    givenName: '새봄',
    loginId: 'frontdesk',
    externalMail: 'front@outside.example',
    language: 'ko',
    residenceCountry: 'KR',
  });
  expect(codeOf(registered)).toBe('MB601');
  // The address of a deleted one is free at once, and its deletion cannot be undone then.
  const deleted = await browser.delete(`${path}/${id}`);
  await made(browser, 'frontdesk@madang.example');
  expect(codeOf(await browser.post(`/api/v1/undo/${undoIdOf(deleted)}`, {}))).toBe('MB601');
});

test('LBL-01 an address is on a domain verified by the company or on the shared one, which reserves its names', async () => {
  const [own, other] = [await newCompany(), await newCompany()];
  expect((await listed(own)).domains).toEqual([own.domain, 'madang.example']);
  const fieldCodeOf = async (address: unknown) => (await create(own, address)).error.fields?.[0]?.code;
  expect(await fieldCodeOf(`desk@${other.domain}`)).toBe('MAIL_DOMAIN_UNPROVEN');
  expect(await fieldCodeOf('desk@outside.example')).toBe('MAIL_DOMAIN_UNPROVEN');
  expect(await fieldCodeOf('postmaster@madang.example')).toBe('MB_T_ID_RULE4');
  expect(await fieldCodeOf('ab@madang.example')).toBe('MB_T_ID_RULE1');
  expect(await fieldCodeOf('ab.cd@madang.example')).toBe('MB_T_ID_RULE2');
  expect(await fieldCodeOf('a1234@madang.example')).toBe('MB_T_ID_RULE3');
  for (const wrong of [`#desk@${own.domain}`, `${'a'.repeat(limits.localCharacters + 1)}@${own.domain}`]) {
    expect(await fieldCodeOf(wrong)).toBe('SHARED_ADDRESS_FORM');
  }
  expect(await fieldCodeOf('desk')).toBe('MB_M_MANAGER_JS_MAILFORMATINVALID');
  expect(await fieldCodeOf('')).toBe('MB_M_REQUIRED');
  await made(own, `postmaster@${own.domain}`);
  const id = await made(own, `desk@${own.domain}`);
  const deleted = await own.delete(`${path}/${id}`);
  await inCompany(db, own.companyCode, (tx) => sql`update mail_domains set state = 'withdrawn'`.execute(tx));
  expect(codeOf(await own.post(`/api/v1/undo/${undoIdOf(deleted)}`, {}))).toBe('MAIL_DOMAIN_UNPROVEN');
});

test('LBL-01 of 32 at once with one free place one address is added, and a deleted one cannot be restored', async () => {
  const own = await newCompany();
  const first = await made(own, `first@${own.domain}`);
  await plantAddresses(own, limits.sharedAddresses - 2);
  const answers = await Promise.all(Array.from({ length: 32 }, (_, at) => create(own, `last${at}@${own.domain}`)));
  expect(answers.map(codeOf).toSorted()).toEqual([...Array.from({ length: 31 }, () => 'SHARED_ADDRESS_LIMIT'), 'done']);
  expect((await listed(own)).isFull).toBe(true);
  const deleted = await own.delete(`${path}/${first}`);
  await made(own, `again@${own.domain}`);
  expect(codeOf(await own.post(`/api/v1/undo/${undoIdOf(deleted)}`, {}))).toBe('SHARED_ADDRESS_LIMIT');
  const beyond = await search(own, { page: limits.sharedAddresses / limits.rowsPerPage + 1 });
  expect(beyond.error.fields?.[0]?.code).toBe('PAGE_BEYOND');
});

test('LBL-01 names, descriptions and lists have limits, and people of another company are refused', async () => {
  const [own, other] = [await newCompany(), await newCompany()];
  const stranger = await other.employee();
  const codesOf = async (more: object) => (await create(own, `desk@${own.domain}`, more)).error;
  expect((await codesOf({ sharedAddressName: '' })).fields).toMatchObject([{ code: 'MB_M_REQUIRED' }]);
  for (const [field, length] of [
    ['sharedAddressName', limits.nameCharacters],
    ['sharedAddressEnglishName', limits.nameCharacters],
    ['sharedAddressDescription', 100],
  ] as const) {
    expect((await codesOf({ [field]: 'x'.repeat(length + 1) })).fields).toMatchObject([
      { path: field, code: 'MB_M_MAX_LENGTH' },
    ]);
  }
  const many = Array.from({ length: limits.owners + 1 }, () => stranger.personId);
  expect((await codesOf({ owners: many })).fields?.[0]?.path).toBe('owners');
  expect((await codesOf({ members: [stranger.personId] })).errorCode).toBe('SHARED_ADDRESS_PERSON');
  const id = await made(own, `desk@${own.domain}`);
  const change = { ...words, ...nobody, owners: [stranger.personId] };
  expect(codeOf(await own.put(`${path}/${id}`, change))).toBe('SHARED_ADDRESS_PERSON');
  // Another company's address.
  const foreign = [
    await other.get(`${path}/${id}`),
    await other.put(`${path}/${id}`, { ...words, ...nobody }),
    await other.delete(`${path}/${id}`),
  ];
  expect(foreign.map(codeOf)).toEqual(['CO404', 'CO404', 'CO404']);
});

test('LBL-01 an employee sees only their own addresses, and a visitor none', async () => {
  const own = await newCompany();
  const [kim, lee] = [await own.employee(), await own.employee()];
  const id = await made(own, `desk@${own.domain}`, { members: [kim.personId], owners: [kim.personId] });
  await made(own, `other@${own.domain}`, { members: [lee.personId] });
  const ownOf = async (browser: Browser) =>
    (await browser.get('/api/v1/own-shared-addresses')).json<{ items: object[] }>();
  expect((await ownOf(kim)).items).toMatchObject([
    { sharedMailAddress: `desk@${own.domain}`, parts: ['owner', 'member'], owners: [{ fullName: 'Baek Sol' }] },
  ]);
  expect((await ownOf(own)).items).toEqual([]);
  for (const [browser, code] of [
    [app.browser(), 'AC100'],
    [kim, 'CO401'],
  ] as const) {
    const answers = [
      await search(browser),
      await browser.get(`${path}/${id}`),
      await create(browser, `mine@${own.domain}`),
      await browser.put(`${path}/${id}`, { ...words, ...nobody }),
      await browser.delete(`${path}/${id}`),
      await browser.post(`${path}/file`, { table: 'members', reason: 'Why not' }),
    ];
    expect(answers.map(codeOf)).toEqual(answers.map(() => code));
  }
  expect(codeOf(await app.browser().get('/api/v1/own-shared-addresses'))).toBe('AC100');
});

test('LBL-01 the search finds any part of an address or a name, in any case', async () => {
  const own = await newCompany();
  await made(own, `jobs@${own.domain}`, { sharedAddressName: '채용', sharedAddressEnglishName: 'Recruiting' });
  await made(own, `desk@${own.domain}`);
  const found = async (term: string) => (await listed(own, { term })).items.map((row) => row.sharedMailAddress);
  expect(await found('JOBS@')).toEqual([`jobs@${own.domain}`]);
  expect(await found('채용')).toEqual([`jobs@${own.domain}`]);
  expect(await found('recruit')).toEqual([`jobs@${own.domain}`]);
  expect(await found('%')).toEqual([]);
  expect(await found('')).toEqual([`desk@${own.domain}`, `jobs@${own.domain}`]);
});

test('LBL-01 the alias table has one line per address with its mailboxes, and the audit entry has the reason', async () => {
  const { browser, companyCode } = await employeesOf(app).administratorOf();
  const kim = await addTestPerson(app, { companyCode, loginId: 'kim.alias@company.example' });
  const lee = await addTestPerson(app, { companyCode, loginId: 'lee.alias@company.example' });
  const unproven = await addTestPerson(app, { companyCode, isConfirmed: false });
  const members = [lee.personId, kim.personId, unproven.personId];
  await made(browser, 'aliasdesk@madang.example', { members, senders: [lee.personId] });
  await made(browser, 'aliasempty@madang.example');
  const file = async (table: string) => {
    const answer = await browser.post(`${path}/file`, { table, reason: 'A new mail server' });
    expect(answer.status, answer.text).toBe(200);
    return answer.json<{ fileName: string; content: string }>().content.split('\n');
  };
  const entries = (lines: string[]) => lines.filter((line) => line !== '' && !line.startsWith('# '));
  const lines = await file('members');
  expect(entries(lines)).toEqual(['aliasdesk@madang.example kim.alias@company.example, lee.alias@company.example']);
  expect(lines.filter((line) => line.startsWith('# alias'))).toHaveLength(2);
  expect(entries(await file('senders'))).toEqual(['aliasdesk@madang.example lee.alias@company.example']);
  expect((await browser.post(`${path}/file`, { table: 'members', reason: '' })).error.fields?.[0]?.path).toBe('reason');
  const { rows } = await inCompany(db, companyCode, (tx) =>
    sql<{ fields: string[]; detail: object }>`
      select fields, detail from audit_log where operation = 'download-alias-table' order by occurred_at`.execute(tx),
  );
  expect(rows[0]).toMatchObject({ fields: ['A new mail server'], detail: { table: 'members' } });
});

test('LBL-01 a user can sign in beside a shared address of the same company', async () => {
  const { browser, companyCode } = await employeesOf(app).administratorOf();
  const person = await addTestPerson(app, { companyCode });
  await made(browser, 'besides@madang.example', { members: [person.personId] });
  expect(await signInAs(app, person)).toBeDefined();
});

function plantAddresses(
  { companyCode, domain }: { readonly companyCode: string; readonly domain: string },
  count: number,
): Promise<unknown> {
  return plantRows(
    app,
    companyCode,
    sql`insert into shared_addresses (company_code, address, name)
      select ${companyCode}, 'planted' || n || '@' || ${domain}::text, '심은 주소' from generate_series(1, ${count}::integer) n`,
  );
}
