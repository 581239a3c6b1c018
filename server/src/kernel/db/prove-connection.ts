import { randomInt, randomUUID } from 'node:crypto';
import pg from 'pg';
import { terminalText, type TerminalText } from '../terminal-text.ts';

/** Properties that a pool's connection requires before its first query. */
export interface Wanted {
  readonly role: string;
  /** Milliseconds after which the server ends a statement; 0 for never. */
  readonly statementTimeoutMs: number;
}

interface Found {
  readonly role: string;
  readonly passes: boolean;
  readonly timeout: number;
  readonly zone: string;
}

const texts = {
  role: {
    en: 'the connection to PostgreSQL works as {found} and not as {role}, so row-level security would not hold; something between, such as a connection pooler, drops the startup settings (options): connect to the server itself, or let them pass',
    ko: 'PostgreSQL 연결이 {role}이(가) 아니라 {found}(으)로 동작하여 행 수준 보안이 적용되지 않습니다. 연결 풀러 등 중간 프로그램이 시작 설정(options)을 무시하고 있습니다. 서버에 직접 연결하거나 설정이 전달되도록 하세요.',
  },
  passes: {
    en: 'the database role {role} may pass row-level security (it is a superuser or has BYPASSRLS); take that from it',
    ko: '데이터베이스 역할 {role}이(가) 행 수준 보안을 우회할 수 있습니다(슈퍼유저 또는 BYPASSRLS). 이 권한을 회수하세요.',
  },
  timeout: {
    en: 'statements of {role} end after {found} ms and not after {wanted}; something between, such as a connection pooler, drops the startup settings (options)',
    ko: '{role}의 문장 제한 시간이 {wanted}ms가 아니라 {found}ms입니다. 연결 풀러 등 중간 프로그램이 시작 설정(options)을 무시하고 있습니다.',
  },
  zone: {
    en: 'the time zone of the connection to PostgreSQL is {found} and not UTC; set it for the login role of DATABASE_REQUESTS_URL',
    ko: 'PostgreSQL 연결의 시간대가 UTC가 아니라 {found}입니다. DATABASE_REQUESTS_URL의 로그인 역할에 시간대를 UTC로 지정하세요.',
  },
  other: {
    en: 'DATABASE_REQUESTS_URL leads to another database than DATABASE_URL, or to a server that only reads; both name the same one',
    ko: 'DATABASE_REQUESTS_URL이 DATABASE_URL과 다른 데이터베이스이거나 읽기 전용 서버를 가리킵니다. 두 설정이 같은 데이터베이스를 가리키게 하세요.',
  },
  names: {
    en: 'the pooler of DATABASE_REQUESTS_URL gives each transaction another connection and does not know the statements that were named on the one before ({code}), as pgbouncer before 1.21 in transaction mode: set MADANG_STATEMENT_NAMES=no, or give pgbouncer 1.21 or newer max_prepared_statements',
    ko: 'DATABASE_REQUESTS_URL의 풀러가 트랜잭션마다 다른 연결을 주면서 앞 연결에서 이름 붙인 문장을 알지 못합니다({code}). 1.21 이전 pgbouncer의 트랜잭션 모드가 그렇습니다. MADANG_STATEMENT_NAMES=no를 지정하거나, 1.21 이상의 pgbouncer에 max_prepared_statements를 지정하세요.',
  },
  way: {
    en: 'requests cannot reach the database by DATABASE_REQUESTS_URL ({reason}); is the pooler running, and does its login role stand in the database as docs/operation/running.md has it made?',
    ko: 'DATABASE_REQUESTS_URL로는 요청이 데이터베이스에 연결되지 않습니다({reason}). 풀러가 실행 중인지, 로그인 역할이 docs/operation/running.md에 적힌 대로 만들어져 있는지 확인하세요.',
  },
  refused: {
    en: 'something between the product and PostgreSQL, such as a connection pooler, refuses the startup settings (options); connect to the server itself, or let them pass',
    ko: '연결 풀러 등 중간 프로그램이 시작 설정(options)을 거부합니다. PostgreSQL 서버에 직접 연결하거나 설정이 전달되도록 하세요.',
  },
} as const satisfies Record<string, TerminalText>;

/** A connection that is not what was asked for: nothing is ever asked on it. */
export class WrongConnection extends Error {
  override name = 'WrongConnection';
  /** The server's side rejected the connection, by the standard's class of such errors: try later. */
  readonly code = '08004';
}

/** Some poolers refuse the settings instead of dropping them. */
export function explainConnection(error: unknown): unknown {
  const isRefusal = error instanceof Error && /unsupported startup parameter/.test(error.message);
  return isRefusal ? new WrongConnection(terminalText(texts.refused, {}), { cause: error }) : error;
}

/** Explains why requests cannot use their own connection, by the code of PostgreSQL or of the network; contains no password. */
export function explainRequests(error: unknown): unknown {
  const explained = explainConnection(error);
  if (explained instanceof WrongConnection || !(error instanceof Error)) return explained;
  const reason = 'code' in error ? String(error.code) : error.message;
  return new WrongConnection(terminalText(texts.way, { reason }), { cause: error });
}

/** A pool's `verify`: asks each new connection once, before its first use, which role and time limit it has. */
export function proveConnection({ role, statementTimeoutMs }: Wanted) {
  return (client: pg.Client, done: (error?: Error) => void): void => {
    client
      .query<Found>(
        `select current_user::text as role, r.rolsuper or r.rolbypassrls as passes, s.setting::int as timeout,
           current_setting('TimeZone') as zone
         from pg_roles r, pg_settings s where r.rolname = current_user and s.name = 'statement_timeout'`,
      )
      .then(({ rows: [found] }) => done(found ? wrongOf(found, { role, statementTimeoutMs }) : undefined), done);
  };
}

function wrongOf(found: Found, { role, statementTimeoutMs: wanted }: Wanted): WrongConnection | undefined {
  const wrong = (text: TerminalText, values: Readonly<Record<string, string | number>>) =>
    new WrongConnection(terminalText(text, values));
  if (found.role !== role) return wrong(texts.role, { found: found.role, role });
  if (found.passes) return wrong(texts.passes, { role });
  if (found.zone !== 'UTC') return wrong(texts.zone, { found: found.zone });
  return found.timeout === wanted ? undefined : wrong(texts.timeout, { role, found: found.timeout, wanted });
}

/** Any number will do that the product uses for nothing else. */
const sameLock = 7_203_812;

/** Refuses two ways that lead to two databases: a lock that is held in one is seen in the same one alone. */
export async function proveSameDatabase(owner: pg.Pool, requests: pg.Pool): Promise<void> {
  const number = randomInt(2 ** 31 - 1);
  const holder = await owner.connect();
  try {
    await holder.query('begin');
    await holder.query('select pg_advisory_xact_lock($1, $2)', [sameLock, number]);
    const { rows } = await requests.query<{ isSame: boolean }>(
      `select exists (select from pg_locks where locktype = 'advisory' and classid = $1::oid and objid = $2::oid
         and database = (select oid from pg_database where datname = current_database())) as "isSame"`,
      [sameLock, number],
    );
    if (!rows[0]?.isSame) throw new WrongConnection(terminalText(texts.other, {}));
  } finally {
    await holder.query('rollback').catch(() => {});
    holder.release();
  }
}

/** Tries until two connections have had the same server connection, if a pooler shares them. */
const namedTurns = 4;

/**
 * Refuses a pooler on which a named statement lasts for one transaction, by naming one statement on two connections in
 * turn.
 */
export async function proveNames(requests: pg.Pool): Promise<void> {
  const clients = [await requests.connect()];
  try {
    clients.push(await requests.connect());
    for (let turn = 0; turn < namedTurns; turn += 1) {
      const text = `select $1::integer as turn, '${randomUUID()}' as text`;
      for (const client of [...clients, ...clients]) await client.query(text, [turn]);
    }
  } catch (error) {
    const code = error instanceof pg.DatabaseError ? (error.code ?? '') : '';
    if (!namesUnknown.has(code)) throw error;
    throw new WrongConnection(terminalText(texts.names, { code }), { cause: error });
  } finally {
    // What they have named goes with them.
    for (const client of clients) client.release(true);
  }
}

/** A prepared statement that is not there, and one that is there already. */
const namesUnknown = new Set(['26000', '42P05']);
