import type pg from 'pg';

export type Row = Readonly<Record<string, unknown>>;
/** Rows as JSON, by table. */
export type Contents = Readonly<Record<string, readonly Row[]>>;

/** Rows that an earlier release left in a database, with all rows that they refer to. */
export interface ReleaseRows {
  /** The newest migration that it had. */
  readonly lastMigration: string;
  readonly tables: Contents;
  /** The last number that each sequence gave. */
  readonly sequences: Readonly<Record<string, number>>;
}

/** No rows that a release left: what has been migrated, and the clock of tests. */
const notOurs = new Set(['schema_migrations', 'test_clock']);

export async function tablesOf(client: pg.Pool | pg.PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' order by tablename collate "C"`,
  );
  return rows.map(({ name }) => name).filter((name) => !notOurs.has(name));
}

/** Every row of our tables; for a user that row-level security does not hold. */
export async function contents(client: pg.Pool | pg.PoolClient): Promise<Contents> {
  const tables = await tablesOf(client);
  const { rows } = await client.query<{ name: string; row: Row }>(
    tables.map((name) => `select '${name}' as name, to_jsonb(t) as row from ${name} t`).join(' union all '),
  );
  const found = Map.groupBy(rows, ({ name }) => name);
  return Object.fromEntries(tables.map((name) => [name, (found.get(name) ?? []).map(({ row }) => row)]));
}

/** Puts the rows in the place of all that stands there; throws where one refers to a row that is not among them. */
export async function load(pool: pg.Pool, { tables, sequences }: ReleaseRows): Promise<void> {
  const client = await pool.connect();
  try {
    // What triggers made of the rows stands among them already.
    await client.query(`begin; set local session_replication_role = replica`);
    await client.query(`truncate ${(await tablesOf(client)).join(', ')}`);
    for (const [table, rows] of Object.entries(tables)) {
      const columns = await storedColumns(client, table);
      await client.query(
        `insert into ${table} (${columns}) overriding system value
          select ${columns} from jsonb_populate_recordset(null::${table}, $1)`,
        [JSON.stringify(rows)],
      );
    }
    for (const [name, last] of Object.entries(sequences)) await client.query('select setval($1, $2)', [name, last]);
    await proveReferences(client);
    await client.query('commit');
  } finally {
    client.release(true);
  }
}

async function storedColumns(client: pg.PoolClient, table: string): Promise<string> {
  const { rows } = await client.query<{ columns: string }>(
    `select string_agg(quote_ident(attname), ', ' order by attnum) as columns from pg_attribute
      where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`,
    [table],
  );
  return rows[0]?.columns ?? '';
}

/** Foreign keys were not looked at while the rows came: the server proves each now, as one that was added unproven. */
async function proveReferences(client: pg.PoolClient): Promise<void> {
  const { rows } = await client.query<{ statement: string }>(
    `update pg_constraint set convalidated = false where contype = 'f' and connamespace = 'public'::regnamespace
      returning format('alter table %s validate constraint %I', conrelid::regclass, conname) as statement`,
  );
  for (const { statement } of rows) await client.query(statement);
}

export type Keys = ReadonlyMap<string, readonly string[]>;

/** The columns of each table's primary key. */
export async function primaryKeys(pool: pg.Pool): Promise<Keys> {
  const { rows } = await pool.query<{ table: string; columns: string[] }>(
    `select indrelid::regclass::text as table, array_agg(attname::text order by attnum) as columns
      from pg_index join pg_attribute on attrelid = indrelid and attnum = any (indkey)
      where indisprimary and indrelid::regclass::text = any ($1) group by indrelid`,
    [await tablesOf(pool)],
  );
  return new Map(rows.map(({ table, columns }) => [table, columns]));
}

/**
 * Differences of earlier rows: `table` for missing or rekeyed rows, `table.column` for other or missing values.
 * Additions are ignored.
 */
export function differences(before: Contents, after: Contents, keys: Keys): string[] {
  const found = new Set<string>();
  for (const [table, rows] of Object.entries(before)) {
    const columns = keys.get(table);
    if (!columns) throw new Error(`${table} has no primary key`);
    const keyOf = (row: Row) => JSON.stringify(columns.map((column) => row[column]));
    const now = new Map((after[table] ?? []).map((row) => [keyOf(row), row]));
    for (const row of rows) {
      const left = now.get(keyOf(row));
      if (!left) found.add(table);
      else
        for (const [column, value] of Object.entries(row))
          if (JSON.stringify(value) !== JSON.stringify(left[column])) found.add(`${table}.${column}`);
    }
  }
  return [...found].toSorted();
}

/** Returns the rows as JSON, each on a line of its own. */
export function written({ tables, ...facts }: ReleaseRows): string {
  const texts = Object.entries(tables).map(([table, rows]) => {
    const lines = rows.map((row) => `      ${JSON.stringify(row)}`);
    return `    ${JSON.stringify(table)}: [${lines.length === 0 ? '' : `\n${lines.join(',\n')}\n    `}]`;
  });
  const rest = JSON.stringify(facts, null, 2).slice(0, -2);
  return `${rest},\n  "tables": {\n${texts.join(',\n')}\n  }\n}\n`;
}
