import Fastify from 'fastify';
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import pg from 'pg';
import { togetherOf } from '../server/src/kernel/db/ask-together.ts';
import { homeQuestions } from '../server/src/modules/portal/index.ts';

/**
 * The floor: the same server library and driver doing only what the database must do for a call, without cookies,
 * checks, headers or logs. Statements are named, so the driver prepares them once per connection.
 */
const pool = new pg.Pool({
  connectionString: process.env['DATABASE_URL'],
  max: Number(process.env['FLOOR_CONNECTIONS']),
});
const app = Fastify({ logger: false });

const readId = { name: 'read-id', text: 'select company_code from login_ids where login_id = $1' };
const count = {
  name: 'count',
  text: 'update floor_counters set used = used + 1 where counter_id = $1 and used < $2 returning used',
};

/** The duplicate check's floor: one indexed read and one guarded counter write. */
app.post<{ Body: { counter: number; userId: string } }>('/id-check', async ({ body }) => {
  const counted = await pool.query({ ...count, values: [body.counter, 2_000_000_000] });
  const found = await pool.query({ ...readId, values: [body.userId] });
  return { result: counted.rowCount === 1 && found.rowCount === 0 ? 'success' : 'used' };
});

const readRow = { name: 'read-row', text: 'select answer from floor_answers where answer_id = $1' };

/** Who am I's floor: one indexed read of a row that holds the whole answer. */
app.get<{ Querystring: { id: string } }>('/read', async ({ query }) => {
  const { rows } = await pool.query<{ answer: object }>({ ...readRow, values: [query.id] });
  return rows[0]?.answer;
});

const department = `d.department_code, d.name, d.english_name, d.language, d.upper_department_code, d.sort_order,
  exists (select from departments c where c.company_code = d.company_code and c.upper_department_code = d.department_code)
    as has_children`;
const readBranch = {
  name: 'read-branch',
  text: `select ${department} from departments d where d.company_code = $1 and d.upper_department_code = $2
    order by d.sort_order, d.department_code limit 201`,
};
const search = {
  name: 'search-departments',
  text: `select ${department} from departments d where d.company_code = $1 and strpos(d.search_text, $2) > 0
    order by strpos(d.search_text, $2), d.name, d.department_code limit 51`,
};

/** The department tree's floor: its query alone. */
app.get<{ Querystring: { company: string; upper: string } }>('/departments/branch', async ({ query }) => {
  return (await pool.query({ ...readBranch, values: [query.company, query.upper] })).rows;
});
app.get<{ Querystring: { company: string; text: string } }>('/departments/search', async ({ query }) => {
  return (await pool.query({ ...search, values: [query.company, query.text] })).rows;
});

/** Puts a statement of the product into words and runs nothing. */
const compiler = new Kysely<never>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});
const homes = new Map<string, pg.QueryConfig>();

function homeOf(company: string, person: string): pg.QueryConfig {
  const known = homes.get(person);
  if (known) return known;
  const reader = { companyCode: company, personId: person, roles: ['employee'] };
  const { sql: text, parameters } = togetherOf(homeQuestions(reader)).compile(compiler);
  const query = { name: 'home', text, values: [...parameters] };
  homes.set(person, query);
  return query;
}

/** The home's floor: its queries as they are, put together once and run without anything around them. */
app.get<{ Querystring: { company: string; person: string } }>('/home', async ({ query }) => {
  return (await pool.query(homeOf(query.company, query.person))).rows[0];
});

app.get('/healthz', () => ({ status: 'ok' }));
await app.listen({ port: Number(process.env['FLOOR_PORT']), host: '127.0.0.1' });
process.on('SIGTERM', () => process.exit(0));
