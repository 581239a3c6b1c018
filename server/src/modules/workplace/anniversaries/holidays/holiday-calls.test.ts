import { expect, test } from 'vitest';
import { anniversaryLimits } from '@madang/contract/workplace/anniversaries/limits.ts';
import type { HolidayRow } from '@madang/contract/workplace/anniversaries/holidays.ts';
import type { Browser } from '../../../../testing/browser.ts';
import { memberBrowser } from '../../../../testing/member.ts';
import { endSetUp, newAdministrator } from '../../../../testing/portal-companies.ts';
import { startTestApp } from '../../../../testing/test-app.ts';

const app = await startTestApp();
const path = '/api/v1/public-holidays';

interface Holidays {
  readonly year: number;
  readonly choice: string;
  readonly items: HolidayRow[];
  readonly source: string;
  readonly isFinal: boolean;
  readonly lastYear: number;
  readonly can: readonly string[];
}
const read = async (browser: Browser, year: number) => (await browser.get(`${path}?year=${year}`)).json<Holidays>();
const choose = (browser: Browser, choice: string, expected?: string) => browser.put(path, { choice, expected });
const nameOf = ({ items }: Holidays, from: string) => items.find((each) => each.from === from)?.name;

test('a company sees the public holidays of its country, in the reader’s language, with their source', async () => {
  const administrator = await newAdministrator(app, 'HOLA');
  const seen = await read(administrator, 2026);
  expect([seen.choice, seen.isFinal, seen.can]).toEqual(['KR', true, ['change']]);
  expect(seen.source).toContain('공휴일에 관한 법률');
  expect(nameOf(seen, '2026-09-24')).toBe('Chuseok');
  const inKorean = await administrator.get(`${path}?year=2026`, { 'accept-language': 'ko' });
  expect(nameOf(inKorean.json<Holidays>(), '2026-03-02')).toBe('삼일절 대체공휴일');
  expect(await read(administrator, 2040)).toMatchObject({ items: [], lastYear: 2027 });
  const { choice, items, source } = await chosen(administrator, 'none');
  expect([choice, items, source]).toEqual(['none', [], '']);
  expect(nameOf(await chosen(administrator, 'CN'), '2026-02-14')).toBe('Workday in place of Spring Festival');
  expect((await read(administrator, 2027)).isFinal).toBe(false);
});

async function chosen(browser: Browser, choice: string): Promise<Holidays> {
  expect((await choose(browser, choice)).json()).toEqual({ result: 'success' });
  return read(browser, 2026);
}

test('public holidays are separate from anniversaries and count towards no limit', async () => {
  const administrator = await newAdministrator(app, 'HOLA');
  const listed = (await administrator.get('/api/v1/anniversaries?year=2026')).json<{ count: number; limit: number }>();
  expect(listed).toMatchObject({ count: 0, limit: anniversaryLimits.setUpAnniversaries, items: [] });
});

test('a change from an outdated country is refused, and of two at once one succeeds', async () => {
  const administrator = await newAdministrator(app, 'HOLA');
  const { companyCode } = administrator;
  const other = await memberBrowser(app, { companyCode, role: 'administrator' });
  const answers = await Promise.all([choose(administrator, 'JP', 'KR'), choose(other, 'VN', 'KR')]);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
  expect(answers.find(({ status }) => status === 409)?.error.errorCode).toBe('EDIT_CONFLICT');
  expect((await choose(administrator, 'US')).status).toBe(400);
});

test('MEM-04 API-07 employees cannot choose the country, and another company has its own', async () => {
  const [administrator, other] = [await newAdministrator(app, 'HOLA'), await newAdministrator(app, 'HOLA')];
  const employee = await memberBrowser(app, { companyCode: administrator.companyCode, role: 'employee' });
  for (const [browser, code] of [
    [app.browser(), 'AC100'],
    [employee, 'CO401'],
  ] as const) {
    const answers = [await browser.get(path), await choose(browser, 'JP')];
    expect(answers.map(({ error }) => error.errorCode)).toEqual([code, code]);
  }
  await choose(other, 'JP');
  expect((await read(administrator, 2026)).choice).toBe('KR');
  expect((await read(other, 2026)).choice).toBe('JP');
});

test('POR-01 the home shows the public holidays of three months to everyone in the company', async () => {
  const administrator = await newAdministrator(app, 'HOLA');
  await endSetUp(app, administrator.companyCode);
  const employee = await memberBrowser(app, { companyCode: administrator.companyCode, role: 'employee' });
  const today = new Date(await now()).toISOString().slice(0, 10);
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  const last = new Date(Date.UTC(year, month + 2, 0)).toISOString().slice(0, 10);
  const both = [...(await read(administrator, year)).items, ...(await read(administrator, year + 1)).items];
  const due = both.filter(({ from, to }) => to >= `${today.slice(0, 8)}01` && from <= last);
  const home = async () => (await employee.get('/api/v1/portal/home')).json<{ holidays: HolidayRow[] }>().holidays;
  expect(await home()).toEqual(due);
  await choose(administrator, 'none');
  expect(await home()).toEqual([]);
});

async function now(): Promise<number> {
  const { rows } = await app.pools.owner.query<{ now: Date }>("select app_now() at time zone 'Asia/Seoul' as now");
  const [row] = rows;
  if (!row) throw new Error('no time');
  return row.now.getTime();
}

test('CAL-02 the calendar address includes the public holidays, each with all of its days', async () => {
  const administrator = await newAdministrator(app, 'HOLA');
  await administrator.post('/api/v1/anniversaries', { subject: '창립기념일', date: '2020-03-03' });
  const { address } = (await administrator.post('/api/v1/calendar-feed')).json<{ address: string }>();
  const feed = async () => (await app.browser().get(`${new URL(address).pathname}?locale=ko`)).text;
  const text = await feed();
  const [, event = ''] = /BEGIN:VEVENT\r\nUID:public-holiday-2026-09-24@([\s\S]*?)END:VEVENT/.exec(text) ?? [];
  expect(event).toContain('DTSTART;VALUE=DATE:20260924');
  expect(event).toContain('DTEND;VALUE=DATE:20260927');
  expect(event).toContain('SUMMARY:추석');
  await choose(administrator, 'none');
  const without = await feed();
  expect(without).not.toContain('UID:public-');
  expect(without).toContain('SUMMARY:창립기념일');
});
