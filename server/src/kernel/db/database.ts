import { Kysely, PostgresDialect, sql } from 'kysely';
import type pg from 'pg';
import { failureKind } from './failures.ts';
import type { DB } from './tables.generated.ts';

/** The pool of the application role, outside any transaction. */
export type Database = Kysely<DB>;
/** A transaction; the connection is always a parameter, so a query cannot slip out of it. */
export type Tx = Kysely<DB> & { readonly inTransaction?: true };

export function openDatabase(pool: pg.Pool): Database {
  return new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
}

const companyCodeForm = /^[A-Z0-9]{1,20}$/;
const maxAttempts = 3;

/**
 * Runs `work` in one transaction. With `companyCode`, row-level security admits that company's rows alone;
 * begin and setting travel together. A serialisation failure or deadlock is tried again, at most three times.
 */
export async function transaction<T>(
  db: Database,
  work: (tx: Tx) => Promise<T>,
  { companyCode }: { companyCode?: string } = {},
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.connection().execute((connection) => once(connection, beginning(companyCode), work));
    } catch (error) {
      if (attempt >= maxAttempts || failureKind(error) !== 'conflict') throw error;
    }
  }
}

/** Runs `work` with the rows of one company in reach. */
export function inCompany<T>(db: Database, companyCode: string, work: (tx: Tx) => Promise<T>): Promise<T> {
  return transaction(db, work, { companyCode });
}

/** Turns the rest of a running transaction to one company, for a transaction that has just made it. */
export async function enterCompany(tx: Tx, companyCode: string): Promise<void> {
  await sql`select set_config('app.company_code', ${companyCode}, true)`.execute(tx);
}

async function once<T>(connection: Database, begin: string, work: (tx: Tx) => Promise<T>): Promise<T> {
  await sql.raw(begin).execute(connection);
  try {
    const result = await work(connection);
    await sql.raw('commit').execute(connection);
    return result;
  } catch (error) {
    await sql
      .raw('rollback')
      .execute(connection)
      .catch(() => {});
    throw error;
  }
}

function beginning(companyCode: string | undefined): string {
  if (companyCode === undefined) return 'begin';
  if (!companyCodeForm.test(companyCode)) throw new Error('not a company code');
  return `begin; select set_config('app.company_code', '${companyCode}', true)`;
}
