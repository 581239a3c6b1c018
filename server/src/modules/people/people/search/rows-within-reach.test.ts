// Runs on every PostgreSQL: row-level security lets only some operators read an index.
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { readTerm } from '@madang/contract/people/people/search-term.ts';
import type { Reach } from '../../../../kernel/access/reach.sql.ts';
import { inCompany, type Tx } from '../../../../kernel/db/database.ts';
import { plantRows } from '../../../../testing/database/plant-rows.ts';
import { createTree } from '../../../../testing/operations/random-grants.ts';
import { administratorOf } from '../../../../testing/organisation.ts';
import { startTestApp } from '../../../../testing/test-app.ts';
import { countPeople, readPeople, selectPersonIds } from './people-pages.sql.ts';
import type { PeopleSelection } from './selection.sql.ts';

const app = await startTestApp({ work: false });
const { db } = app.kernel;
const companyCode = 'ROWSWITHIN';
await createTree(await administratorOf(app, companyCode));
const [many, few] = [4_000, 8];
await plantRows(
  app,
  companyCode,
  sql`insert into people (company_code, person_id, login_id, surname, given_name, full_name, language, residence_country,
       time_zone, is_confirmed, applied_at, department_code)
     select ${companyCode}, gen_random_uuid(), 'rows' || n || '@people.example', '김', '나라' || n, '김나라' || n, 'ko', 'KR', 'Asia/Seoul',
       true, case when n % 4 = 0 then null else now() end, case when n <= ${few} then 'ADEEP' else 'BBBB' end
     from generate_series(1, ${many}::integer) n`,
);
await app.pools.owner.query('analyze people, departments');

const colleagues = await inCompany(db, companyCode, async (tx) => {
  const { rows } = await sql<{ id: string }>`
    select person_id as id from people where company_code = ${companyCode} and department_code = 'BBBB' limit 3`.execute(
    tx,
  );
  return rows.map(({ id }) => id);
});

/** Rows of people that the transaction has read so far, by indexes and past them. */
async function rowsRead(tx: Tx): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select (seq_tup_read + idx_tup_fetch)::integer as count from pg_stat_xact_user_tables where relname = 'people'`.execute(
    tx,
  );
  return rows[0]?.count ?? 0;
}

const term = (text: string) => readTerm(text);
const branch: Reach = { paths: ['TOP/AAAA/AONE/'], ids: [] };
const reaches: Readonly<Record<string, Reach>> = {
  'a branch': branch,
  'people by name': { paths: [], ids: colleagues },
  both: { ...branch, ids: colleagues },
  'overlapping branches': { paths: ['TOP/AAAA/', 'TOP/AAAA/AONE/', 'TOP/AAAA/AONE/ADEEP/'], ids: colleagues },
};
const questions: Readonly<Record<string, Partial<PeopleSelection>>> = {
  everyone: {},
  'a text that many have': term('나라'),
  'a text that few have': term('나라77'),
  'a department': { belowDepartment: 'AAAA' },
  'a department that has many': { belowDepartment: 'BBBB' },
  'a department and a text': { belowDepartment: 'TOP', ...term('나라') },
  'a department alone': { departmentCode: 'BBBB' },
  'a state': { hasApplied: false },
  'a state and a text': { hasApplied: false, ...term('나라') },
};

test.each(Object.entries(reaches))(
  'MEM-02 USR-01 a list of %s reads no rows of other people, for any query and with either plan',
  async (_name, within) => {
    const order = { by: 'fullName', descending: false } as const;
    const dear: unknown[] = [];
    let found = 0;
    for (const mode of ['force_custom_plan', 'force_generic_plan'])
      for (const [question, more] of Object.entries(questions))
        await inCompany(db, companyCode, async (tx) => {
          await sql`select set_config('plan_cache_mode', ${mode}, true)`.execute(tx);
          const selection: PeopleSelection = { companyCode, text: '', reach: 'part', ...more, within };
          const steps = {
            page: async () =>
              (found += (await readPeople(tx, selection, { orders: [order], offset: 0, limit: 50 })).count),
            count: () => countPeople(tx, selection),
            file: () => selectPersonIds(tx, selection, order),
          };
          for (const [step, run] of Object.entries(steps)) {
            const before = await rowsRead(tx);
            await run();
            const read = (await rowsRead(tx)) - before;
            if (read > 10 * (few + colleagues.length)) dear.push({ mode, question, step, read });
          }
        });
    expect(dear).toEqual([]);
    expect(found).toBeGreaterThan(0);
  },
);
