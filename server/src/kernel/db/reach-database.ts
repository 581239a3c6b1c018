import pg from 'pg';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../../config.ts';
import { terminalText, type TerminalText } from '../terminal-text.ts';
import type { RequestsWay } from './open-pools.ts';
import type { Way } from './pool.ts';
import { addressesOf, Hosts } from './hosts.ts';
import { connectionToRunning, demandDatabase, EmbeddedDatabaseError, startEmbeddedDatabase } from './embedded/index.ts';

export interface ReachedDatabase {
  readonly connection: Way;
  /** Kept where the embedded server keeps ending and is not started again; a server of someone else never gives up. */
  readonly gaveUp: Promise<Error>;
  /** Stops what was started; a server of someone else is left alone. */
  stop(): Promise<void>;
}

const ofSomebodyElse = { gaveUp: new Promise<never>(() => {}), stop: async () => {} };

/** The server of DATABASE_URL, or the embedded one of the data folder, started here. */
export async function reachDatabase(config: Config, log: FastifyBaseLogger): Promise<ReachedDatabase> {
  if (config.databaseUrl !== undefined) {
    const connection = wayTo(config.databaseUrl);
    await tryConnection(connection);
    return { connection, ...ofSomebodyElse };
  }
  const gaveUp = Promise.withResolvers<Error>();
  const embedded = await startEmbeddedDatabase({ dataFolder: config.dataFolder, log, onGaveUp: gaveUp.resolve });
  return { connection: embedded.connection, gaveUp: gaveUp.promise, stop: () => embedded.stop() };
}

/** The way of requests, where it is one of its own. */
export function requestsWay({ databaseRequestsUrl, namesStatements }: Config): RequestsWay | undefined {
  if (databaseRequestsUrl === undefined) return undefined;
  return { connection: wayTo(databaseRequestsUrl), namesStatements };
}

/** One host is taken as it stands; of several, the one that takes writes is found at each connection. */
function wayTo(address: string): Way {
  const addresses = addressesOf(address);
  const [first = address] = addresses;
  return { connectionString: first, ...(addresses.length > 1 && { hosts: new Hosts(addresses) }) };
}

/** The hosts of a DATABASE_URL as the driver reads them: the address may name them in two places. */
export function databaseHosts(databaseUrl: string): string[] {
  return addressesOf(databaseUrl).map((connectionString) => new pg.Client({ connectionString }).host);
}

/** The server of DATABASE_URL does not answer or does not let us in; the text names no password. */
export class DatabaseUnreachable extends Error {
  override name = 'DatabaseUnreachable';
}

const connectionSeconds = 6;

const texts = {
  refused: {
    en: 'the PostgreSQL of DATABASE_URL cannot be used ({host}:{port}, {reason}); is it running, and are user, password and database right?',
    ko: 'DATABASE_URL의 PostgreSQL을 사용할 수 없습니다({host}:{port}, {reason}). 실행 중인지, 사용자와 비밀번호, 데이터베이스가 맞는지 확인하세요.',
  },
  silent: {
    en: 'the PostgreSQL of DATABASE_URL cannot be used ({host}:{port}, no answer in {seconds} seconds); is it running, and are user, password and database right?',
    ko: 'DATABASE_URL의 PostgreSQL을 사용할 수 없습니다({host}:{port}, {seconds}초 동안 응답 없음). 실행 중인지, 사용자와 비밀번호, 데이터베이스가 맞는지 확인하세요.',
  },
  standby: {
    en: 'the PostgreSQL of DATABASE_URL ({host}:{port}) is a standby: what it has may be old, and it takes no writes; name the primary, or all hosts',
    ko: 'DATABASE_URL의 PostgreSQL({host}:{port})은 대기 서버입니다. 데이터가 최신이 아닐 수 있고 쓰기도 할 수 없습니다. 주 서버 또는 모든 호스트를 지정하세요.',
  },
  several: {
    en: 'no PostgreSQL of the hosts in DATABASE_URL takes writes ({reason}); is one running as primary, and are user, password and database right?',
    ko: 'DATABASE_URL의 호스트 중 쓰기가 가능한 PostgreSQL이 없습니다({reason}). 주 서버가 실행 중인지, 사용자와 비밀번호, 데이터베이스가 맞는지 확인하세요.',
  },
} as const satisfies Record<string, TerminalText>;

/** Connects once at the start, which reports an unreachable database in plain words before any other query fails. */
async function tryConnection({ hosts, ...connection }: Way): Promise<void> {
  if (hosts) return tryHosts(hosts);
  const client = new pg.Client({ ...connection, connectionTimeoutMillis: connectionSeconds * 1_000 });
  // An end of the connection after it was made says nothing of the address.
  client.on('error', () => {});
  try {
    await client.connect();
  } catch (error) {
    const { host, port } = client;
    const told = isTimeOut(error)
      ? terminalText(texts.silent, { host, port, seconds: connectionSeconds })
      : terminalText(texts.refused, { host, port, reason: reasonOf(error) });
    throw new DatabaseUnreachable(told, { cause: error });
  } finally {
    await client.end().catch(() => {});
  }
}

async function tryHosts(hosts: Hosts): Promise<void> {
  try {
    await hosts.find();
  } catch (error) {
    throw new DatabaseUnreachable(terminalText(texts.several, { reason: reasonOf(error) }), { cause: error });
  }
}

/**
 * Connects to one server, for a dump: of several hosts the one that takes writes. A standby is refused, because it may
 * be behind.
 */
export async function onlyHost({ hosts, ...connection }: Way): Promise<pg.ClientConfig> {
  if (hosts) await tryHosts(hosts);
  const single = hosts ? { connectionString: (await hosts.find()).address } : connection;
  const client = new pg.Client({ ...single, connectionTimeoutMillis: connectionSeconds * 1_000 });
  client.on('error', () => {});
  await client.connect();
  try {
    const { rows } = await client.query<{ follows: boolean }>('select pg_is_in_recovery() as follows');
    const { host, port } = client;
    if (rows[0]?.follows) throw new DatabaseUnreachable(terminalText(texts.standby, { host, port }));
  } finally {
    await client.end().catch(() => {});
  }
  return single;
}

/** The driver has no code for it, only these words. */
function isTimeOut(error: unknown): boolean {
  return error instanceof Error && error.message === 'timeout expired';
}

/** The code of PostgreSQL or of the network; what the driver finds out itself has words alone, and no password in them. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return 'code' in error ? String(error.code) : error.message;
}

/**
 * Connects a command to the server's database, joining an embedded one that runs. It creates none, or it would work on
 * an empty one.
 */
export async function joinDatabase(config: Config, log: FastifyBaseLogger): Promise<ReachedDatabase> {
  if (config.databaseUrl === undefined) demandDatabase(config.dataFolder);
  try {
    return await reachDatabase(config, log);
  } catch (error) {
    if (!(error instanceof EmbeddedDatabaseError) || error.code !== 'DATABASE_ALREADY_RUNNING') throw error;
    return { connection: connectionToRunning(config.dataFolder), ...ofSomebodyElse };
  }
}
