import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import type { Property } from '@madang/contract/kernel/property.ts';
import { targetWrongTries } from '@madang/contract/secrets/otp/limits.ts';
import type { RecordQuery } from '../server/src/kernel/audit/records.sql.ts';
import { batchOf } from '../server/src/kernel/db/query-batch.ts';
import { inCompany } from '../server/src/kernel/db/database.ts';
import { findFlow } from '../server/src/kernel/flow/flow.ts';
import { findPendingSignIn } from '../server/src/kernel/session/pending-sign-in.ts';
import { networkAdmission } from '../server/src/modules/access/sign-in-policies/index.ts';
import { describeWaiting } from '../server/src/modules/access/consents/index.ts';
import { findBinding, readBound } from '../server/src/modules/joining/invitations/index.ts';
import { modules } from '../server/src/modules/index.ts';
import { selectPanel } from '../server/src/modules/people/people/panel/panel.sql.ts';
import { namedRecordsOf } from '../server/src/modules/views/audit-log/named-records.ts';
import { Contributed, type ViewAsk } from '../server/src/platform/contributions.ts';
import { benchKeyring } from './kernel/bench-key.ts';
import { type BareList, bareListOf } from './lists/bare-list.ts';
import { Recorded } from './kernel/recorded.ts';
import { questionsOf } from '../server/src/kernel/db/asked-parts.ts';
import { homeParts } from '../server/src/modules/views/portal/index.ts';

import Fastify from 'fastify';
import pg from 'pg';

/**
 * Serves as the floor: the same library and driver with only a call's statements, without cookies, checks, headers or
 * logs. Statements are named.
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

/** Serves the floor of Who am I: one indexed read of a row that holds the whole answer. */
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

const wholeTree = {
  name: 'whole-tree',
  text: `select department_code as "departmentCode", name as "departmentName", english_name as "englishDepartmentName",
      coalesce(upper_department_code, '') as "parentDepartmentCode"
    from departments where company_code = $1 order by upper_department_code nulls first, sort_order, department_code`,
};

/** The department tree's floor: its query alone. */
app.get<{ Querystring: { company: string } }>('/departments/whole', async ({ query }) => {
  return (await pool.query({ ...wholeTree, values: [query.company] })).rows;
});
app.get<{ Querystring: { company: string; parent: string } }>('/departments/branch', async ({ query }) => {
  return (await pool.query({ ...readBranch, values: [query.company, query.parent] })).rows;
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
const contributed = new Contributed(modules);
/** Enough to put the home's questions together; only the reading of answers needs more. */
const homeKernel: ViewAsk['kernel'] = {
  keyring: benchKeyring(),
  get properties(): never {
    throw new Error('the floor reads no answer');
  },
  get translator(): never {
    throw new Error('the floor reads no answer');
  },
};
/** Fields that the company does not show, for an employee. */
const none: ReadonlySet<never> = new Set();

function homeOf(company: string, person: string): pg.QueryConfig {
  const known = homes.get(person);
  if (known) return known;
  const rights = { somewhere: none, everywhere: none, byTicket: none, until: Number.POSITIVE_INFINITY };
  const setUp = { state: 'none', personId: null, secretHash: null };
  const profile = { language: 'ko', passwordProfile: 'spec', setUp, timeZone: 'Asia/Seoul' };
  const reader = { companyCode: company, personId: person, rights, profile };
  const parts = homeParts(contributed, { kernel: homeKernel, reader, language: 'ko', setUpSecret: undefined });
  const { sql: text, parameters } = batchOf(questionsOf(parts)).compile(compiler);
  const query = { name: 'home', text, values: [...parameters] };
  homes.set(person, query);
  return query;
}

/** The home's floor: its queries as they are, put together once and run without anything around them. */
app.get<{ Querystring: { company: string; person: string } }>('/home', async ({ query }) => {
  return (await pool.query(homeOf(query.company, query.person))).rows[0];
});

const searches = new Map<string, pg.QueryConfig>();

function searchOf(wanted: string): pg.QueryConfig {
  const known = searches.get(wanted);
  if (known) return known;
  const { sql: text, parameters } = namedRecordsOf(contributed, JSON.parse(wanted) as RecordQuery).compile(compiler);
  const query = { name: `records-${searches.size}`, text, values: [...parameters] };
  searches.set(wanted, query);
  return query;
}

/** The audit log's floor: the statement of a search, as it is. */
app.get<{ Querystring: { wanted: string } }>('/records', async ({ query }) => {
  return (await pool.query(searchOf(query.wanted))).rows;
});

const lists = new Map<string, pg.QueryConfig>();

function listOf(wanted: string): pg.QueryConfig {
  const known = lists.get(wanted);
  if (known) return known;
  const { sql: text, parameters } = bareListOf(JSON.parse(wanted) as BareList).compile(compiler);
  const query = { name: `people-${lists.size}`, text, values: [...parameters] };
  lists.set(wanted, query);
  return query;
}

/** The floor of a list of people: one statement that knows how large its answer is, past row-level security. */
app.get<{ Querystring: { wanted: string } }>('/people', async ({ query }) => {
  return (await pool.query(listOf(query.wanted))).rows;
});

const recorded = new Recorded(pool);
const keyring = benchKeyring();

/** Properties with their initial values, which the product reads from memory too. */
const properties = { get: async <T>({ initial }: Property<T>) => initial };

/** The landing page's floor: the flow, the invitation that it is bound to, and the company. */
app.post<{ Querystring: { flow: string } }>('/landing', ({ query }) =>
  recorded.run('landing', async (db) => {
    const flow = await findFlow(db, query.flow);
    const binding = flow && (await findBinding(db, flow.flowId));
    if (!binding) throw new Error('the flow is bound to no invitation');
    await readBound({ db, keyring, properties }, binding);
  }),
);

/** The re-consent's floor: the sign-in that waits, and what it waits for. */
app.post<{ Querystring: { pending: string } }>('/reconsent', ({ query }) =>
  recorded.run('reconsent', async (db) => {
    const by = { secret: query.pending, address: '' };
    const pending = await findPendingSignIn({ db, admission: networkAdmission }, by);
    if (!pending) throw new Error('no log-in waits');
    await inCompany(db, pending.companyCode, (tx) => describeWaiting(tx, pending));
  }),
);

/** The floor of a panel: its one statement in a transaction of the company, its values as they are stored. */
app.get<{ Querystring: { company: string; person: string } }>('/panel', ({ query }) =>
  recorded.run('panel', (db) =>
    inCompany(db, query.company, (tx) =>
      selectPanel(tx, keyring, { companyCode: query.company, personId: query.person }),
    ),
  ),
);

const readFlow = {
  name: 'read-flow',
  text: 'select flow_id, state, reserved_person_id from flows where secret_hash = $1',
};
const consumeAttempt = {
  name: 'take-try',
  text: `update otp_codes set tries = tries + 1 where flow_id = $1 and used_at is null and expires_at > now() and tries < 4
    returning purpose, option, target_index, holder_index, code_hash, tries`,
};
const countTry = {
  name: 'count-try',
  text: `insert into rate_counters as counter (counter_key, window_seconds, used, window_ends_at)
    values ($1, $2::integer, 1, now() + make_interval(secs => $2::integer))
    on conflict (counter_key, window_seconds) do update set used = counter.used + 1 where counter.used < 1000 returning used`,
};
const verify = {
  name: 'verify',
  text: `update flows set state = 'verified', verified_purpose = 'sign-up', verified_option = 'mobile',
    verified_target_index = $2, proof_expires_at = now() + interval '10 minutes' where flow_id = $1`,
};
const spend = {
  name: 'spend',
  text: 'update otp_codes set used_at = now() where flow_id = $1 and code_hash = $2 and used_at is null',
};
const refundAttempt = {
  name: 'give-back',
  text: 'update rate_counters set used = used - 1 where counter_key = $1 and window_seconds = $2::integer and used > 0',
};

type CodeBody = Readonly<Record<'secretHash' | 'flowId' | 'targetIndex' | 'codeHash' | 'triesKey', string>>;
const bytes = (hex: string) => Buffer.from(hex, 'hex');

/** The code check's floor: the try is counted and committed before anything is compared, then the flow is verified. */
app.post<{ Body: CodeBody }>('/code-check', async ({ body }) => {
  const tries = bytes(body.triesKey);
  const windows = targetWrongTries.map((window) => window.seconds);
  const client = await pool.connect();
  try {
    await client.query({ ...readFlow, values: [bytes(body.secretHash)] });
    await client.query('begin');
    await client.query({ ...consumeAttempt, values: [body.flowId] });
    for (const seconds of windows) await client.query({ ...countTry, values: [tries, seconds] });
    await client.query('commit');
    await client.query('begin');
    await client.query({ ...verify, values: [body.flowId, bytes(body.targetIndex)] });
    const { rowCount } = await client.query({ ...spend, values: [body.flowId, bytes(body.codeHash)] });
    for (const seconds of windows) await client.query({ ...refundAttempt, values: [tries, seconds] });
    await client.query('commit');
    if (rowCount !== 1) throw new Error('the code was used before');
    return { result: 'success' };
  } finally {
    client.release();
  }
});

const pickPolicy = {
  name: 'pick-policy',
  text: `with recursive up as (
      select d.department_code, d.upper_department_code, 0 as level from people p
      cross join lateral (select * from departments d where d.company_code = $1 and d.department_code = p.department_code limit 1) d
      where p.company_code = $1 and p.person_id = $2
      union all
      select d.department_code, d.upper_department_code, up.level + 1 from up
      cross join lateral (select * from departments d where d.company_code = $1 and d.department_code = up.upper_department_code limit 1) d)
    select v.name, v.steps, (
      select json_agg(json_build_object('department', up.department_code, 'name', q.full_name, 'title', q.english_name) order by up.level)
      from up join department_heads h on h.company_code = $1 and h.department_code = up.department_code
      join people q on q.company_code = $1 and q.person_id = h.person_id) as heads
    from approval_policies a cross join lateral (
      select * from approval_policy_versions v where v.company_code = $1 and v.approval_policy_id = a.approval_policy_id
        and v.active_from <= current_date order by v.version desc limit 1) v
    where a.company_code = $1 and v.is_active
      and (v.department_code is null or v.department_code in (select department_code from up))
      and (v.document_kind is null or v.document_kind = 'expense') and (v.amount_to is null or v.amount_to >= $3)
    order by a.sort_order limit 1`,
};

/** The dry run's floor: the first policy that applies, and the heads above the requester. */
app.get<{ Querystring: { company: string; person: string; amount: string } }>('/approval-route', async ({ query }) => {
  return (await pool.query({ ...pickPolicy, values: [query.company, query.person, query.amount] })).rows[0];
});

const listInbox = {
  name: 'approval-inbox',
  text: `
    select r.request_id, r.request_number, r.version, r.title, v.name, v.english_name, r.document_kind, r.amount, r.state,
      p.full_name, p.english_name as requester, w.since
    from (select a.request_id, min(a.waiting_since) as since from approval_approvers a
      where a.company_code = $1 and a.person_id = $2 and a.state = 'now' group by a.request_id order by 2, 1 limit 51) w
    join approval_requests r on r.company_code = $1 and r.request_id = w.request_id
    join approval_form_versions v on v.company_code = $1 and v.approval_form_id = r.approval_form_id and v.version = r.form_version
    join people p on p.company_code = $1 and p.person_id = r.requester_id order by w.since, r.request_id`,
};

/** The inbox's floor: the first page of requests that wait for a person, with their sealed titles. */
app.get<{ Querystring: { company: string; person: string } }>('/approval-inbox', async ({ query }) => {
  return (await pool.query({ ...listInbox, values: [query.company, query.person] })).rows;
});

app.get('/healthz', () => ({ status: 'ok' }));
await app.listen({ port: Number(process.env['FLOOR_PORT']), host: '127.0.0.1' });
process.on('SIGTERM', () => process.exit(0));
