import { type RawBuilder, sql } from 'kysely';
import { inCompany, type Tx } from '../../server/src/kernel/db/database.ts';
import { treeAsOf } from '../../server/src/modules/organisation/departments/index.ts';
import { countsAsOf, headsAsOf, membersAsOf } from '../../server/src/modules/people/people-as-of/index.ts';
import { countsByDepartment } from '../../server/src/modules/people/people/index.ts';
import { compare, interleave } from '../kernel/compare.ts';
import type { Figure } from '../kernel/figures.ts';
import type { Stage } from '../kernel/stage.ts';
import { plantTree } from '../kernel/tree.ts';

const rounds = 7;
const people = Number(process.env['BENCH_PEOPLE'] ?? 100_000);
const departments = 10_000;
const daysAgo = 150;
const quarter = 75 * 86_400;
const bound = { max: 5 };
/** Departments whose members are asked for in one round. */
const asked = Array.from({ length: 40 }, (_, number) => `D${String(number * 241 + 7).padStart(5, '0')}`);

/** Measures the organisation of 150 days ago, four changes of each person later: at most five times the bare query of today. */
export async function measureAsOf(stage: Stage): Promise<Figure[]> {
  const { companyCode } = await plantTree(stage);
  // The departments were made a moment ago, and stand since the company began. Beyond the fence, which the owner is behind too.
  await stage.asOwner(`drop index people_search_pieces_idx; reset role;
    update history set changed_at = changed_at - interval '400 days' where table_name = 'departments'`);
  await inCompany(stage.db, companyCode, (tx) => plantPeople(tx, companyCode));
  // Triggers look people up, by plans that know how many there are.
  await stage.vacuum();
  await inCompany(stage.db, companyCode, (tx) => plantPast(tx, companyCode));
  await stage.asOwner(`create index people_search_pieces_idx on people_search using gin (search_pieces(company_code, written))
    with (fastupdate = off); alter index people_search_pieces_idx alter column 1 set statistics 0`);
  await stage.vacuum();
  const moment = new Date(Date.now() - daysAgo * 86_400_000);
  const asOf = { companyCode, moment, planned: [] };
  const timed = (statements: readonly RawBuilder<unknown>[]) =>
    inCompany(stage.db, companyCode, async (tx) => {
      const begin = performance.now();
      for (const statement of statements) await statement.execute(tx);
      return performance.now() - begin;
    });
  const against = async (name: string, product: RawBuilder<unknown>[], floor: RawBuilder<unknown>[]) =>
    compare(
      `as of ${daysAgo} days ago, ${name}`,
      await interleave({ rounds, product: () => timed(product), floor: () => timed(floor) }),
      { of: (milliseconds) => milliseconds, unit: 'ms', bound },
    );
  const place = { within: undefined, offset: 0, limit: 50 };
  return [
    await against(
      'tree of 10,000 departments with their heads',
      [treeAsOf({ companyCode, moment }), headsAsOf(asOf, { planned: { replaced: [], set: [] } })],
      [bareTree(companyCode), bareHeads(companyCode)],
    ),
    await against('people in service of every department', [countsAsOf(asOf)], [countsByDepartment(companyCode)]),
    await against(
      `members of ${asked.length} departments, one after the other`,
      asked.map((departmentCode) => membersAsOf(asOf, { ...place, departmentCode })),
      asked.map((departmentCode) => bareMembers(companyCode, departmentCode)),
    ),
  ];
}

const bareTree = (companyCode: string) => sql`
  select department_code, name, english_name, coalesce(upper_department_code, '') from departments
  where company_code = ${companyCode} order by upper_department_code nulls first, sort_order, department_code`;

const bareHeads = (companyCode: string) => sql`
  select h.department_code, p.person_id, p.full_name, p.display_name, p.english_name, p.photo from department_heads h
  join people p on p.company_code = ${companyCode} and p.person_id = h.person_id
  where h.company_code = ${companyCode} and p.closed_at is null and p.applied_at is not null and p.employment_status <> 'R'
  order by h.department_code, h.place, p.person_id`;

const bareMembers = (companyCode: string, departmentCode: string) => sql`
  select p.person_id, p.full_name, p.display_name, p.english_name, p.photo, p.department_code, p.job_rank_code,
    p.job_title_code, p.employment_status, count(*) over () as total
  from people p where p.company_code = ${companyCode} and p.closed_at is null and p.applied_at is not null
    and p.employment_status <> 'R' and (p.department_code = ${departmentCode} or exists (select from concurrent_posts c
      where c.company_code = ${companyCode} and c.person_id = p.person_id and c.department_code = ${departmentCode}))
    and p.person_id in (
      select person_id from people where company_code = ${companyCode} and department_code = ${departmentCode}
      union select person_id from concurrent_posts where company_code = ${companyCode} and department_code = ${departmentCode})
  order by p.full_name collate "C", p.person_id limit 50`;

/** A moment within the quarter of a change, spread evenly by a prime: later changes come later. */
const momentOf = (number: string, change: string) =>
  sql`clock_timestamp() - interval '1 second' * (
    (4 - ${sql.raw(change)}) * ${quarter}::integer + (${sql.raw(number)} * 15485863::bigint) % ${quarter}::integer)`;
const codeOf = (number: string) => sql`'D' || lpad((1 + (${sql.raw(number)}) % ${sql.lit(departments)})::text, 5, '0')`;

async function plantPeople(tx: Tx, companyCode: string): Promise<void> {
  await sql`
    insert into people (company_code, person_id, login_id, surname, given_name, full_name, language, residence_country,
      time_zone, is_confirmed, department_code, created_at, applied_at)
    select ${companyCode}, md5(n::text)::uuid, 'past' || n || '@people.example', '한', '새봄', '한새봄 ' || n, 'ko', 'KR',
      'Asia/Seoul', true, ${codeOf('n * 7919')}, clock_timestamp() - interval '400 days', clock_timestamp() - interval '399 days'
    from generate_series(1, ${people}::integer) n`.execute(tx);
}

async function plantPast(tx: Tx, companyCode: string): Promise<void> {
  // The heads stand since then.
  await sql`select set_config('app.moment', (clock_timestamp() - interval '350 days')::text, true)`.execute(tx);
  await sql`
    insert into department_heads (company_code, department_code, person_id, place, created_at)
    select ${companyCode}, ${codeOf('n')}, md5(n::text)::uuid, 1, clock_timestamp() - interval '350 days'
    from generate_series(1, ${departments}::integer) n`.execute(tx);
  // Two moves, a rank and a title of each person.
  await sql`
    insert into person_changes (company_code, person_id, changed_at, changes)
    select ${companyCode}, md5(n::text)::uuid, ${momentOf('n', 'change')},
      case change
        when 1 then jsonb_build_object('department_code', jsonb_build_array(${codeOf('n * 3571')}, ${codeOf('n * 6841')}))
        when 2 then '{"job_rank_code": ["R1", "R2"]}'
        when 3 then '{"job_title_code": [null, "T1"]}'
        else jsonb_build_object('department_code', jsonb_build_array(${codeOf('n * 6841')}, ${codeOf('n * 7919')}))
      end
    from generate_series(1, ${people}::integer) n, generate_series(1, 4) change order by n, change`.execute(tx);
  await sql`
    insert into history (company_code, table_name, row_key, change, row_before, valid_from, changed_at)
    select d.company_code, 'departments', d.department_code, 'update', to_jsonb(d) || jsonb_build_object('name', d.name || change),
      clock_timestamp() - interval '400 days', clock_timestamp() - interval '290 days' + interval '70 days' * change
    from departments d, generate_series(1, 3) change where d.company_code = ${companyCode}
    order by d.department_code, change`.execute(tx);
}
