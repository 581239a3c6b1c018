import { expect, test } from 'vitest';
import { inCompany } from '../../../../kernel/db/database.ts';
import type { Browser } from '../../../../testing/browser.ts';
import { memberBrowser } from '../../../../testing/member.ts';
import { auditOf, endSetUp, newAdministrator } from '../../../../testing/portal-companies.ts';
import { startTestApp } from '../../../../testing/test-app.ts';

const app = await startTestApp();
const calendars = '/pims/calendar/rest/v1/calendars';
const schedules = `${calendars}/HOL1/schedules`;

const calendarOf = (company: string) => ({
  subject: '회사 기념일',
  type: 'COMPANNIVERSARY',
  timezone: 'Asia/Seoul',
  regType: 'ADMIN',
  color: '#3F8F7F',
  publicTargets: [{ authority: 'VIEW_SCHEDULE', target: 'COMPANY', targetId: company }],
});
const foundation = {
  subject: '창립기념일',
  startTime: '2026-03-02',
  endTime: '2026-03-02',
  calendarId: 'HOL1',
  type: 'COMPANNIVERSARY',
  restDayYn: 'Y',
  allDayYn: 'Y',
  lunarYn: 'N',
  recurrence: { freq: 'YEARLY', freqInterval: 1, endType: 'UNLIMITED', condition: '', until: '' },
};

async function withCalendar() {
  const administrator = await newAdministrator(app, 'CALA');
  await administrator.post(`${calendars}/create`, calendarOf(administrator.companyCode));
  return administrator;
}

function create(browser: Browser, change: object = {}) {
  return browser.post(`${schedules}/create`, { ...foundation, ...change });
}

async function listOf(browser: Browser): Promise<Record<string, unknown>[]> {
  return (await browser.get(schedules)).json<{ data: { list: Record<string, unknown>[] } }>().data.list;
}

test('API-01 WIZ-20 of many at once one creates the company calendar, and the others get SC199 and its code', async () => {
  const administrator = await newAdministrator(app, 'CALA');
  const body = calendarOf(administrator.companyCode);
  const answers = await Promise.all(Array.from({ length: 16 }, () => administrator.post(`${calendars}/create`, body)));
  expect(answers.filter(({ status }) => status === 200).map((answer) => answer.json())).toEqual([{ code: 'HOL1' }]);
  const others = answers.filter(({ status }) => status !== 200);
  expect(others).toHaveLength(15);
  for (const { status, error } of others) {
    expect([status, error.errorCode, error.params]).toEqual([409, 'SC199', { 0: 'HOL1' }]);
  }
  const stored = await inCompany(app.kernel.db, administrator.companyCode, (tx) =>
    tx.selectFrom('company_calendars').selectAll().execute(),
  );
  expect(stored).toMatchObject([{ calendar_type: 'COMPANNIVERSARY', time_zone: 'Asia/Seoul', color: '#3F8F7F' }]);
});

test('API-01 WIZ-12 CAL-01 an anniversary is created, listed with its subscription and deleted with all its occurrences', async () => {
  const administrator = await withCalendar();
  const answer = await create(administrator);
  expect(answer.status, answer.text).toBe(200);
  const { uid } = answer.json<{ uid: string }>();
  expect(await listOf(administrator)).toEqual([{ ...foundation, uid, leapMonthYn: 'N', subscribedId: 'HOL1' }]);
  const part = await administrator.post(`${schedules}/${uid}/delete?recurrenceModType=THIS`);
  expect([part.status, part.error.fields[0]?.path]).toEqual([400, 'recurrenceModType']);
  const removed = await administrator.post(`${schedules}/${uid}/delete?recurrenceModType=ALL`);
  expect(removed.json()).toEqual({ result: 'success' });
  expect(await listOf(administrator)).toEqual([]);
  expect((await auditOf(app, administrator.companyCode)).map(({ operation }) => operation)).toEqual([
    'create-calendar',
    'create-anniversary',
    'delete-anniversary',
  ]);
});

test('CAL-01 every kind of end and the interval are stored as entered', async () => {
  const administrator = await withCalendar();
  const recurrences = [
    { freq: 'YEARLY', freqInterval: 5, endType: 'COUNT', condition: '3', until: '' },
    { freq: 'YEARLY', freqInterval: 2, endType: 'UNTIL', condition: '', until: '2030-03-02' },
  ];
  for (const recurrence of recurrences) expect((await create(administrator, { recurrence })).status).toBe(200);
  expect((await listOf(administrator)).map(({ recurrence }) => recurrence)).toEqual(recurrences);
});

test('CAL-01 a leap month is marked beside the lunar flag', async () => {
  const administrator = await withCalendar();
  const lunar = { startTime: '2025-06-10', endTime: '2025-06-10', lunarYn: 'Y', leapMonthYn: 'Y' };
  expect((await create(administrator, lunar)).status).toBe(200);
  expect(await listOf(administrator)).toMatchObject([{ ...lunar, subscribedId: 'HOL1' }]);
});

const again = (change: object) => ({ recurrence: { ...foundation.recurrence, ...change } });
const lunar = (date: string, leapMonthYn = 'N') => ({ startTime: date, endTime: date, lunarYn: 'Y', leapMonthYn });

test.each([
  [{ subject: '' }, 'subject', 'MB_M_REQUIRED'],
  [{ subject: ' 창립' }, 'subject', 'MB_M_LEADING_SPACE'],
  [{ subject: '가'.repeat(31) }, 'subject', 'MB_M_MAX_LENGTH'],
  [{ startTime: '' }, 'startTime', 'MB_M_REQUIRED'],
  [{ startTime: '20260302' }, 'startTime', 'ANNIVERSARY_DATE'],
  [{ startTime: '2026-02-30', endTime: '2026-02-30' }, 'startTime', 'ANNIVERSARY_DATE'],
  [{ startTime: '1799-01-01', endTime: '1799-01-01' }, 'startTime', 'ANNIVERSARY_YEAR'],
  [{ startTime: '2051-01-01', endTime: '2051-01-01' }, 'startTime', 'ANNIVERSARY_YEAR'],
  [{ endTime: '2026-03-03' }, 'endTime', 'ANNIVERSARY_ONE_DAY'],
  [lunar('2026-06-10', 'Y'), 'leapMonthYn', 'ANNIVERSARY_LEAP_MONTH'],
  [lunar('2026-04-30'), 'startTime', 'ANNIVERSARY_LUNAR_DAY'],
  [lunar('2026-01-31'), 'startTime', 'ANNIVERSARY_DATE'],
  [{ leapMonthYn: 'Y' }, 'leapMonthYn', 'CO400'],
  [again({ endType: 'COUNT', condition: '0' }), 'recurrence.condition', 'ANNIVERSARY_COUNT'],
  [again({ endType: 'COUNT', condition: '' }), 'recurrence.condition', 'ANNIVERSARY_COUNT'],
  [again({ freqInterval: 0 }), 'recurrence.freqInterval', 'ANNIVERSARY_COUNT'],
  [again({ endType: 'UNTIL', until: '2026-03-01' }), 'recurrence.until', 'ANNIVERSARY_UNTIL'],
  [again({ endType: 'UNTIL', until: '' }), 'recurrence.until', 'ANNIVERSARY_DATE'],
  [again({ freq: 'DAILY' }), 'recurrence.freq', 'CO400'],
  [{ type: 'BIRTHDAY' }, 'type', 'CO400'],
])('CAL-01 WIZ-12 an anniversary with %j is refused on %s with %s', async (change, path, code) => {
  const administrator = await withCalendar();
  const { status, error } = await create(administrator, change);
  expect([status, error.fields[0]?.path, error.fields[0]?.code]).toEqual([400, path, code]);
  expect(await listOf(administrator)).toEqual([]);
});

test('LIM-02 of 64 simultaneous anniversaries 3 are created', async () => {
  const administrator = await withCalendar();
  const answers = await Promise.all(Array.from({ length: 64 }, () => create(administrator)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  const refused = answers.filter(({ status }) => status !== 200);
  expect(new Set(refused.map(({ status, error }) => `${status} ${error.errorCode}`))).toEqual(
    new Set(['409 SET_UP_LIMIT']),
  );
  expect(await listOf(administrator)).toHaveLength(3);
});

test('WIZ-22 MEM-04 API-07 other people, another company and another calendar are refused', async () => {
  const [administrator, other] = [await withCalendar(), await withCalendar()];
  const bare = await newAdministrator(app, 'CALA');
  const employee = await memberBrowser(app, { companyCode: administrator.companyCode, role: 'employee' });
  const { uid } = (await create(administrator)).json<{ uid: string }>();
  const remove = (browser: Browser, id = uid, code = 'HOL1') =>
    browser.post(`${calendars}/${code}/schedules/${id}/delete?recurrenceModType=ALL`);
  for (const [browser, code] of [
    [app.browser(), 'AC100'],
    [employee, 'CO401'],
  ] as const) {
    const answers = [
      await create(browser),
      await remove(browser),
      await browser.get(schedules),
      await browser.post(`${calendars}/create`, calendarOf('')),
    ];
    expect(answers.map(({ error }) => error.errorCode)).toEqual([code, code, code, code]);
  }
  const own = await administrator.get(`${schedules}?compCd=${administrator.companyCode}`);
  expect([own.status, (await administrator.get(`${schedules}?company=x`)).status]).toEqual([200, 400]);
  for (const company of [other.companyCode, 'NOBODY']) {
    const listed = await administrator.get(`${schedules}?compCd=${company}`);
    expect([listed.status, listed.error.errorCode]).toEqual([403, 'CO401']);
    const answer = await bare.post(`${calendars}/create`, calendarOf(company));
    expect([answer.status, answer.error.errorCode]).toEqual([403, 'CO401']);
  }
  const missing = [
    await create(bare),
    await bare.get(schedules),
    await remove(other),
    await remove(administrator, crypto.randomUUID()),
    await remove(administrator, uid, 'HOL2'),
    await create(administrator, { calendarId: 'HOL2' }),
  ];
  expect(missing.map(({ status, error }) => [status, error.errorCode])).toEqual(missing.map(() => [404, 'CO404']));
  expect(await listOf(administrator)).toHaveLength(1);
  expect(await listOf(other)).toEqual([]);
});

test('WIZ-18 after the set-up has ended its calls change nothing', async () => {
  const administrator = await withCalendar();
  const { uid } = (await create(administrator)).json<{ uid: string }>();
  await endSetUp(app, administrator.companyCode);
  const answers = [
    await create(administrator),
    await administrator.post(`${schedules}/${uid}/delete?recurrenceModType=ALL`),
    await administrator.post(`${calendars}/create`, calendarOf(administrator.companyCode)),
  ];
  expect(answers.map(({ status, error }) => [status, error.errorCode])).toEqual(answers.map(() => [403, 'CO403']));
  expect(await listOf(administrator)).toHaveLength(1);
});
