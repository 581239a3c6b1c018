// Runs on every PostgreSQL: triggers over whole statements, and rows that are folded while others are added.
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inCompany, type Tx } from '../../../kernel/db/database.ts';
import { addTestCompany } from '../../../testing/people.ts';
import { startTestApp } from '../../../testing/test-app.ts';

const app = await startTestApp({ work: false });
const { db } = app.kernel;

/** The numbers as kept, and as counted over all people. */
async function numbersOf(companyCode: string) {
  const { rows } = await inCompany(db, companyCode, (tx) =>
    sql<{ kept: unknown; counted: unknown }>`
      select (select json_agg(k order by k::text) from (
          select department_code, has_applied, is_retired, is_guest, has_second_factor, sum(people)::integer as people
          from people_counts where company_code = ${companyCode} group by 1, 2, 3, 4, 5 having sum(people) <> 0) k) as kept,
        (select json_agg(c order by c::text) from (
          select department_code, applied_at is not null as has_applied, employment_status = 'R' as is_retired, is_guest,
            has_second_factor, count(*)::integer as people
          from people where company_code = ${companyCode} and closed_at is null group by 1, 2, 3, 4, 5) c) as counted`.execute(
      tx,
    ),
  );
  return rows[0] ?? { kept: undefined, counted: null };
}

async function rowCount(companyCode: string): Promise<number> {
  const { rows } = await inCompany(db, companyCode, (tx) =>
    sql<{ n: number }>`select count(*)::integer as n from people_counts where company_code = ${companyCode}`.execute(
      tx,
    ),
  );
  return rows[0]?.n ?? 0;
}

const fold = (companyCode: string) =>
  inCompany(db, companyCode, (tx) => sql`select fold_people_counts(${companyCode})`.execute(tx));

function addPeople(tx: Tx, companyCode: string, { from, count }: { readonly from: number; readonly count: number }) {
  return sql`insert into people (company_code, person_id, login_id, surname, given_name, full_name, language, residence_country,
      time_zone, is_confirmed, applied_at)
    select ${companyCode}, new_id(), 'number' || n || '.' || lower(${companyCode}) || '@people.example', '한', '봄', '한봄', 'ko',
      'KR', 'Asia/Seoul', true, case when n % 4 > 0 then app_now() end
    from generate_series(${from}::integer, ${from + count - 1}::integer) n`.execute(tx);
}

/** People of one worker alone, chosen by the number in their ID, so that none waits for another. */
const changes = [
  sql`employment_status = case when applied_at is null then 'B' else 'R' end`,
  sql`department_code = 'SALES'`,
  sql`has_second_factor = not has_second_factor`,
  sql`applied_at = coalesce(applied_at, app_now())`,
  sql`closed_at = app_now()`,
  sql`english_name = 'Han Bom'`,
  sql`department_code = 'TOP', employment_status = 'B', closed_at = null`,
];

test('DEP-05 the counts of people are right when many join, change and leave at the same time', async () => {
  const companyCode = await addTestCompany(app);
  const [workers, each] = [6, 20];
  await inCompany(db, companyCode, async (tx) => {
    await sql`insert into departments (company_code, department_code, upper_department_code, name, english_name, language, sort_order)
      values (${companyCode}, 'SALES', 'TOP', '영업', 'Sales', 'ko', 1)`.execute(tx);
  });
  const work = async (worker: number) => {
    await inCompany(db, companyCode, (tx) => addPeople(tx, companyCode, { from: worker * 1_000, count: each }));
    for (const [n, change] of changes.entries()) {
      const refused = inCompany(db, companyCode, async (tx) => {
        await sql`update people set ${change} where company_code = ${companyCode}
          and login_id like ${`number${worker}%`} and right(split_part(login_id, '.', 1), 1)::integer % 3 = ${n % 3}`.execute(
          tx,
        );
        if (n % 3 === 2) throw new Error('taken back');
      });
      await refused.catch(() => {});
      if (worker === 1) await fold(companyCode);
    }
    await inCompany(db, companyCode, (tx) =>
      sql`delete from people where company_code = ${companyCode} and login_id = ${`number${worker}003.${companyCode.toLowerCase()}@people.example`}`.execute(
        tx,
      ),
    );
  };
  await Promise.all([
    fold(companyCode),
    ...Array.from({ length: workers }, (_, at) => work(at + 1)),
    fold(companyCode),
  ]);
  const unfolded = await numbersOf(companyCode);
  expect(unfolded.kept).toEqual(unfolded.counted);
  expect(JSON.stringify(unfolded.kept).match(/"people"/g)?.length).toBeGreaterThan(1);
  await fold(companyCode);
  const { kept, counted } = await numbersOf(companyCode);
  expect(kept).toEqual(counted);
  expect(await rowCount(companyCode)).toBe((kept as readonly unknown[]).length);
});

test('DEP-05 a change does not wait for the counts of departments that another one changes', async () => {
  const companyCode = await addTestCompany(app);
  await inCompany(db, companyCode, async (first) => {
    await addPeople(first, companyCode, { from: 1, count: 1 });
    await inCompany(db, companyCode, async (second) => {
      await sql`set local lock_timeout = '2s'`.execute(second);
      await addPeople(second, companyCode, { from: 2, count: 1 });
    });
    await fold(companyCode);
  });
  const { kept, counted } = await numbersOf(companyCode);
  expect(kept).toEqual(counted);
});
