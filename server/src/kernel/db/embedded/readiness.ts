import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';

export interface Connection {
  /** The socket's folder. */
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly database: string;
}

/** Generous: after a crash the server first replays its log. */
const longestStartMs = 120_000;

/** Waits until the server answers and makes the database; throws when `signal` aborts or time is up. */
export async function waitUntilReady(connection: Connection, signal: AbortSignal): Promise<void> {
  const client = await connectWhenReady(connection, signal);
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [connection.database]);
    if (rowCount === 0) await client.query(`create database ${client.escapeIdentifier(connection.database)}`);
  } finally {
    await client.end();
  }
}

async function connectWhenReady(connection: Connection, signal: AbortSignal): Promise<pg.Client> {
  const deadline = Date.now() + longestStartMs;
  for (;;) {
    signal.throwIfAborted();
    try {
      return await connect(connection);
    } catch (error) {
      if (Date.now() > deadline) throw error;
    }
    await sleep(20, undefined, { signal });
  }
}

async function connect(connection: Connection): Promise<pg.Client> {
  // Named in full, so that no PG... variable of the environment leads elsewhere.
  const client = new pg.Client({ ...connection, database: 'postgres', ssl: false, connectionTimeoutMillis: 5_000 });
  // Its loss shows in the query that was running; without a listener it would end the process.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}
