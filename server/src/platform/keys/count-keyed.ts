import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../kernel/db/database.ts';
import type { Files } from '../../kernel/files/files.ts';
import { keyOfFile } from '../../kernel/files/sealed-pieces.ts';
import {
  fencedTables,
  holdsSealed,
  keyIdOf,
  type KeyedTables,
  places,
  tagOfColumn,
  type Place,
} from './keyed-tables.ts';

/** Number of values in a column made by one key. `key`: the id of an encryption key, or the tag of a blind index key. */
export interface KeyedCount {
  readonly use: 'encryption' | 'index' | 'records';
  readonly place: string;
  readonly key: string;
  readonly count: number;
  /** They end by themselves. */
  readonly isPassing: boolean;
}

type Row = Omit<KeyedCount, 'count'> & { readonly count: string };

/** Counts all values by the keys that made them, or those of one key alone. */
export async function countKeyed(
  { db, files }: { readonly db: Database; readonly files?: Files },
  keyed: KeyedTables,
): Promise<KeyedCount[]> {
  const fenced = await fencedTables(db);
  const sums = new Map<string, KeyedCount>();
  const add = (found: KeyedCount) => {
    const name = [found.use, found.place, found.key].join(' ');
    sums.set(name, { ...found, count: found.count + (sums.get(name)?.count ?? 0) });
  };
  for await (const place of places(db)) {
    const questions = questionsOf(keyed, (table) => fenced.has(table) === (place.companyCode !== undefined));
    const { rows } = await place.begin((tx) => sql<Row>`${sql.join(questions, sql` union all `)}`.execute(tx));
    for (const row of rows) add({ ...row, count: Number(row.count) });
    if (files)
      for (const key of await keysOfFiles(files, keyed, place)) {
        add({ use: 'encryption', place: 'files', key, count: 1, isPassing: false });
      }
  }
  return [...sums.values()];
}

function questionsOf(keyed: KeyedTables, isHere: (table: string) => boolean): RawBuilder<unknown>[] {
  const sealed = keyed.sealed
    .filter(({ table }) => isHere(table))
    .map((column) => question('encryption', column, keyIdOf(column), holdsSealed(column), false));
  const indexes = keyed.indexes
    .filter(({ table }) => isHere(table))
    .map((index) =>
      question(
        'index',
        index,
        tagOfColumn(index),
        sql`${sql.ref(index.column)} is not null`,
        index.renewed === 'passing',
      ),
    );
  const signed = ['audit_links', 'audit_anchors']
    .filter(isHere)
    .map((table) => question('records', { table, column: 'mac' }, sql`key_id`, sql`true`, false));
  return [...sealed, ...indexes, ...signed];
}

function question(
  use: KeyedCount['use'],
  { table, column }: { readonly table: string; readonly column: string },
  key: RawBuilder<unknown>,
  where: RawBuilder<unknown>,
  isPassing: boolean,
): RawBuilder<unknown> {
  return sql`(select ${use} as use, ${`${table}.${column}`} as place, ${key} as key, count(*) as count,
    ${isPassing}::boolean as "isPassing" from ${sql.table(table)} where ${where} group by 3)`;
}

async function keysOfFiles(files: Files, keyed: KeyedTables, { companyCode, begin }: Place): Promise<string[]> {
  if (companyCode === undefined) return [];
  const ids: string[] = [];
  for (const { fileId } of await begin(keyed.files)) {
    const content = await files.get(companyCode, fileId);
    if (content) ids.push(keyOfFile(content));
  }
  return ids;
}
