import type { Property } from '@madang/contract/kernel/property.ts';
import { sql } from 'kysely';
import type { Database, Tx } from '../db/database.ts';

const readEveryMs = 2_000;

/**
 * Operator's properties, read every two seconds. Reading one never waits for the database, because operations do so in
 * their transactions.
 */
export class Properties {
  readonly #db: Database;
  #values: ReadonlyMap<string, unknown> = new Map();
  /** Values as parsed by the schemas, so that a list of domains is not checked again for each request. */
  #checked = new Map<Property, unknown>();
  #timer: NodeJS.Timeout | undefined;

  private constructor(db: Database) {
    this.#db = db;
  }

  static async open(db: Database): Promise<Properties> {
    const properties = new Properties(db);
    await properties.refresh();
    // What was read last still holds while the database is away.
    properties.#timer = setInterval(() => void properties.refresh().catch(() => {}), readEveryMs).unref();
    return properties;
  }

  /** The stored value, or the initial one where none is stored or a release changed what is allowed. */
  async get<T>(property: Property<T>): Promise<T> {
    const { key, schema, initial } = property;
    if (!this.#values.has(key)) return initial;
    if (this.#checked.has(property)) return this.#checked.get(property) as T;
    const stored = schema.safeParse(this.#values.get(key));
    const value = stored.success ? stored.data : initial;
    this.#checked.set(property, value);
    return value;
  }

  /**
   * Writes a value that its schema has accepted, and returns the one that it replaces; call `refresh` once the transaction is
   * through.
   */
  async store<T>(tx: Tx, property: Property<T>, value: T): Promise<T> {
    const stored = await tx
      .selectFrom('properties')
      .select('value')
      .where('property_key', '=', property.key)
      .forUpdate()
      .executeTakeFirst();
    await sql`insert into properties (property_key, value) values (${property.key}, ${JSON.stringify(value)}::jsonb)
      on conflict (property_key) do update set value = excluded.value, changed_at = app_now()`.execute(tx);
    const before = property.schema.safeParse(stored?.value);
    return before.success ? before.data : property.initial;
  }

  /** Reads again at once, after this process changed a property. */
  async refresh(): Promise<void> {
    const rows = await this.#db.selectFrom('properties').select(['property_key', 'value']).execute();
    this.#values = new Map(rows.map((row) => [row.property_key, row.value]));
    this.#checked = new Map();
  }

  close(): void {
    clearInterval(this.#timer);
  }
}
