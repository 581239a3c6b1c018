import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inCompany } from '../../../kernel/db/database.ts';
import { asAdmin } from '../../../testing/database/as-admin.ts';
import { type Browser, undoIdOf } from '../../../testing/browser.ts';
import { memberBrowser } from '../../../testing/member.ts';
import { endSetUp, newAdministrator } from '../../../testing/portal-companies.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { writeDaysOff } from './days-off.ts';

const app = await startTestApp({ work: false });
const path = '/api/v1/grant-windows';
const window = { grantWindowName: 'Weekdays', weekly: [{ from: 540, to: 1_080 }], zone: 'GMT+9' };
const dayFromNow = (days: number) =>
  new Date(Date.now() + 9 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10);

async function companyWithout() {
  const own = await newAdministrator(app, 'SAMPLE');
  await endSetUp(app, own.companyCode);
  expect((await own.put('/api/v1/public-holidays', { choice: 'none' })).status).toBe(200);
  return own;
}

async function add(own: Browser, subject: string, days: number, more: object = {}) {
  const given = { subject, date: dayFromNow(days), isHoliday: true, ...more };
  const made = await own.post('/api/v1/anniversaries', given);
  expect(made.status, made.text).toBe(200);
  return made.json<{ anniversaryId: string }>().anniversaryId;
}

async function make(own: Browser, closesOnDaysOff = true, grantWindowName = window.grantWindowName) {
  const made = await own.post(path, { ...window, grantWindowName, closesOnDaysOff });
  expect(made.status, made.text).toBe(200);
  return made.json<{ grantWindowId: string }>().grantWindowId;
}

const nextOf = async (own: Browser) => (await own.get(path)).json<{ daysOff: string[] }>().daysOff;

test('MEM-03 hours that close on days off take those of the calendar, as it is then and as it is changed', async () => {
  const own = await companyWithout();
  const lasting = { ends: 'times', times: 1 };
  const first = await add(own, '창립기념일', 10, lasting);
  await add(own, '체육대회', 12, { ...lasting, isHoliday: false });
  await make(own, false, 'Always');
  expect(await nextOf(own)).toEqual([]);
  const id = await make(own);
  expect(await nextOf(own)).toEqual([dayFromNow(10)]);
  await add(own, '휴무', 20, lasting);
  expect(await nextOf(own)).toEqual([dayFromNow(10), dayFromNow(20)]);
  const deleted = await own.delete(`/api/v1/anniversaries/${first}`);
  expect(await nextOf(own)).toEqual([dayFromNow(20)]);
  expect((await own.post(`/api/v1/undo/${undoIdOf(deleted)}`, {})).status).toBe(200);
  expect(await nextOf(own)).toEqual([dayFromNow(10), dayFromNow(20)]);
  // Undone as well: the hours, and with them the days.
  const gone = await own.delete(`${path}/${id}`);
  expect(await nextOf(own)).toEqual([]);
  await add(own, '휴무', 30, lasting);
  expect((await own.post(`/api/v1/undo/${undoIdOf(gone)}`, {})).status).toBe(200);
  expect(await nextOf(own)).toEqual([dayFromNow(10), dayFromNow(20), dayFromNow(30)]);
  const changed = { ...window, closesOnDaysOff: false, expected: { ...window, closesOnDaysOff: true } };
  expect((await own.put(`${path}/${id}`, changed)).status).toBe(200);
  expect(await nextOf(own)).toEqual([]);
});

test('MEM-03 public holidays that the company chose are days off, those that the operator loads from the next day’s work on', async () => {
  const own = await companyWithout();
  await make(own);
  expect((await own.put('/api/v1/public-holidays', { choice: 'KR' })).status).toBe(200);
  const next = await nextOf(own);
  expect(next.length).toBeGreaterThan(0);
  expect((await own.put('/api/v1/public-holidays', { choice: 'none' })).status).toBe(200);
  expect(await nextOf(own)).toEqual([]);
  expect((await own.put('/api/v1/public-holidays', { choice: 'VN' })).status).toBe(200);
  const year = Number(dayFromNow(0).slice(0, 4)) + 1;
  await asAdmin(app, (admin) =>
    admin.query(
      `insert into holiday_years (country_code, year, is_final, source, days) values ('VN', $1, true, 'test', $2)
       on conflict (country_code, year) do update set days = excluded.days`,
      [year, JSON.stringify([['0103-0105', 'newYear']])],
    ),
  );
  await writeDaysOff(app.kernel);
  expect((await nextOf(own)).filter((day) => day.startsWith(String(year)))).toEqual(
    [3, 4, 5].map((day) => `${year}-01-0${day}`),
  );
});

test('MEM-03 no one takes a day off from the hours of their own rights', async () => {
  const own = await companyWithout();
  const day = await add(own, '창립기념일', 10);
  const by = await memberBrowser(app, { companyCode: own.companyCode, role: 'employee' });
  const right = { granteeType: 'P', granteeId: by.personId, targetType: 'R', scopeKind: 'company', scopeId: '' };
  const given = { ...right, validFrom: '', validUntil: '', reason: '휴무일을 함께 관리합니다.' };
  const give = async (targetName: string, windowId: string) =>
    expect((await own.post('/api/v1/grants', { ...given, targetName, windowId })).status).toBe(200);
  await give('anniversaries', '');
  const window = await make(own);
  await give('departments', window);
  const refused = await by.delete(`/api/v1/anniversaries/${day}`);
  expect([refused.status, refused.error.errorCode]).toEqual([409, 'ROLE_OWN']);
  expect((await by.put('/api/v1/public-holidays', { choice: 'KR' })).status).toBe(200);
  expect((await by.put('/api/v1/public-holidays', { choice: 'none' })).error.errorCode).toBe('ROLE_OWN');
  await add(by, '휴무', 11);
  expect(await nextOf(own)).toContain(dayFromNow(11));
});

test('MEM-03 of days off of two changes at once both are written, and those of the past stay', async () => {
  const own = await companyWithout();
  await make(own);
  const past = dayFromNow(-30);
  await inCompany(app.kernel.db, own.companyCode, (tx) =>
    sql`insert into days_off (company_code, day) values (${own.companyCode}, ${past}::date)`.execute(tx),
  );
  await Promise.all([1, 2, 3, 4, 5].map((days) => add(own, '휴무', days, { ends: 'times', times: 1 })));
  const days = await inCompany(app.kernel.db, own.companyCode, (tx) =>
    sql<{ day: string }>`select day::text as day from days_off order by day`.execute(tx),
  );
  expect(days.rows.map(({ day }) => day)).toEqual([past, ...[1, 2, 3, 4, 5].map(dayFromNow)]);
});
