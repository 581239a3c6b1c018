import { sql } from 'kysely';
import pg from 'pg';
import { BenchProcess, freePort } from '../kernel/processes.ts';
import { vacuum, type Stage } from '../kernel/stage.ts';

const rowsAtOnce = 100_000;

/** A peer's process on a database of its own, beside the product's. */
export interface PeerGround {
  readonly url: string;
  readonly process: BenchProcess;
  readonly database: pg.Client;
  /** Writes the product's own planted names by a statement of $1 names and $2 numbers. */
  readonly plant: (statement: string, ...rest: readonly string[]) => Promise<void>;
  readonly vacuum: () => Promise<void>;
}

export interface PeerSetting {
  /** Folder of the installed packages. */
  readonly folder: string;
  /** The file that takes what the process prints. */
  readonly log: string;
  /** The product's, whose people are the peer's too. */
  readonly companyCode: string;
  readonly people: number;
  /** At most as many are open at once, to the peer and from it to its database. */
  readonly connections: number;
  /** Steps of the end, done whatever happens before it. */
  readonly undo: (() => Promise<void>)[];
}

interface Setting extends PeerSetting {
  /** Of the database. */
  readonly name: string;
  readonly script: string;
  readonly readyAt: string;
  readonly environment?: Readonly<Record<string, string>>;
}

/** Starts a peer on a new database. */
export async function startPeer(
  stage: Stage,
  { name, script, readyAt, log, folder, companyCode, connections, undo, environment }: Setting,
): Promise<PeerGround> {
  const databaseUrl = new URL(stage.databaseUrl);
  databaseUrl.pathname = `/${name}`;
  await sql`create database ${sql.id(name)}`.execute(stage.bare);
  const database = new pg.Client({ connectionString: databaseUrl.href });
  await database.connect();
  undo.push(() => database.end());
  await database.query('create extension pg_trgm');
  const url = `http://127.0.0.1:${await freePort()}`;
  const process = new BenchProcess({
    script,
    url,
    log,
    environment: {
      NODE_ENV: 'production',
      DATABASE_URL: databaseUrl.href,
      PEERS_FOLDER: folder,
      PEER_URL: url,
      PEER_CONNECTIONS: String(connections),
      ...environment,
    },
  });
  undo.push(() => process.stop());
  await process.untilAnswers(readyAt);
  return {
    url,
    process,
    database,
    plant: async (statement, ...rest) => {
      const names = await namesOf(stage, companyCode);
      for (let from = 0; from < names.length; from += rowsAtOnce) {
        const part = names.slice(from, from + rowsAtOnce);
        await database.query(statement, [part, part.map((_, at) => from + at + 1), ...rest]);
      }
    },
    vacuum: () => vacuum(databaseUrl.href),
  };
}

async function namesOf({ bare }: Stage, companyCode: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select english_name as name from people where company_code = ${companyCode} and english_name <> ''`.execute(bare);
  return rows.map(({ name }) => name);
}

/** Calls a peer while the ground is laid; anything but 2xx ends the run. */
export async function callPeer(
  url: string,
  {
    body,
    headers,
    method = body ? 'POST' : 'GET',
  }: { body?: object; headers?: Record<string, string>; method?: string },
): Promise<Response> {
  const answer = await fetch(url, {
    method,
    headers: { 'content-type': 'application/json', origin: new URL(url).origin, ...headers },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
  return answer;
}
