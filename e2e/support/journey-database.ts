import { randomBytes } from 'node:crypto';
import pg from 'pg';

/**
 * A database on the server of TEST_DATABASE_URL for one product, a copy of TEST_DATABASE_TEMPLATE where one is named;
 * without that server the embedded one serves.
 */
export class JourneyDatabase {
  readonly #server: string;
  readonly #name = `madang_test_${randomBytes(6).toString('hex')}`;

  private constructor(server: string) {
    this.#server = server;
  }

  static async create(): Promise<JourneyDatabase | undefined> {
    const server = process.env['TEST_DATABASE_URL'];
    if (!server) return undefined;
    const database = new JourneyDatabase(server);
    await database.#run(
      `create database ${database.#name} template ${process.env['TEST_DATABASE_TEMPLATE'] ?? 'template1'} strategy file_copy`,
    );
    return database;
  }

  /** Address for DATABASE_URL. */
  get url(): string {
    const url = new URL(this.#server);
    url.pathname = `/${this.#name}`;
    return url.href;
  }

  drop(): Promise<void> {
    return this.#run(`drop database if exists ${this.#name} with (force)`);
  }

  async #run(statement: string): Promise<void> {
    const client = new pg.Client({ connectionString: this.#server });
    await client.connect();
    try {
      await client.query(statement);
    } finally {
      await client.end();
    }
  }
}
