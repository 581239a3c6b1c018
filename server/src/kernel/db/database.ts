import { CompiledQuery, Kysely, PostgresDialect, sql, type DatabaseConnection, type RawBuilder } from 'kysely';
import type pg from 'pg';
import { failureKind, isAftermath } from './failures.ts';
import { repeating } from './repeating.ts';
import type { DB } from './tables.generated.ts';

/** The pool of the application role, outside any transaction. */
export type Database = Kysely<DB>;
/** A transaction; the connection is always a parameter, so a query cannot slip out of it. */
export type Tx = Kysely<DB> & { readonly inTransaction?: true };

const pools = new WeakMap<Database, pg.Pool>();

export function openDatabase(pool: pg.Pool): Database {
  const db = new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
  pools.set(db, pool);
  return db;
}

/** The pool behind a database; undefined for a transaction, whose statements keep to its connection. */
export function poolOf(db: Database): pg.Pool | undefined {
  return pools.get(db);
}

/** The settings of a transaction. */
export interface TransactionSettings {
  readonly companyCode?: string;
  /** The operation at work and who began it, for the history that triggers write. */
  readonly operation?: string;
  readonly actorId?: string;
}

/** Statements sent together with the begin and the commit of a transaction, so that they cost no round trip of their own. */
export interface TransactionEnds<T> {
  /** Sent with `begin`; the work starts once both have their answers. It reads alone: a failed `begin` protects nothing. */
  readonly opening?: (tx: Tx) => Promise<unknown>;
  /** Sent with `commit`, as one statement that is begun before it returns; where it fails nothing is committed. */
  readonly closing?: (tx: Tx, result: T) => Promise<unknown>;
  readonly isReadOnly?: boolean;
}

const settingForms = {
  companyCode: /^[A-Z0-9]{1,20}$/,
  operation: /^[a-z]+(-[a-z]+)*$/,
  actorId: /^[0-9a-f-]{36}$/,
} as const;
const maxAttempts = 3;

/**
 * Runs `work` in a transaction, with `companyCode` behind that company's fence. Serialisation failures and deadlocks
 * are retried three times at most.
 */
export async function transaction<T>(
  db: Database,
  work: (tx: Tx) => Promise<T>,
  settings: TransactionSettings = {},
  ends: TransactionEnds<T> = {},
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await onConnection(db, ends.isReadOnly === true, (connection) =>
        once(connection, beginning(settings), work, ends),
      );
    } catch (error) {
      if (attempt >= maxAttempts || failureKind(error) !== 'conflict') throw error;
    }
  }
}

/** One that ended before anything was sent, or that was to read alone, is taken once more. */
function onConnection<T>(db: Database, reads: boolean, use: (connection: Database) => Promise<T>): Promise<T> {
  let isSent = false;
  const left = () => (reads || !isSent ? 'nothing' : 'unknown');
  return repeating(pools.get(db), left, () => {
    isSent = false;
    return db.getExecutor().provideConnection((connection) => {
      isSent = true;
      return use(keptTo(connection, db));
    });
  });
}

/** Runs `work` with the rows of one company in reach. */
export function inCompany<T>(db: Database, companyCode: string, work: (tx: Tx) => Promise<T>): Promise<T> {
  return transaction(db, work, { companyCode });
}

/** Asks one question in a read-only transaction within a company. Begin, question and end travel in one round trip. */
export async function readInCompany<Row>(db: Database, companyCode: string, query: RawBuilder<Row>): Promise<Row[]> {
  const pool = pools.get(db);
  if (!pool) throw new Error('not a database that openDatabase made');
  const { sql: text, parameters } = query.compile(db);
  const begin = beginning({ companyCode }).replace('begin', 'begin read only');
  return repeating(
    pool,
    () => 'nothing',
    () => readOnce<Row>(pool, begin, text, parameters),
  );
}

async function readOnce<Row>(
  pool: pg.Pool,
  begin: string,
  text: string,
  parameters: readonly unknown[],
): Promise<Row[]> {
  const client = await pool.connect();
  // A refused question makes the end a rollback; what broke the connection has broken all three.
  const answers = await Promise.allSettled([
    client.query(begin),
    client.query<Row & pg.QueryResultRow>(text, [...parameters]),
    client.query('commit'),
  ]);
  const failed = answers.find((answer) => answer.status === 'rejected');
  client.release(failed !== undefined && failureKind(failed.reason) === 'unavailable');
  if (failed) throw failed.reason;
  const [, found] = answers;
  return found.status === 'fulfilled' ? found.value.rows : [];
}

/**
 * Waits for independent statements of a transaction in one round trip. It settles when all have ended, and rejects with
 * the first error.
 */
export async function pipeline<T extends readonly unknown[]>(
  statements: readonly [...T],
): Promise<{ -readonly [K in keyof T]: Awaited<T[K]> }> {
  const answers = await Promise.allSettled<unknown>(statements);
  const errors = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason as unknown] : []));
  if (errors.length > 0) throw errors.find((error) => !isAftermath(error)) ?? errors[0];
  // All are settled and none is refused: the answers come as they stand there.
  return Promise.all(statements);
}

/** Turns the rest of a running transaction to one company, for a transaction that has just made it. */
export async function enterCompany(tx: Tx, companyCode: string): Promise<void> {
  await sql`select set_config('app.company_code', ${companyCode}, true)`.execute(tx);
}

/** Fault of a change that would write into a company that does not exist, or has ended its service. */
export class OutOfService extends Error {
  constructor() {
    super('a company that is in no service');
  }
}

/** Does one thing for another company inside a transaction and turns back finally; throws OutOfService for one in no service. */
export async function forOtherCompany<T>(tx: Tx, companyCode: string, work: () => Promise<T>): Promise<T> {
  const { rows } = await sql`
    select from companies where company_code = ${companyCode} and ended_at is null for key share`.execute(tx);
  if (rows.length === 0) throw new OutOfService();
  return readOtherCompany(tx, companyCode, work);
}

/** Reads what another company has, one that has ended included, and turns back finally. */
export async function readOtherCompany<T>(tx: Tx, companyCode: string, work: () => Promise<T>): Promise<T> {
  const { rows } = await sql<{ before: string }>`
    select coalesce(current_setting('app.company_code', true), '') as before`.execute(tx);
  await enterCompany(tx, companyCode);
  const done = await work().catch(async (error: unknown) => {
    // After a statement that failed the transaction is over, and so is its setting.
    await enterCompany(tx, rows[0]?.before ?? '').catch(() => {});
    throw error;
  });
  await enterCompany(tx, rows[0]?.before ?? '');
  return done;
}

/**
 * Database on a single connection on which the driver sends statements on without waiting, in the order in which they
 * are asked.
 */
function keptTo(connection: DatabaseConnection, db: Database): Database {
  const executor = db.getExecutor().withConnectionProvider({
    provideConnection: (consumer) => consumer(connection),
  });
  return new Kysely<DB>({ ...unused, executor });
}

/** Parts that the query builder requires at construction and does not use with a given executor. */
const unused = (() => {
  const dialect = new PostgresDialect({ pool: () => Promise.reject(new Error('a transaction has its connection')) });
  return { config: { dialect }, dialect, driver: dialect.createDriver() };
})();

async function once<T>(
  connection: Database,
  begin: string,
  work: (tx: Tx) => Promise<T>,
  { opening, closing, isReadOnly = false }: TransactionEnds<T>,
): Promise<T> {
  const send = (text: string) => connection.executeQuery(CompiledQuery.raw(text));
  const began = send(isReadOnly ? begin.replace('begin', 'begin read only') : begin);
  try {
    await (opening ? pipeline([began, opening(connection)]) : began);
    const result = await work(connection);
    // Where the closing statement fails the transaction has failed, and its commit is a rollback.
    await (closing ? pipeline([closing(connection, result), send('commit')]) : send('commit'));
    return result;
  } catch (error) {
    await send('rollback').catch(() => {});
    throw error;
  }
}

function beginning({ companyCode, operation, actorId }: TransactionSettings): string {
  const settings = [
    setting('app.company_code', companyCode, settingForms.companyCode, 'not a company code'),
    setting('app.operation', operation, settingForms.operation, 'not the name of an operation'),
    setting('app.actor_id', actorId, settingForms.actorId, 'not a person'),
  ].filter((part) => part !== undefined);
  return ['begin', ...settings].join('; ');
}

/** The values stand in the text itself, for several statements of one round trip take no parameters. */
function setting(name: string, value: string | undefined, form: RegExp, fault: string): string | undefined {
  if (value === undefined) return undefined;
  if (!form.test(value)) throw new Error(fault);
  return `set local ${name} = '${value}'`;
}
