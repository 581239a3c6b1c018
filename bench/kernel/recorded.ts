import { createHash } from 'node:crypto';
import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import type { Database } from '../../server/src/kernel/db/database.ts';

/** The statements that the product's own code sends for a call, written down once and then run bare. */
export class Recorded {
  readonly #pool: pg.Pool;
  readonly #scripts = new Map<string, Promise<pg.QueryConfig[]>>();

  constructor(pool: pg.Pool) {
    this.#pool = pool;
  }

  /** Runs the statements of `work` one after the other, as the product does, with nothing around them. */
  async run(name: string, work: (db: Database) => Promise<unknown>): Promise<unknown> {
    const script = this.#scripts.get(name) ?? this.#record(work);
    this.#scripts.set(name, script);
    const client = await this.#pool.connect();
    try {
      let rows: unknown;
      for (const statement of await script) ({ rows } = await client.query(statement));
      return { rows };
    } finally {
      client.release();
    }
  }

  async #record(work: (db: Database) => Promise<unknown>): Promise<pg.QueryConfig[]> {
    const script: pg.QueryConfig[] = [];
    const db: Database = new Kysely({
      dialect: new PostgresDialect({ pool: this.#pool }),
      log: ({ query: { sql: text, parameters } }) => {
        script.push(statementOf(text, parameters));
      },
    });
    await work(db);
    return script;
  }
}

/** Prepared once per connection; two statements in one text, such as a transaction's beginning, cannot be. */
function statementOf(text: string, parameters: readonly unknown[]): pg.QueryConfig {
  if (parameters.length === 0) return { text };
  const name = createHash('sha1').update(text).digest('hex');
  return { name, text, values: [...parameters] };
}
