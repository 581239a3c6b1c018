// Runs on every PostgreSQL: months by time zone and a unique key.
import type { List } from '@madang/contract/kernel/lists/list.ts';
import { reviewLimits } from '@madang/contract/views/audit-log/limits.ts';
import type { ReviewedMonth } from '@madang/contract/views/audit-log/routes.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inCompany } from '../../../kernel/db/database.ts';
import { plantRows } from '../../../testing/database/plant-rows.ts';
import type { Browser } from '../../../testing/browser.ts';
import { memberBrowser } from '../../../testing/member.ts';
import { administratorOf, auditRows } from '../../../testing/organisation.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const app = await startTestApp({ work: false });
const path = '/api/v1/records/reviews';

async function months(browser: Browser) {
  const answer = await browser.get(path);
  expect(answer.status, answer.text).toBe(200);
  return answer.json<List<ReviewedMonth> & { can: string[] }>();
}

/** A company that has been there for so many months. */
async function companySince(companyCode: string, age: number) {
  const administrator = await administratorOf(app, companyCode);
  await app.pools.owner.query(
    `update companies set time_zone = 'Asia/Seoul',
       created_at = (created_at at time zone 'Asia/Seoul' - make_interval(months => $2)) at time zone 'Asia/Seoul'
     where company_code = $1`,
    [companyCode, age],
  );
  return administrator;
}

function addRows(companyCode: string, operation: string, month: string, count: number) {
  return plantRows(
    app,
    companyCode,
    sql`insert into audit_log (company_code, operation, actor_kind, target_kind, target_id, request_id, occurred_at)
      select ${companyCode}, ${operation}, 'system', 'department', 'X', 'r', (${`${month}-01`}::timestamp at time zone 'Asia/Seoul')
        + n * interval '1 second' from generate_series(0, ${count}::integer - 1) n`,
  );
}

test('MEM-07 the ended months of a year are listed with their records, and a month is reviewed once', async () => {
  const administrator = await companySince('MONTH1', 30);
  const before = await months(administrator);
  expect([before.items.length, before.can]).toEqual([reviewLimits.months, ['review']]);
  const [last, older] = before.items;
  expect(last?.review).toBeNull();
  await addRows('MONTH1', 'change-department', last?.month ?? '', 3);
  await addRows('MONTH1', 'grant-role', older?.month ?? '', 2);
  expect((await administrator.post(path, { month: last?.month })).status).toBe(200);
  const [reviewed, open] = (await months(administrator)).items;
  expect(reviewed).toEqual({
    month: last?.month,
    counts: { administration: 3, roles: 0, access: 0 },
    review: {
      reviewedAt: expect.any(String),
      reviewer: { fullName: expect.any(String), englishName: expect.any(String) },
    },
  });
  expect(open).toMatchObject({ counts: { administration: 2, roles: 2 }, review: null });
  expect((await administrator.post(path, { month: last?.month })).error.errorCode).toBe('RECORDS_REVIEWED');
  expect(await auditRows(app, 'MONTH1', 'review-month')).toEqual([
    { actor_id: administrator.personId, target_kind: 'record-month', target_id: last?.month },
  ]);
});

test('MEM-07 a month in progress and an invalid month cannot be reviewed', async () => {
  const administrator = await companySince('MONTH2', 2);
  const { rows } = await sql<{ month: string }>`
    select to_char(app_now() at time zone 'Asia/Seoul', 'YYYY-MM') as month`.execute(app.kernel.db);
  expect((await administrator.post(path, rows[0])).error.errorCode).toBe('RECORDS_MONTH_OPEN');
  for (const month of ['2026-13', '2026', '', '1999-01']) {
    expect((await administrator.post(path, { month })).error.errorCode, month).toBe('CO400');
  }
});

test('MEM-07 a company that started this month has no month to review', async () => {
  const administrator = await administratorOf(app, 'MONTH3');
  expect((await months(administrator)).items).toEqual([]);
});

test('MEM-07 the first month of a company is reviewed, and none before it', async () => {
  const administrator = await companySince('MONTH8', 2);
  const began = (await months(administrator)).items.at(-1)?.month ?? '';
  const [year = 0, month = 0] = began.split('-').map(Number);
  const before = new Date(Date.UTC(year, month - 2)).toISOString().slice(0, 7);
  const refused = await administrator.post(path, { month: before });
  expect([refused.status, refused.error.errorCode]).toEqual([409, 'RECORDS_MONTH_BEFORE_COMPANY']);
  expect(await auditRows(app, 'MONTH8', 'review-month')).toEqual([]);
  expect((await administrator.post(path, { month: began })).status).toBe(200);
});

test('MEM-07 of many reviews of a month at once one is recorded', async () => {
  await companySince('MONTH4', 20);
  const administrators = await Promise.all(Array.from({ length: 8 }, () => administratorOf(app, 'MONTH4')));
  const answers = await Promise.all(administrators.map((each) => each.post(path, { month: '2026-01' })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(7);
  expect(await auditRows(app, 'MONTH4', 'review-month')).toHaveLength(1);
});

test('MEM-07 MEM-04 employees and visitors cannot review, and no company sees the reviews of another', async () => {
  const administrator = await companySince('MONTH5', 3);
  const stranger = await companySince('MONTH6', 3);
  const employee = await memberBrowser(app, { companyCode: 'MONTH5', role: 'employee' });
  expect((await employee.post(path, { month: '2026-01' })).error.errorCode).toBe('CO401');
  expect((await employee.get(path)).error.errorCode).toBe('CO401');
  expect((await app.browser().post(path, { month: '2026-01' })).error.errorCode).toBe('AC100');
  const [last] = (await months(administrator)).items;
  expect((await administrator.post(path, { month: last?.month })).status).toBe(200);
  expect((await months(stranger)).items.map(({ review }) => review)).toEqual([null, null, null]);
});

test('MEM-07 the application’s database role cannot delete reviews', async () => {
  await administratorOf(app, 'MONTH7');
  for (const statement of ['delete from record_reviews', 'update record_reviews set reviewed_at = app_now()']) {
    const tried = inCompany(app.kernel.db, 'MONTH7', (tx) => sql.raw(statement).execute(tx));
    await expect(tried, statement).rejects.toMatchObject({ code: '42501' });
  }
});
