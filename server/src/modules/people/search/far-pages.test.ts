// Runs on every PostgreSQL: comparisons of rows and orders by index.
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inCompany } from '../../../kernel/db/database.ts';
import { employeesOf } from '../../../testing/people.ts';
import { startTestApp } from '../../../testing/test-app.ts';
import { FarPages, farPagesOf } from './far-pages.ts';

const app = await startTestApp();
const { administratorOf, list } = employeesOf(app);
const { browser, companyCode } = await administratorOf();
const people = 10_600;

await inCompany(app.kernel.db, companyCode, (tx) =>
  sql`insert into people (company_code, login_id, surname, given_name, full_name, english_name, language, residence_country, time_zone,
      department_code, applied_at, person_id, is_confirmed, created_at)
    select ${companyCode}, 'far' || lpad(n::text, 6, '0') || '@people.example', '가', '나', chr(44032 + n % 700) || n,
      case when n % 3 = 0 then '' else 'Name ' || n % 900 end, 'ko', 'KR', 'Asia/Seoul', 'TOP', app_now(), new_id(), true,
      '2026-01-01Z'::timestamptz + n % 5000 * interval '1 minute'
    from generate_series(1, ${people}::integer) n`.execute(tx),
);

test('USR-01 a late page is the same by known places as by passing over all before it, in every order', async () => {
  for (const orderBy of ['fullName', 'englishName', 'loginId', 'registeredAt']) {
    for (const direction of ['ascending', 'descending']) {
      for (const page of ['130', '200', '212']) {
        const query = { orderBy, direction, page };
        const long = await list(browser, query);
        await farPagesOf(app.kernel).settled();
        const short = await list(browser, query);
        const idsOf = ({ items }: typeof long) => items.map(({ personId }) => personId);
        expect([query, idsOf(short)]).toEqual([query, idsOf(long)]);
        expect(short.total).toEqual({ count: 10_000, isExact: false });
        expect(short.next).toBe(long.next);
      }
    }
  }
});

test('USR-01 a place behind the present end of the list is looked for again, and refused where there is none', async () => {
  const last = await list(browser, { page: '212' });
  await farPagesOf(app.kernel).settled();
  const ids = last.items.map(({ personId }) => personId);
  await inCompany(app.kernel.db, companyCode, (tx) =>
    sql`update people set closed_at = app_now() where company_code = ${companyCode} and person_id = any(${ids}::uuid[])`.execute(
      tx,
    ),
  );
  const answer = await browser.get('/api/v1/employees?page=213');
  expect(answer.error.fields[0]?.code).toBe('PAGE_BEYOND');
  expect((await list(browser, { page: '211' })).items).not.toHaveLength(0);
});

test('USR-01 what is remembered of a list is made again after a minute and not used after two', async () => {
  let now = 0;
  const pages = new FarPages(app.kernel.db, () => now);
  const selection = { companyCode, text: '', reach: 'part' } as const;
  const order = { by: 'fullName', descending: false } as const;
  expect(pages.before(selection, order, 9_000)).toBeUndefined();
  await pages.settled();
  expect(pages.before(selection, order, 9_000)?.offset).toBe(8_000);
  expect(pages.before(selection, order, 4_000)).toBeUndefined();
  pages.countMany(selection);
  expect(pages.isMany(selection)).toBe(true);
  now = 61_000;
  expect(pages.isMany(selection)).toBe(false);
  expect(pages.before(selection, order, 9_000)?.offset).toBe(8_000);
  now = 121_001;
  expect(pages.isMany({ ...selection, companyCode: 'OTHER' })).toBe(false);
  await pages.settled();
  now = 250_000;
  expect(pages.before(selection, order, 9_000)).toBeUndefined();
  await pages.settled();
});
