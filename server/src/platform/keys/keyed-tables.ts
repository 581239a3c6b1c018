import { sql, type RawBuilder } from 'kysely';
import { tagBytes, macBytes } from '../../kernel/crypto/index-keys.ts';
import { inCompany, transaction, type Database, type Tx } from '../../kernel/db/database.ts';
import type { IndexColumn, KeyedColumns, MovedIndex, SealedColumn, SealedFile } from './keyed-columns.ts';
import { kernelColumns } from './kernel-columns.ts';

/** All that the product stores by a key. */
export interface KeyedTables {
  readonly sealed: readonly SealedColumn[];
  readonly indexes: readonly IndexColumn[];
  readonly moved: (tx: Tx, moved: MovedIndex) => Promise<void>;
  readonly files: (tx: Tx) => Promise<SealedFile[]>;
}

export function keyedOf(modules: readonly { readonly keyed?: KeyedColumns }[]): KeyedTables {
  const all = [kernelColumns, ...modules.flatMap((module) => module.keyed ?? [])];
  return {
    sealed: all.flatMap(({ sealed }) => sealed ?? []),
    indexes: all.flatMap(({ indexes }) => indexes ?? []),
    moved: async (tx, moved) => {
      for (const { moved: follow } of all) await follow?.(tx, moved);
    },
    files: async (tx) => (await Promise.all(all.map(async ({ files }) => (await files?.(tx)) ?? []))).flat(),
  };
}

/** The columns by which a value says whose key made it. */
export const keyIdOf = ({ column }: SealedColumn): RawBuilder<string> =>
  sql<string>`convert_from(substring(${sql.ref(column)} from 2 for get_byte(${sql.ref(column)}, 0)), 'UTF8')`;

/** The tag in hexadecimal digits; empty where there is none. */
export function tagOfColumn(index: IndexColumn): RawBuilder<string> {
  const salt = saltOf(index);
  const column = sql.ref(index.column);
  return sql<string>`case when octet_length(${column}) <= ${sql.lit(macBytes + salt)} then ''
    else encode(substring(${column} from ${sql.lit(salt + 1)} for ${sql.lit(tagBytes)}), 'hex') end`;
}

export function saltOf(index: IndexColumn): number {
  return index.renewed === 'wrapped' ? index.saltBytes : 0;
}

/** The rows of a column that hold an encrypted value. */
export function holdsSealed({ column, only }: SealedColumn): RawBuilder<boolean> {
  const those = only ? sql`and ${sql.ref(only.column)} = ${only.value}` : sql``;
  return sql<boolean>`${sql.ref(column)} is not null ${those}`;
}

const companiesAtOnce = 500;

/** Every company of the database. */
export async function* companiesOf(db: Database): AsyncGenerator<string> {
  let behind = '';
  for (;;) {
    const rows = await db
      .selectFrom('companies')
      .select('company_code')
      .where('company_code', '>', behind)
      .orderBy('company_code')
      .limit(companiesAtOnce)
      .execute();
    for (const row of rows) yield row.company_code;
    behind = rows.at(-1)?.company_code ?? '';
    if (rows.length < companiesAtOnce) return;
  }
}

/** The tables behind the fence, whose rows are reached company by company. */
export async function fencedTables(db: Tx): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relrowsecurity`.execute(db);
  return new Set(rows.map(({ name }) => name));
}

/** Does the work for every company, then once outside of all, each in transactions of its own. */
export async function* places(db: Database): AsyncGenerator<Place> {
  for await (const companyCode of companiesOf(db)) {
    yield { companyCode, begin: (work) => inCompany(db, companyCode, work) };
  }
  yield { companyCode: undefined, begin: (work) => transaction(db, work) };
}

export interface Place {
  readonly companyCode: string | undefined;
  readonly begin: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
}
