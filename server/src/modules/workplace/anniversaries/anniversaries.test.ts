import { expect, test } from 'vitest';
import type { AnniversaryRow } from '@madang/contract/workplace/anniversaries/routes.ts';
import { inCompany } from '../../../kernel/db/database.ts';
import type { Browser } from '../../../testing/browser.ts';
import { memberBrowser } from '../../../testing/member.ts';
import { auditOf, endSetUp, newAdministrator } from '../../../testing/portal-companies.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { homeAnniversaries } from './contribution.ts';

const app = await startTestApp();
const path = '/api/v1/anniversaries';
const foundation = { subject: '창립기념일', date: '2020-03-02', isHoliday: true };
const chuseok = { subject: '추석', date: '2020-08-15', isLunar: true, isHoliday: true };

async function settledAdministrator() {
  const administrator = await newAdministrator(app, 'ANNIV');
  await endSetUp(app, administrator.companyCode);
  return administrator;
}

interface Listed {
  readonly year: number;
  readonly items: AnniversaryRow[];
  readonly others: AnniversaryRow[];
  readonly count: number;
  readonly limit: number;
  readonly can: readonly string[];
}

async function yearOf(browser: Browser, year?: number): Promise<Listed> {
  return (await browser.get(year === undefined ? path : `${path}?year=${year}`)).json<Listed>();
}

test('CAL-02 a year is listed with the solar and the lunar date of each day, earliest first', async () => {
  const administrator = await settledAdministrator();
  for (const each of [chuseok, foundation, { subject: '내년부터', date: '2027-05-01' }]) {
    expect((await administrator.post(path, each)).status).toBe(200);
  }
  const { items, others, count, limit, can } = await yearOf(administrator, 2026);
  expect(items.map(({ subject, solarDate, lunarDate }) => [subject, solarDate, lunarDate])).toEqual([
    ['창립기념일', '2026-03-02', '2026-01-14'],
    ['추석', '2026-09-25', '2026-08-15'],
  ]);
  expect(others.map(({ subject, solarDate }) => [subject, solarDate])).toEqual([['내년부터', '2027-05-01']]);
  expect([count, limit, can]).toEqual([3, 100, ['create']]);
  expect((await administrator.get(`${path}?year=1799`)).status).toBe(400);
});

test('CAL-02 the default year is the present year in Korea', async () => {
  const administrator = await settledAdministrator();
  const inSeoul = new Intl.DateTimeFormat('en', { timeZone: 'Asia/Seoul', year: 'numeric' }).format(Date.now());
  expect((await yearOf(administrator)).year).toBe(Number(inSeoul));
});

test('CAL-01 CAL-02 an anniversary is changed and deleted, and the audit log names the actor', async () => {
  const administrator = await settledAdministrator();
  const { anniversaryId } = (await administrator.post(path, foundation)).json<{ anniversaryId: string }>();
  const changed = { ...chuseok, ends: 'times', times: 2 };
  expect((await administrator.put(`${path}/${anniversaryId}`, changed)).json()).toEqual({ result: 'success' });
  expect((await yearOf(administrator, 2021)).items).toMatchObject([
    { subject: '추석', solarDate: '2021-09-21', date: '2020-08-15', isLunar: true, ends: 'times', times: 2 },
  ]);
  expect((await yearOf(administrator, 2022)).items).toEqual([]);
  expect((await administrator.delete(`${path}/${anniversaryId}`)).json()).toEqual({ result: 'success' });
  expect((await administrator.delete(`${path}/${anniversaryId}`)).error.errorCode).toBe('CO404');
  const audit = await auditOf(app, administrator.companyCode);
  expect(audit.map(({ operation, actor_id: actor }) => [operation, actor])).toEqual(
    ['create-anniversary', 'change-anniversary', 'delete-anniversary'].map((name) => [name, administrator.personId]),
  );
});

test('LIM-02 the limit is 3 during set-up and 100 afterwards', async () => {
  const administrator = await newAdministrator(app, 'ANNIV');
  const first = await Promise.all(Array.from({ length: 64 }, () => administrator.post(path, foundation)));
  expect(first.filter(({ status }) => status === 200)).toHaveLength(3);
  await endSetUp(app, administrator.companyCode);
  const rest = await Promise.all(Array.from({ length: 100 }, () => administrator.post(path, foundation)));
  expect(rest.filter(({ status }) => status === 200)).toHaveLength(97);
  const refused = rest.find(({ status }) => status !== 200);
  expect(refused?.error).toMatchObject({ errorCode: 'ANNIVERSARY_LIMIT', params: { 0: 100 } });
});

test.each([
  [{ date: '2026-02-29' }, 'date', 'ANNIVERSARY_DATE'],
  [{ date: '2026-01-30', isLunar: true, isLeapMonth: true }, 'isLeapMonth', 'ANNIVERSARY_LEAP_MONTH'],
  [{ date: '2026-04-30', isLunar: true }, 'date', 'ANNIVERSARY_LUNAR_DAY'],
  [{ date: '2026-12-31', isLunar: true }, 'date', 'ANNIVERSARY_DATE'],
  [{ ends: 'times', times: null }, 'times', 'ANNIVERSARY_COUNT'],
  [{ ends: 'until', until: '2020-03-01' }, 'until', 'ANNIVERSARY_UNTIL'],
  [{ subject: ' 창립' }, 'subject', 'MB_M_LEADING_SPACE'],
])('CAL-01 %j is refused on %s with %s', async (change, field, code) => {
  const administrator = await settledAdministrator();
  const answer = await administrator.post(path, { ...foundation, ...change });
  expect([answer.status, answer.error.fields[0]?.path, answer.error.fields[0]?.code]).toEqual([400, field, code]);
});

test('MEM-04 API-07 only administrators of the company read and change anniversaries, and those of another company are not found', async () => {
  const [administrator, other] = [await settledAdministrator(), await settledAdministrator()];
  const employee = await memberBrowser(app, { companyCode: administrator.companyCode, role: 'employee' });
  const { anniversaryId } = (await administrator.post(path, foundation)).json<{ anniversaryId: string }>();
  const one = `${path}/${anniversaryId}`;
  for (const [browser, codes] of [
    [app.browser(), 'AC100'],
    [employee, 'CO401'],
  ] as const) {
    const answers = [
      await browser.get(path),
      await browser.post(path, foundation),
      await browser.put(one, foundation),
      await browser.delete(one),
      await browser.post('/api/v1/calendar-feed'),
      await browser.delete('/api/v1/calendar-feed'),
    ];
    expect(answers.map(({ error }) => error.errorCode)).toEqual(answers.map(() => codes));
  }
  for (const answer of [await other.put(one, foundation), await other.delete(one)]) {
    expect([answer.status, answer.error.errorCode]).toEqual([404, 'CO404']);
  }
  expect((await yearOf(administrator, 2026)).items).toHaveLength(1);
});

test.each([
  ['date=2026-09-25', { solarDate: '2026-09-25', lunarDate: '2026-08-15', isInLeapMonth: false, hasLeapMonth: false }],
  [
    'date=2026-08-15&isLunar=true',
    { solarDate: '2026-09-25', lunarDate: '2026-08-15', isInLeapMonth: false, hasLeapMonth: false },
  ],
  [
    'date=2025-06-10&isLunar=true',
    { solarDate: '2025-07-04', lunarDate: '2025-06-10', isInLeapMonth: false, hasLeapMonth: true },
  ],
  [
    'date=2025-06-10&isLunar=true&isLeapMonth=true',
    { solarDate: '2025-08-03', lunarDate: '2025-06-10', isInLeapMonth: true, hasLeapMonth: true },
  ],
])('CAL-02 the day %s is returned in both calendars', async (query, answer) => {
  const employee = await memberBrowser(app, { companyCode: 'ANNIVDAYS', role: 'employee' });
  expect((await employee.get(`/api/v1/lunar-dates?${query}`)).json()).toEqual(answer);
});

test('CAL-02 a nonexistent day is refused as such, and the call requires a session', async () => {
  const employee = await memberBrowser(app, { companyCode: 'ANNIVDAYS', role: 'employee' });
  const missing = await employee.get('/api/v1/lunar-dates?date=2026-06-10&isLunar=true&isLeapMonth=true');
  expect(missing.error.errorCode).toBe('ANNIVERSARY_LEAP_MONTH');
  expect((await app.browser().get('/api/v1/lunar-dates?date=2026-06-10')).error.errorCode).toBe('AC100');
});

test('POR-04 upcoming days are counted from the present day in Korea', async () => {
  const administrator = await settledAdministrator();
  const { companyCode } = administrator;
  // 15:30 UTC is half past midnight in Korea: the next day has begun there.
  const now = Date.now();
  const nextHalfPast = Math.ceil((now - 15.5 * 3_600_000) / 86_400_000) * 86_400_000 + 15.5 * 3_600_000;
  const dayInSeoul = (ahead: number) =>
    new Date(nextHalfPast + 9 * 3_600_000 + ahead * 86_400_000).toISOString().slice(0, 10);
  const month = dayInSeoul(0).slice(0, 7);
  const inMonth = (months: number, day: number) =>
    new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)) - 1 + months, day)).toISOString().slice(0, 10);
  const [first, last] = [inMonth(0, 1), inMonth(3, 0)];
  for (const [subject, day] of [
    ['before', inMonth(0, 0)],
    ['first', first],
    ['last', last],
    ['behind', inMonth(3, 1)],
  ] as const)
    await administrator.post(path, { subject, date: `2020${day.slice(4)}` });
  // Sessions do not last that long, so the clock moves once all is there.
  await app.advance(Math.ceil((nextHalfPast - now) / 1_000));
  const { rows } = await inCompany(app.kernel.db, companyCode, (tx) => homeAnniversaries.ask(companyCode).execute(tx));
  expect(homeAnniversaries.read(rows, 3).map(({ subject, solarDate }) => [subject, solarDate])).toEqual([
    ['first', first],
    ['last', last],
  ]);
});
