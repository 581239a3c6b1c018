import type { Keyring } from '../../kernel/crypto/keyring.ts';
import type { Tx } from '../../kernel/db/database.ts';

/** A row of a table, by its columns. */
export type KeyedRow = Readonly<Record<string, unknown>>;

/** A column whose values are encrypted. */
export interface SealedColumn {
  readonly table: string;
  readonly column: string;
  /** The columns that `aad` reads. */
  readonly by: readonly string[];
  /** The rows whose value is encrypted, where not all are: those with this value in this column. */
  readonly only?: { readonly column: string; readonly value: string };
  /** Returns the additional authenticated data (AAD) of the value. */
  readonly aad: (row: KeyedRow) => string;
}

/** A column of keyed hashes, by how a rotation gives it values of the new key. */
export type IndexColumn = {
  readonly table: string;
  readonly column: string;
} & (
  | {
      /** Computed again from an encrypted column of the row. */
      readonly renewed: 'computed';
      readonly from: string;
      /** Further columns that `compute` reads. */
      readonly by: readonly string[];
      readonly compute: (keyring: Keyring, value: string, row: KeyedRow) => Buffer;
    }
  /** The value is nowhere: what is stored is wrapped under the new key. So many bytes stand before it that are no part of it. */
  | { readonly renewed: 'wrapped'; readonly saltBytes: number }
  /** A trigger writes it with another column. */
  | { readonly renewed: 'followed' }
  /** It ends within minutes or days, and is read with what is left of its key until then. */
  | { readonly renewed: 'passing' }
);

/** A file whose content is encrypted. */
export interface SealedFile {
  readonly fileId: string;
  readonly aad: string;
  /** Holds what names the file until the transaction ends, so that it is not taken away in the meantime; false where nothing names it. */
  readonly hold: (tx: Tx) => Promise<boolean>;
}

export interface MovedIndex {
  readonly table: string;
  readonly companyCode: string;
  readonly from: Buffer;
  readonly to: Buffer;
}

/** All that a capability stores by a key. */
export interface KeyedColumns {
  readonly sealed?: readonly SealedColumn[];
  readonly indexes?: readonly IndexColumn[];
  /** Follows a value that was computed again, in the transaction that has stored it. */
  readonly moved?: (tx: Tx, moved: MovedIndex) => Promise<void>;
  /** The encrypted files of one company, whose transaction it is. */
  readonly files?: (tx: Tx) => Promise<SealedFile[]>;
}

/** One encrypted column, bound to the values of these columns of its row. */
export function sealedColumn(
  table: string,
  column: string,
  by: readonly string[],
  aad: (...values: string[]) => string,
): SealedColumn {
  return { table, column, by, aad: (row) => aad(...by.map((name) => String(row[name]))) };
}
