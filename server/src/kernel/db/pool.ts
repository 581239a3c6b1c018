import { createHash } from 'node:crypto';
import type { Socket } from 'node:net';
import pg from 'pg';
import { AnswerLimit } from './connections/answer-limit.ts';
import { DescribedQuery, Descriptions, type DescribingConnection } from './connections/described-query.ts';
import { countError, countUnreachable } from './error-classes.ts';
import { endsConnection } from './failures.ts';
import type { Hosts } from './hosts.ts';
import { isPlannedForValues } from './plans/planned-for-values.ts';
import { proveConnection } from './prove-connection.ts';
import { dropConnection, retireConnections, watchConnections } from './connections/retire-connections.ts';
import { traceStatement } from './statement-traces.ts';

/** Way to reach a database; of several hosts, `hosts` finds the one to use. */
export type Way = pg.ClientConfig & { readonly hosts?: Hosts };

/** The server and the user to connect as; `role` is taken on at connection, so that no query runs as the owner. */
export interface PoolSettings {
  readonly connection: Way;
  readonly role?: 'madang_app' | 'madang_owner';
  readonly max: number;
  /** Milliseconds after which the server ends a statement; 0 for none. */
  readonly statementTimeoutMs: number;
  /** Milliseconds after which no one waits for an answer any longer: the connection is given up. Absent: for ever. */
  readonly answerLimitMs?: number;
  /** Milliseconds to wait for a connection. */
  readonly connectionLimitMs?: number;
  /** `server`: the login role has role and settings of its own, and nothing is sent at the start, as poolers want it. */
  readonly settingsFrom?: 'start' | 'server';
  /** False where a pooler gives each transaction another connection, which knows no name of the one before. */
  readonly namesStatements?: boolean;
}

/**
 * Pool that survives a restart of the database: an error retires its client. A connection proves its role before its
 * first use.
 */
export function openPool({
  connection,
  role,
  max,
  statementTimeoutMs,
  answerLimitMs,
  connectionLimitMs = 6_000,
  settingsFrom = 'start',
  namesStatements = true,
}: PoolSettings): pg.Pool {
  const options = [
    role && `-c role=${role}`,
    `-c statement_timeout=${statementTimeoutMs}`,
    '-c timezone=UTC',
    // Compiling takes longer than any statement here runs, and is begun wherever a recursion is estimated too large.
    '-c jit=off',
    // Two processes are begun in 15 ms, and most statements that a plan gives them read some rows in one.
    '-c max_parallel_workers_per_gather=0',
  ];
  const { hosts, ...address } = connection;
  const unreachable = () => {
    countUnreachable(pool);
    hosts?.forget();
  };
  const pool: pg.Pool = new pg.Pool({
    ...address,
    Client: connectingClient(
      gatheringClient({
        maxNames: namesStatements ? maxStatementNames : 0,
        // Behind a pooler a name may be of another connection of the database, which was prepared at another time.
        keepsDescriptions: settingsFrom === 'start',
        answerLimitMs,
        pool: () => pool,
      }),
      { hosts, unreachable, drop: (client) => dropConnection(pool, client) },
    ),
    max,
    ...(settingsFrom === 'start' && { options: options.filter(Boolean).join(' ') }),
    connectionTimeoutMillis: connectionLimitMs,
    idleTimeoutMillis: 30_000,
    // A server that is gone without a word is noticed between two calls too.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    ...(role && { verify: proveConnection({ role, statementTimeoutMs }) }),
    application_name: 'madang',
  });
  const retire = () => {};
  pool.on('error', retire);
  // Without a listener of its own, a client that is checked out when the server stops ends the process.
  pool.on('connect', (client) => {
    client.on('error', retire);
    hearServer(client as unknown as PipeliningClient, (code) => {
      countError(pool, code);
      hosts?.hear(code);
      if (endsConnection(code)) retireConnections(pool, client);
    });
  });
  watchConnections(pool);
  return pool;
}

/** Variable `in` lists would fill a connection's memory for ever; a text first seen after the limit runs unnamed. */
export const maxStatementNames = 500;

/**
 * Members of the driver without types: sending without waiting, its stream, the server's errors, and the mark of a
 * client that is not pooled again.
 */
type PipeliningClient = pg.Client & {
  pipeline: boolean;
  _queryable: boolean;
  readonly connection: DescribingConnection & {
    readonly stream: Pick<Socket, 'cork' | 'uncork' | 'destroy'>;
    on(event: 'errorMessage', hear: (error: { readonly code?: string }) => void): void;
    on(event: 'readyForQuery', hear: () => void): void;
  };
};

/** Callback of a pool for its answer, and the client properties that it needs first. */
type ConnectingClient = {
  host: string;
  port: number;
  readonly connectionParameters: { host: string; port: number };
};

interface Around {
  readonly hosts: Hosts | undefined;
  readonly unreachable: () => void;
  /** Takes a client from its pool. */
  readonly drop: (client: object) => void;
}

/** Clients that go to the host which takes writes, where there are several, and say where no connection comes about. */
function connectingClient(base: typeof pg.Client, { hosts, unreachable, drop }: Around): typeof pg.Client {
  return class extends base {
    // A pool gives a callback, anyone else wants a promise.
    // oxlint-disable-next-line typescript/no-explicit-any -- must accept what the base class accepts
    override connect(callback?: (error?: any, client?: any) => void): any {
      const done = this.#connect().catch((error: unknown) => {
        unreachable();
        throw error;
      });
      if (!callback) return done;
      done.then(() => callback(), callback);
    }

    async #connect(): Promise<void> {
      if (hosts) {
        const { host, port, address } = await hosts.find();
        const client = this as unknown as ConnectingClient & PipeliningClient;
        const leave = () => {
          drop(this);
          client.connection.stream.destroy();
        };
        this.once('end', hosts.join({ address, leave }));
        Object.assign(client, { host, port });
        Object.assign(client.connectionParameters, { host, port });
      }
      await super.connect();
    }
  };
}

/** Passes its errors on; a server that takes no writes any more, or is ending, answers the next call no better. */
function hearServer(client: PipeliningClient, tell: (code: string) => void): void {
  client.connection.on('errorMessage', ({ code }) => {
    if (code === undefined) return;
    tell(code);
    if (endsConnection(code)) client._queryable = false;
  });
}

interface GatheringSettings {
  readonly answerLimitMs: number | undefined;
  readonly maxNames: number;
  readonly keepsDescriptions: boolean;
  readonly pool: () => pg.Pool;
}

/**
 * Clients of one pool, with named statements. Statements of one turn leave in one write, since each write wakes the
 * database (docs/decisions/statements-and-round-trips.md).
 */
function gatheringClient({ maxNames, keepsDescriptions, answerLimitMs, pool }: GatheringSettings): typeof pg.Client {
  const names = new Map<string, string>();
  const nameOf = (text: string): string | undefined => {
    const known = names.get(text);
    if (known !== undefined || names.size >= maxNames) return known;
    const name = createHash('sha1').update(text).digest('base64url').slice(0, 16);
    names.set(text, name);
    return name;
  };
  return class extends pg.Client {
    #isGathering = false;
    readonly #answerLimit: AnswerLimit | undefined;
    readonly #descriptions: Descriptions;

    // oxlint-disable-next-line typescript/no-explicit-any -- must accept what the base class accepts
    constructor(...settings: any[]) {
      super(...settings);
      const inside = this as unknown as PipeliningClient;
      inside.pipeline = true;
      this.#descriptions = new Descriptions(inside.connection, { keeps: keepsDescriptions });
      if (answerLimitMs === undefined) return;
      const limit = new AnswerLimit(answerLimitMs, (error) => inside.connection.stream.destroy(error));
      inside.connection.on('readyForQuery', () => limit.answered());
      this.#answerLimit = limit;
    }

    // The driver's query has many overloads; a pool adds a callback to the text and its values.
    // oxlint-disable-next-line typescript/no-explicit-any -- must accept what the base class accepts
    override query(...call: any[]): any {
      this.#gather();
      this.#answerLimit?.asked();
      const [text, values, ...callback] = call;
      const isNamed = typeof text === 'string' && Array.isArray(values) && values.length > 0;
      const name = isNamed && !isPlannedForValues(text) ? nameOf(text) : undefined;
      if (name === undefined) {
        return traceStatement(pool(), { text, name, call }, (sent) => Reflect.apply(super.query, this, sent));
      }
      const statement = { descriptions: this.#descriptions, name, text };
      return traceStatement(pool(), { text, name, call: callback }, ([heard]) =>
        askOnce(
          (hear) => super.query(new DescribedQuery(statement, values, hear) as unknown as pg.Submittable),
          heard as Hear | undefined,
        ),
      );
    }

    /** Holds what is written until everything that can run now has run. */
    #gather(): void {
      if (this.#isGathering) return;
      const { stream } = (this as unknown as PipeliningClient).connection;
      this.#isGathering = true;
      stream.cork();
      process.nextTick(() => {
        this.#isGathering = false;
        stream.uncork();
      });
    }
  };
}

type Hear = (error: unknown, answer: unknown) => void;

/** Runs the query as the driver does: calls `hear` if there is one, else returns a promise with the caller's stack. */
function askOnce(ask: (hear: Hear) => void, hear: Hear | undefined): Promise<unknown> | undefined {
  if (hear) {
    ask(hear);
    return undefined;
  }
  return new Promise((resolve, reject) => {
    ask((error, answer) => (error ? reject(error) : resolve(answer)));
  }).catch((error: Error) => {
    Error.captureStackTrace(error);
    throw error;
  });
}
