// Runs once: another version of PostgreSQL plans some of these otherwise.
import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import { addDepartments } from '../../demo/at-size.sql.ts';
import { inCompany } from '../../kernel/db/database.ts';
import type { AnyQuery } from '../../kernel/operations/definition.ts';
import { parseInput } from '../../kernel/operations/input.ts';
import { runQuery } from '../../kernel/operations/queries.ts';
import { readSession } from '../../kernel/session/session.ts';
import { asAdmin } from '../database/as-admin.ts';
import { askedOf, type AskedStatement } from '../database/count-statements.ts';
import { tablesReadBy } from '../database/tables-read.ts';
import { addMember } from '../member.ts';
import { startTestApp } from '../test-app.ts';
import { refusalOf } from './example-companies.ts';
import { inputFor } from './smallest-input.ts';

const people = 20_000;
const departments = 2_000;

const app = await startTestApp({ work: false });
const { kernel } = app;
const companyCode = 'WHOLE';
const queries = kernel.operations.all().filter((each): each is AnyQuery => each.kind === 'query');
const { secret } = await addMember(kernel.db, { companyCode, role: 'administrator' });
const reader = await readSession(kernel, { setUpSecret: undefined, address: '192.0.2.1', secret });
/** Tables of many rows, with their number. */
const sizes = new Map<string, number>();
/** Things that are there: of what is not, a query reads nothing. */
const real: Record<string, unknown> = { departmentCode: 'D00005', departmentCodes: ['D00005', 'D00006'] };
/** Share of a table above which a query would read all of a larger one; a list counts up to 10,000 people. */
const wholeShare = 0.6;
/** A row for each department and state, and no row for each person: to read it is what it is for. */
const sums = ['people_counts'];

/** Queries that read a table whole, each with its reason. */
const wholeReaders: Readonly<Record<string, string>> = {
  'count-departments: departments': 'counts the entries of an index, of which a large company has 10,000',
  'list-department-choices: departments': 'says of each how many people there are below it, so it sums up all below',
  'list-records: audit_log':
    'the newest of many operations are found by the time; a log without any of them is read to its beginning',
  'preview-id-profile: people': 'counts the IDs that a rule would find too short, on an administrator’s question alone',
  'read-departments-as-of: departments': 'the answer is the whole tree of a day',
  'read-departments-as-of: history': 'the tree of a day follows from what became of each department since',
  'read-departments-as-of: people': 'the numbers of a day follow from where each person was on it',
  'read-import-template: departments': 'the file lists the code of every department',
  'read-organisation: departments': 'the answer is the whole tree',
  'read-overview: departments': 'counts the entries of an index, as count-departments',
  'read-security-policies: people':
    'counts whose password each rule would ask for anew, which follows from no number that is kept',
};

/** Past the triggers that keep texts for the search, which would take most of the time: with their index switched off. */
const planting = [
  `update pg_index set indisready = false where indexrelid = 'people_search_pieces_idx'::regclass`,
  `set local session_replication_role = replica`,
  `insert into people (company_code, person_id, login_id, surname, given_name, full_name, english_name, language,
     residence_country, time_zone, is_confirmed, applied_at, department_code)
   select '${companyCode}', new_id(), 'planted' || n || '@people.example', '표', n::text, '표' || n, 'Pyo ' || n, 'ko', 'KR',
     'Asia/Seoul', true, app_now(), 'D' || lpad((n % ${departments} + 1)::text, 5, '0')
   from generate_series(1, ${people}) n`,
  `insert into memberships (company_code, person_id, role) select company_code, person_id, 'employee' from people
   where company_code = '${companyCode}' and full_name like '표%'`,
  `insert into people_search (company_code, person_id, written) select company_code, person_id, search_text from people
   where company_code = '${companyCode}' and full_name like '표%'`,
  `insert into people_counts (company_code, department_code, has_applied, is_retired, is_guest, has_second_factor, people)
   select company_code, department_code, true, false, false, false, count(*) from people
   where company_code = '${companyCode}' and full_name like '표%' group by 1, 2`,
  `insert into audit_log (company_code, operation, actor_kind, actor_id, target_kind, target_id, request_id, occurred_at)
   select company_code, 'read-employee', 'person', person_id, 'person', person_id::text, 'planted',
     app_now() - row_number() over () * interval '3 minutes' from people where company_code = '${companyCode}'`,
];

beforeAll(async () => {
  await inCompany(kernel.db, companyCode, (tx) => addDepartments(tx, companyCode, departments));
  await asAdmin(app, async (admin) => {
    await admin.query('begin');
    for (const statement of planting) await admin.query(statement);
    const { rows } = await admin.query<{ person_id: string }>(
      `select person_id from people where company_code = '${companyCode}' and full_name = '표77'`,
    );
    real['personId'] = rows[0]?.person_id;
    await admin.query('commit');
  });
  await app.pools.owner.query('analyze');
  const { rows } = await app.pools.owner.query<{ table: string; size: number }>(`
    select c.relname as table, c.reltuples::integer as size from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relkind = 'r' and a.attname = 'company_code' and c.reltuples >= 1000`);
  for (const { table, size } of rows) sizes.set(table, size);
}, 300_000);

const reads = ({ text }: AskedStatement) =>
  /^\s*(select|with|\/\*)/i.test(text) &&
  !/\b(insert into|delete from|update \w+ set|for (no key |key )?(update|share))\b/i.test(text);

/** A column that is compared as another type: no index has it as that one. */
const castColumn = /\(\(?(\w+\.)?\w+\)::(text|uuid|integer|bigint|timestamp[\w ]*)\)? (=|<|>)/;

interface Found {
  readonly explained: number;
  readonly whole: ReadonlySet<string>;
  readonly casts: ReadonlySet<string>;
}

async function statementsOf(query: AnyQuery): Promise<AskedStatement[]> {
  if (!reader) throw new Error('no session');
  const wire = JSON.stringify(inputFor(query));
  const withReal = JSON.parse(wire, (key, value: unknown) => (key in real ? real[key] : value)) as object;
  const input = parseInput(query, withReal);
  const request = { id: randomUUID(), address: '', language: 'en' } as const;
  const asked = await askedOf(() => refusalOf(runQuery(kernel, query, { reader, request }, input as never)));
  return asked.filter(reads);
}

async function readAll(): Promise<Found> {
  const [known, whole, casts] = [new Set<string>(), new Set<string>(), new Set<string>()];
  for (const query of queries) {
    const { name, permission } = query;
    if (permission === 'system' || (permission !== 'session' && !reader?.rights.everywhere.has(permission))) continue;
    for (const statement of await statementsOf(query)) {
      const key = statement.text + JSON.stringify(statement.values);
      if (known.has(`${name} ${key}`)) continue;
      known.add(`${name} ${key}`);
      const { rows, filters } = await tablesReadBy(app, companyCode, statement);
      for (const [table, size] of sizes)
        if (!sums.includes(table) && (rows.get(table) ?? 0) >= size * wholeShare) whole.add(`${name}: ${table}`);
      for (const filter of filters) if (castColumn.test(filter)) casts.add(`${name}: ${filter}`);
    }
  }
  return { explained: known.size, whole, casts };
}

test('OPS-06 only the named queries read a whole table of a large company', { timeout: 300_000 }, async () => {
  const { explained, whole, casts } = await readAll();
  expect(explained).toBeGreaterThan(200);
  expect([...whole].toSorted()).toEqual(Object.keys(wholeReaders).toSorted());
  expect([...casts]).toEqual([]);
});
