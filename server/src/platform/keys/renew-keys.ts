import { sql } from 'kysely';
import type { Keyring } from '../../kernel/crypto/keyring.ts';
import { transaction, type Database, type Tx } from '../../kernel/db/database.ts';
import type { Files } from '../../kernel/files/files.ts';
import { keyOfFile, renewFile } from '../../kernel/files/sealed-pieces.ts';
import type { IndexColumn, KeyedRow, SealedColumn } from './keyed-columns.ts';
import {
  fencedTables,
  holdsSealed,
  keyIdOf,
  type KeyedTables,
  type Place,
  places,
  saltOf,
  tagOfColumn,
} from './keyed-tables.ts';

export interface Renewal {
  /** Database as the owner, limited to one company by row-level security. */
  readonly db: Database;
  readonly keyring: Keyring;
  readonly files: Files;
  readonly keyed: KeyedTables;
  /** Rows of one transaction. */
  readonly atOnce?: number;
  readonly report?: (place: string, count: number) => void;
}

const rowsAtOnce = 500;
/** The history of people knows it, and writes nothing. */
const operation = 'renew-keys';

/**
 * Renews every stored value under the writing keys, company by company and repeatable. Returns the number of renewed
 * values by place.
 */
export async function renewKeys(renewal: Renewal): Promise<ReadonlyMap<string, number>> {
  const { db, keyed } = renewal;
  const fenced = await fencedTables(db);
  const done = new Map<string, number>();
  const add = (place: string, count: number) => {
    if (count === 0) return;
    done.set(place, (done.get(place) ?? 0) + count);
    renewal.report?.(place, count);
  };
  for await (const place of places(db)) {
    const isHere = ({ table }: { readonly table: string }) => fenced.has(table) === (place.companyCode !== undefined);
    for (const column of keyed.sealed.filter(isHere)) add(nameOf(column), await renewSealed(renewal, place, column));
    for (const index of keyed.indexes.filter(isHere)) add(nameOf(index), await renewIndex(renewal, place, index));
    add('files', await renewFiles(renewal, place));
  }
  return done;
}

const nameOf = ({ table, column }: { readonly table: string; readonly column: string }) => `${table}.${column}`;

type Found = KeyedRow & { readonly ctid: string; readonly stored: Buffer };

async function renewSealed({ keyring, ...renewal }: Renewal, place: Place, column: SealedColumn): Promise<number> {
  const { table, by } = column;
  const read = sql<Found>`select ctid::text as ctid, ${sql.ref(column.column)} as stored ${columnsOf(by)}
    from ${sql.table(table)}
    where ${holdsSealed(column)} and ${keyIdOf(column)} <> ${keyring.encryptionKeyId}
    limit ${renewal.atOnce ?? rowsAtOnce}`;
  return portions(renewal.db, place, async (tx) => {
    const { rows } = await read.execute(tx);
    const renewed = rows.map((row) => {
      const aad = column.aad(row);
      return { ...row, renewed: keyring.encrypt(keyring.decrypt(row.stored, aad), aad) };
    });
    return { read: rows.length, written: (await write(tx, column, renewed)).length };
  });
}

async function renewIndex(renewal: Renewal, place: Place, index: IndexColumn): Promise<number> {
  if (index.renewed !== 'computed' && index.renewed !== 'wrapped') return 0;
  const { db, keyring, atOnce = rowsAtOnce } = renewal;
  const tag = keyring.indexWriter.tag.toString('hex');
  const source = index.renewed === 'computed' ? index.from : undefined;
  const by = index.renewed === 'computed' ? index.by : [];
  const aadOf = renewal.keyed.sealed.find(({ table, column }) => table === index.table && column === source)?.aad;
  const read = sql<Found & { readonly source?: Buffer }>`select ctid::text as ctid, ${sql.ref(index.column)} as stored
      ${source ? sql`, ${sql.ref(source)} as source` : sql``} ${columnsOf(by)}
    from ${sql.table(index.table)}
    where ${sql.ref(index.column)} is not null and ${tagOfColumn(index)} <> ${tag}
      ${source ? sql`and ${sql.ref(source)} is not null` : sql``}
    limit ${atOnce}`;
  const salt = saltOf(index);
  const renew = (row: Found & { readonly source?: Buffer }): Buffer => {
    if (index.renewed === 'computed' && row.source && aadOf) {
      return index.compute(keyring, keyring.decrypt(row.source, aadOf(row)), row);
    }
    return Buffer.concat([row.stored.subarray(0, salt), keyring.wrapLasting(row.stored.subarray(salt))]);
  };
  return portions(db, place, async (tx) => {
    const { rows } = await read.execute(tx);
    const renewed = rows.map((row) => ({ ...row, renewed: renew(row) }));
    const written = await write(tx, index, renewed);
    const { companyCode } = place;
    if (index.renewed === 'computed' && companyCode !== undefined) {
      for (const row of renewed.filter(({ ctid }) => written.includes(ctid))) {
        await renewal.keyed.moved(tx, { table: index.table, companyCode, from: row.stored, to: row.renewed });
      }
    }
    return { read: rows.length, written: written.length };
  });
}

function columnsOf(names: readonly string[]) {
  return names.length === 0 ? sql`` : sql`, ${sql.join(names.map((name) => sql.ref(name)))}`;
}

/** Rows that someone has changed since they were read stay as they are, and are read again. */
async function write(
  tx: Tx,
  { table, column }: { readonly table: string; readonly column: string },
  rows: readonly (Found & { readonly renewed: Buffer })[],
): Promise<string[]> {
  if (rows.length === 0) return [];
  const target = sql.ref(column);
  const { rows: written } = await sql<{ ctid: string }>`
    update ${sql.table(table)} t set ${target} = v.renewed
    from unnest(${rows.map(({ ctid }) => ctid)}::text[]::tid[], ${rows.map(({ stored }) => stored)}::bytea[],
      ${rows.map(({ renewed }) => renewed)}::bytea[]) v (place, stored, renewed)
    where t.ctid = v.place and ${sql.ref(`t.${column}`)} = v.stored
    returning v.place::text as ctid`.execute(tx);
  return written.map(({ ctid }) => ctid);
}

interface Portion {
  readonly read: number;
  readonly written: number;
}

/** Times in a row that others may have changed all rows of a portion. */
const patience = 20;

async function portions(db: Database, { companyCode }: Place, renew: (tx: Tx) => Promise<Portion>): Promise<number> {
  const settings = companyCode === undefined ? { operation } : { companyCode, operation };
  let count = 0;
  for (let idle = 0; idle < patience;) {
    const { read, written } = await transaction(db, renew, settings);
    if (read === 0) return count;
    count += written;
    idle = written > 0 ? 0 : idle + 1;
  }
  return count;
}

async function renewFiles({ keyring, files, keyed }: Renewal, { companyCode, begin }: Place): Promise<number> {
  if (companyCode === undefined) return 0;
  let count = 0;
  for (const { fileId, aad, hold } of await begin(keyed.files)) {
    // Held while it is written: one that was taken away in between would be written once more, and nothing would name it.
    const isRenewed = await begin(async (tx) => {
      if (!(await hold(tx))) return false;
      const sealed = await files.get(companyCode, fileId);
      if (!sealed || keyOfFile(sealed) === keyring.encryptionKeyId) return false;
      await files.put(companyCode, renewFile(keyring, sealed, aad), fileId);
      return true;
    });
    if (isRenewed) count += 1;
  }
  return count;
}
