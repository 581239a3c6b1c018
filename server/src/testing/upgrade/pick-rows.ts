import type pg from 'pg';
import { contents, type Contents, type ReleaseRows, type Row } from './release-rows.ts';

/** Rows of each table; those that they refer to are added. */
const wanted = 2;

interface Reference {
  readonly child: string;
  readonly columns: readonly string[];
  readonly parent: string;
  readonly parentColumns: readonly string[];
}

/** Some rows of every table, with all that they refer to; of few companies, and small ones first. */
export async function pickRows(admin: pg.PoolClient): Promise<ReleaseRows> {
  const all = await contents(admin);
  const references = Map.groupBy(await referencesOf(admin), ({ child }) => child);
  const picked = new Map<string, Set<Row>>(Object.keys(all).map((table) => [table, new Set()]));
  const companies = new Set<unknown>();

  function pick(table: string, row: Row): void {
    const rows = picked.get(table);
    if (!rows || rows.has(row)) return;
    rows.add(row);
    companies.add(row['company_code']);
    for (const reference of references.get(table) ?? []) {
      const parent = parentOf(all, reference, row);
      if (parent) pick(reference.parent, parent);
    }
  }

  const size = (row: Row) => JSON.stringify(row).length;
  const rank = (row: Row) => (companies.has(row['company_code']) ? 0 : 1_000_000) + size(row);
  // Rare rows choose the companies, so that those of full tables are of the same.
  for (const [table, rows] of Object.entries(all).toSorted(([, a], [, b]) => a.length - b.length)) {
    for (const row of rows.toSorted((a, b) => rank(a) - rank(b))) {
      if ((picked.get(table)?.size ?? 0) >= wanted) break;
      pick(table, row);
    }
  }
  return {
    lastMigration: await lastMigration(admin),
    tables: Object.fromEntries([...picked].map(([table, rows]) => [table, [...rows]])),
    sequences: await lastNumbers(admin),
  };
}

/** The row that a foreign key leads to; none where one of its columns is empty. */
function parentOf(all: Contents, { parent, columns, parentColumns }: Reference, row: Row): Row | undefined {
  const values = columns.map((column) => row[column]);
  if (values.some((value) => value === null)) return undefined;
  return all[parent]?.find((each) => parentColumns.every((column, n) => each[column] === values[n]));
}

async function referencesOf(admin: pg.PoolClient): Promise<Reference[]> {
  const names = (relation: string, numbers: string) =>
    `(select array_agg(attname::text order by place) from unnest(${numbers}) with ordinality n (number, place)
      join pg_attribute on attrelid = ${relation} and attnum = number)`;
  const { rows } = await admin.query<Reference>(
    `select conrelid::regclass::text as child, ${names('conrelid', 'conkey')} as columns,
        confrelid::regclass::text as parent, ${names('confrelid', 'confkey')} as "parentColumns"
      from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  );
  return rows;
}

async function lastMigration(admin: pg.PoolClient): Promise<string> {
  const { rows } = await admin.query<{ name: string }>('select max(name) as name from schema_migrations');
  return rows[0]?.name ?? '';
}

async function lastNumbers(admin: pg.PoolClient): Promise<Record<string, number>> {
  const { rows } = await admin.query<{ name: string; last: number }>(
    `select sequencename as name, last_value::float8 as last from pg_sequences
      where schemaname = 'public' and last_value is not null order by 1`,
  );
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]));
}
