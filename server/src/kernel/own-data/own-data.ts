import type { RawBuilder } from 'kysely';
import type { Keyring } from '../crypto/keyring.ts';
import { inCompany, type Database, type Tx } from '../db/database.ts';

/** The person whose data is read, and what opens what of it is sealed. */
export interface OwnDataAsk {
  readonly companyCode: string;
  readonly personId: string;
  readonly keyring: Keyring;
}

/** One row as the person reads it: plain names and values, never a secret, a hash or an index. */
export type OwnDataRow = Readonly<Record<string, unknown>>;

/** A part of what is held about a person; each module reads its own tables. */
export interface OwnDataSection {
  readonly name: string;
  readonly tables: readonly string[];
  /** Returns at most `ownDataRows` rows after the row `after`; the transaction is the company's. */
  readonly read: (tx: Tx, ask: OwnDataAsk, after: string | null) => Promise<OwnDataPage>;
}

export interface OwnDataPage {
  readonly rows: readonly OwnDataRow[];
  /** Start of the next page; absent on the last one. */
  readonly next?: string | undefined;
}

/** Rows that are read at a time, so that the data of many years are never in memory as a whole. */
export const ownDataRows = 200;

/** A page of rows that were read with `ownDataRows` as their limit, in the order of their ids. */
export function ownDataPage<R extends OwnDataRow>(rows: readonly R[], idOf: (row: R) => string): OwnDataPage {
  const last = rows.at(-1);
  return { rows, next: last && rows.length === ownDataRows ? idOf(last) : undefined };
}

/** Reads a table that holds few rows of a person: all of them in one page. */
export function ownRows(query: (ask: OwnDataAsk) => RawBuilder<OwnDataRow>): OwnDataSection['read'] {
  return async (tx, ask) => {
    const { rows } = await query(ask).execute(tx);
    return { rows };
  };
}

/**
 * Streams the sections as one JSON document, page by page. Each page is a transaction, so slow readers hold no
 * connection.
 */
export async function* writeOwnData(
  db: Database,
  sections: readonly OwnDataSection[],
  ask: OwnDataAsk,
  head: OwnDataRow,
): AsyncGenerator<string> {
  yield JSON.stringify(head).slice(0, -1);
  for (const section of sections) {
    yield `,${JSON.stringify(section.name)}:[`;
    for (let after: string | null = null, isFirst = true; ;) {
      const page: OwnDataPage = await inCompany(db, ask.companyCode, (tx) => section.read(tx, ask, after));
      for (const row of page.rows) {
        yield `${isFirst ? '' : ','}${JSON.stringify(row)}`;
        isFirst = false;
      }
      if (page.next === undefined) break;
      after = page.next;
    }
    yield ']';
  }
  yield '}';
}
