// Runs on every PostgreSQL: unique indexes and two at once.
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { hourSeconds } from '@madang/contract/kernel/durations.ts';
import type { AnswerOf } from '@madang/contract/kernel/route.ts';
import type { listMailDomains, MailDomainRow } from '@madang/contract/organisation/mail-domains/routes.ts';
import { platformProperties } from '@madang/contract/ground/properties/platform.ts';
import type { Browser } from '../../../testing/browser.ts';
import { memberBrowser } from '../../../testing/member.ts';
import { type DnsServer, startDnsServer } from '../../../testing/network/dns-server.ts';
import { administratorOf } from '../../../testing/organisation.ts';
import { addTestPerson, employeesOf, employeesPath } from '../../../testing/people.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { writeOfWithdrawn } from '../../people/role-assignments/index.ts';
import { enqueueChecks } from './daily-checks.ts';

const dns: DnsServer = await startDnsServer();
afterAll(() => dns.close());
const app = await startTestApp({ environment: { MADANG_DNS: dns.address } });
const { someone, list } = employeesOf(app);
const path = '/api/v1/mail-domains';
let companies = 0;
let browser: Browser;

beforeAll(async () => {
  browser = await administrator();
});

async function administrator() {
  companies += 1;
  return administratorOf(app, `DOMAINS${companies}`);
}

const add = (domain: string, by = browser) => by.post(path, { domain });
const domainsOf = async (by = browser) => (await by.get(path)).json<AnswerOf<typeof listMailDomains>>();
const check = (domainId: string, by = browser) => by.post(`${path}/${domainId}/checks`, {});

async function added(domain: string, by = browser): Promise<MailDomainRow> {
  expect((await add(domain, by)).status).toBe(200);
  const row = (await domainsOf(by)).items.find((each) => each.domain === domain);
  if (!row) throw new Error('not in the list');
  return row;
}

/** A domain whose record stands at the name server, and was found. */
async function proven(domain: string, by = browser): Promise<MailDomainRow> {
  const row = await added(domain, by);
  dns.names.set(row.recordName, ['v=other', row.recordText]);
  expect((await check(row.domainId, by)).json()).toEqual({ state: 'proven', finding: 'found' });
  return row;
}

const stateOf = async (domainId: string, by = browser) =>
  (await domainsOf(by)).items.find((row) => row.domainId === domainId)?.state;

test('PRD-04 a domain is verified by its TXT record, and the free years start with the first proof', async () => {
  const by = await administrator();
  expect((await domainsOf(by)).freeUntil).toBeNull();
  const row = await added('hanbit.example', by);
  expect(row).toMatchObject({ state: 'waiting', finding: 'unchecked', recordName: '_madang.hanbit.example' });
  expect((await check(row.domainId, by)).json()).toEqual({ state: 'waiting', finding: 'missing' });
  dns.names.set(row.recordName, ['madang-domain=another']);
  expect((await check(row.domainId, by)).json()).toEqual({ state: 'waiting', finding: 'wrong' });
  dns.names.set(row.recordName, ['madang-domain=another', row.recordText]);
  expect((await check(row.domainId, by)).json()).toEqual({ state: 'proven', finding: 'found' });
  const { freeUntil, items } = await domainsOf(by);
  const years = new Date(freeUntil ?? 0).getUTCFullYear() - new Date(items[0]?.provenAt ?? 0).getUTCFullYear();
  expect(years).toBe(3);
  await app.advance(hourSeconds / 2);
  await proven('hanbit-second.example', by);
  expect((await domainsOf(by)).freeUntil).toBe(freeUntil);
});

test('MEM-04 employees, strangers and administrators of another company reach no domain', async () => {
  const row = await added('mine.example');
  const employee = await memberBrowser(app, { companyCode: 'DOMAINS1', role: 'employee' });
  const other = await administrator();
  for (const [by, code] of [
    [app.browser(), 'AC100'],
    [employee, 'CO401'],
    [other, 'CO404'],
  ] as const) {
    expect((await check(row.domainId, by)).error.errorCode).toBe(code);
    expect((await by.delete(`${path}/${row.domainId}`)).error.errorCode).toBe(code);
  }
  expect((await domainsOf(other)).items).toEqual([]);
  expect((await employee.get(path)).error.errorCode).toBe('CO401');
});

test.each([
  ['hanbit', 'MAIL_DOMAIN_FORM'],
  ['han bit.example', 'MAIL_DOMAIN_FORM'],
  ['192.0.2.1', 'MAIL_DOMAIN_FORM'],
  ['someone@hanbit.example', 'MAIL_DOMAIN_FORM'],
  ['hanbit.example/x', 'MAIL_DOMAIN_FORM'],
  ['xn--a.example', 'MAIL_DOMAIN_FORM'],
  ['madang.example', 'MAIL_DOMAIN_PRODUCT'],
  ['mail.madang.example', 'MAIL_DOMAIN_PRODUCT'],
  ['hosted.example', 'MAIL_DOMAIN_PRODUCT'],
  ['barred.example', 'MAIL_DOMAIN_PRODUCT'],
  ['co.kr', 'MAIL_DOMAIN_PUBLIC'],
  ['com.tw', 'MAIL_DOMAIN_PUBLIC'],
  ['github.io', 'MAIL_DOMAIN_PUBLIC'],
  ['naver.com', 'MAIL_DOMAIN_FREE_MAIL'],
  ['GMAIL.com', 'MAIL_DOMAIN_FREE_MAIL'],
  ['team.qq.com', 'MAIL_DOMAIN_FREE_MAIL'],
  ['msa.hinet.net', 'MAIL_DOMAIN_FREE_MAIL'],
  ['', 'MB_M_REQUIRED'],
])('PRD-04 the domain %j is refused with %s', async (domain, code) => {
  await app.setProperty(platformProperties.hostedDomains, ['hosted.example']);
  await app.setProperty(platformProperties.unavailableDomains, ['barred.example']);
  expect((await add(domain)).error.fields).toMatchObject([{ path: 'domain', code }]);
});

test('PRD-04 a domain in a national script is stored and queried in ASCII, and shown as written', async () => {
  expect((await add('@한빛상사.한국.')).status).toBe(200);
  const row = (await domainsOf()).items.find(({ shownDomain }) => shownDomain === '한빛상사.한국');
  expect(row).toMatchObject({ domain: expect.stringMatching(/^xn--.*\.xn--3e0b707e$/) });
  dns.names.set(`_madang.${row?.domain}`, [row?.recordText ?? '']);
  expect((await check(row?.domainId ?? '')).json()).toMatchObject({ state: 'proven' });
  expect((await add('한빛상사.한국')).error.fields).toMatchObject([{ code: 'MAIL_DOMAIN_ADDED' }]);
});

test('PRD-04 a domain of mixed scripts is shown in its ASCII form, in the list and in the audit log', async () => {
  const by = await administrator();
  const row = await added('xn--nver-53d.example', by);
  expect(row.shownDomain).toBe('xn--nver-53d.example');
  const entries = (await by.get('/api/v1/records?kind=all')).text;
  expect(entries).toContain('xn--nver-53d.example');
  expect(entries).not.toContain('nаver');
});

test('PRD-04 a domain verified by another company is refused, and of two that verify it at once one succeeds', async () => {
  const [one, other, third] = [await administrator(), await administrator(), await administrator()];
  const rows = [await added('contested.example', one), await added('contested.example', other)];
  dns.names.set(
    '_madang.contested.example',
    rows.map(({ recordText }) => recordText),
  );
  const answers = await Promise.all([check(rows[0]?.domainId ?? '', one), check(rows[1]?.domainId ?? '', other)]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.error.errorCode).toBe('MAIL_DOMAIN_TAKEN');
  expect((await add('contested.example', third)).error.fields).toMatchObject([{ code: 'MAIL_DOMAIN_TAKEN' }]);
});

test('PRD-04 the list has at most 10 domains, also with many added at once', async () => {
  const by = await administrator();
  const answers = await Promise.all(Array.from({ length: 14 }, (_, n) => add(`many${n}.example`, by)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
  expect(answers.find(({ status }) => status !== 200)?.error.errorCode).toBe('MAIL_DOMAIN_LIMIT');
  expect((await domainsOf(by)).total.count).toBe(10);
});

test('PRD-04 the record is found among 1,000', async () => {
  const by = await administrator();
  const row = await added('crowded.example', by);
  dns.names.set(row.recordName, [...Array.from({ length: 1_000 }, (_, n) => `${n}`), row.recordText]);
  expect((await check(row.domainId, by)).json()).toEqual({ state: 'proven', finding: 'found' });
});

test('PRD-04 the daily check marks a withdrawn proof, and none with an unreachable name server', async () => {
  const by = await administrator();
  const row = await proven('leaving.example', by);
  const checked = async () => (await domainsOf(by)).items[0];
  dns.names.set(row.recordName, 'failure');
  await enqueueChecks(app.kernel);
  await vi.waitFor(
    async () => expect(await checked()).toMatchObject({ state: 'proven', finding: 'unreachable' }),
    20_000,
  );
  dns.names.set(row.recordName, 'noName');
  await enqueueChecks(app.kernel);
  await vi.waitFor(
    async () => expect(await checked()).toMatchObject({ state: 'withdrawn', finding: 'missing' }),
    20_000,
  );
  const refused = await by.post(employeesPath, someone({ idDomain: 'leaving.example' }));
  expect(refused.error.fields).toMatchObject([{ path: 'idDomain', code: 'MAIL_DOMAIN_UNPROVEN' }]);
  // Another company may prove what this one has let go.
  const other = await administrator();
  const theirs = await proven('leaving.example', other);
  dns.names.set(row.recordName, [row.recordText, theirs.recordText]);
  expect((await check(row.domainId, by)).error.errorCode).toBe('MAIL_DOMAIN_TAKEN');
  expect(await stateOf(theirs.domainId, other)).toBe('proven');
}, 45_000);

test('PRD-04 every administrator of a company gets one letter about a withdrawn proof', async () => {
  const by = await administrator();
  const companyCode = `DOMAINS${companies}`;
  const people = [
    await addTestPerson(app, { companyCode, roles: ['representative'], language: 'ko' }),
    await addTestPerson(app, { companyCode, roles: ['administrator'], language: 'en' }),
  ];
  const employee = await addTestPerson(app, { companyCode });
  const row = await proven('gone.example', by);
  dns.names.set(row.recordName, 'noName');
  for (let times = 0; times < 3; times += 1) await check(row.domainId, by);
  const [korean, english] = await Promise.all(people.map(({ loginId }) => app.mailbox.next(loginId)));
  expect(korean).toMatchObject({ subject: expect.stringContaining('레코드가 확인되지 않습니다') });
  expect(english?.text).toContain('/console/mail-domains');
  // Of a proof that comes back and goes once more they are notified again.
  dns.names.set(row.recordName, [row.recordText]);
  await check(row.domainId, by);
  dns.names.set(row.recordName, ['madang-domain=another']);
  await check(row.domainId, by);
  await Promise.all(people.map(({ loginId }) => app.mailbox.next(loginId)));
  for (const { loginId } of people) expect(app.mailbox.count(loginId)).toBe(2);
  expect(app.mailbox.count(employee.loginId)).toBe(0);
}, 30_000);

test('PRD-04 no letter is sent about a record that is back before the letters', async () => {
  const by = await administrator();
  const companyCode = `DOMAINS${companies}`;
  const { loginId } = await addTestPerson(app, { companyCode, roles: ['administrator'] });
  const { domainId } = await proven('flicker.example', by);
  await writeOfWithdrawn(app.kernel, { companyCode, domainId });
  expect(app.mailbox.count(loginId)).toBe(0);
});

test('PRD-04 IDR-03 new IDs can be on a verified domain, and existing ones remain', async () => {
  const by = await administrator();
  const row = await added('people-of.example', by);
  const register = (changes: object) => by.post(employeesPath, someone({ ...changes }));
  expect((await register({ idDomain: row.domain })).error.fields[0]?.code).toBe('MAIL_DOMAIN_UNPROVEN');
  expect((await list(by)).ownDomains).toEqual([]);
  dns.names.set(row.recordName, [row.recordText]);
  await check(row.domainId, by);
  expect((await list(by)).ownDomains).toEqual(['people-of.example']);
  const onDomain = await register({ loginId: 'saebyeok', idDomain: 'People-Of.example' });
  expect(onDomain.json()).toMatchObject({ loginId: 'saebyeok@people-of.example' });
  const same = await register({ loginId: 'saebyeok', idDomain: row.domain });
  expect(same.error.fields).toMatchObject([{ path: 'loginId', code: 'MB601' }]);
  const free = await register({ loginId: 'saebyeok' });
  expect(free.json<{ loginId: string }>().loginId).toMatch(/^saebyeok@madang\.example$/);
  const ownMail = { loginId: 'haneul', idDomain: row.domain, externalMail: `someone@${row.domain}` };
  expect((await register(ownMail)).error.fields).toMatchObject([
    { path: 'externalMail', code: 'MB_M_DO_NOT_SAME_USERID_AND_MAIL_DOMAIN' },
  ]);
  // On a domain of its own a company gives `info` away, but not `admin`.
  expect((await register({ loginId: 'info', idDomain: row.domain })).status).toBe(200);
  expect((await register({ loginId: 'admin', idDomain: row.domain })).error.fields[0]?.code).toBe('MB_T_ID_RULE4');
  expect((await by.delete(`${path}/${row.domainId}`)).status).toBe(200);
  expect((await list(by)).items.map(({ loginId }) => loginId)).toContain('saebyeok@people-of.example');
  expect((await register({ idDomain: row.domain })).error.fields[0]?.code).toBe('MAIL_DOMAIN_UNPROVEN');
});

test('PRD-04 a removed domain needs a new record, and a company queries name servers up to 60 times an hour', async () => {
  const by = await administrator();
  const row = await proven('again.example', by);
  expect((await by.delete(`${path}/${row.domainId}`)).status).toBe(200);
  expect((await check(row.domainId, by)).error.errorCode).toBe('CO404');
  const anew = await added('again.example', by);
  expect(anew.recordText).not.toBe(row.recordText);
  expect((await check(anew.domainId, by)).json()).toEqual({ state: 'waiting', finding: 'wrong' });
  for (let n = 0; n < 58; n += 1) expect((await check(anew.domainId, by)).status).toBe(200);
  expect((await check(anew.domainId, by)).error.errorCode).toBe('CO429');
});
