export type TableFormat = 'pipe' | 'csv' | 'tsv' | 'xlsx';

export const tableEncodings = ['utf-8', 'utf-16le', 'utf-16be', 'cp949', 'cp932', 'cp936', 'cp950'] as const;
export type TableEncoding = (typeof tableEncodings)[number];

export type Delimiter = ',' | ';' | '\t' | '|';

/** Kinds of a spreadsheet's cells that are not text. `merged` marks the repeated value of a cell that is merged downwards. */
export type CellHint = 'number' | 'date' | 'time' | 'boolean' | 'error' | 'merged';

/** Faults of one row: no delimiter, another count of cells than the header, or cells right of the header. */
export type RowFault = 'NO_DELIMITER' | 'ATTRIBUTE_COUNT' | 'MORE_CELLS';

/** Row as a format's reader returns it: line from 1, cells as shown. */
export interface RawRow {
  readonly line: number;
  readonly cells: readonly string[];
  readonly hints?: readonly (CellHint | undefined)[];
}

/** Row below the header. It has as many cells as the header, except where `fault` says otherwise. */
export interface TableRow extends RawRow {
  readonly fault?: RowFault;
}

export interface TableSheet {
  readonly name: string;
  readonly isHidden: boolean;
}

/** Choices of the person who sends the file; everything that is left out is found in its content. */
export interface TableOptions {
  readonly fileName?: string | undefined;
  /** Language of the interface: 'ko', 'en', 'ja', 'zh', 'tw' or 'vi'. */
  readonly language?: string | undefined;
  readonly format?: TableFormat | undefined;
  readonly encoding?: TableEncoding | undefined;
  readonly delimiter?: Delimiter | undefined;
  readonly sheet?: string | undefined;
  /** Line of the header, from 1; 0 says that there is none. */
  readonly headerLine?: number | undefined;
  /** Count of the items that were selected for a pipe file. */
  readonly itemCount?: number | undefined;
  readonly bounds?: Partial<TableBounds> | undefined;
}

/** Properties found in a file, and its rows. The first three rows are repeated as `sample`; `rows` can be read once. */
export interface Table extends AsyncDisposable {
  readonly format: TableFormat;
  readonly encoding?: TableEncoding;
  readonly delimiter?: Delimiter;
  readonly sheets: readonly TableSheet[];
  readonly sheet?: string;
  readonly header: readonly string[];
  readonly headerLine: number;
  readonly sample: readonly TableRow[];
  readonly rows: AsyncIterable<TableRow>;
  /** Closes the source and deletes the temporary file; safe to call twice. */
  close(): Promise<void>;
}

/** Bounds in bytes, letters or counts. */
export interface TableBounds {
  readonly fileBytes: number;
  readonly unpackedBytes: number;
  /** Ratio of unpacked to packed bytes, beyond `ratioFreeBytes` of a part. */
  readonly ratio: number;
  readonly ratioFreeBytes: number;
  readonly parts: number;
  /** Bytes between two '<' of a part. */
  readonly textBytes: number;
  readonly rows: number;
  readonly columns: number;
  readonly cellLetters: number;
  /** Letters of one row of a text file. */
  readonly rowLetters: number;
  /** Memory of an archive's bytes and of its shared strings, each; the rest is kept in a temporary file. */
  readonly archiveBytesInMemory: number;
  readonly stringBytesInMemory: number;
}

const megabyte = 1024 * 1024;

export const tableBounds: TableBounds = {
  fileBytes: 256 * megabyte,
  unpackedBytes: 2048 * megabyte,
  ratio: 200,
  ratioFreeBytes: 10 * megabyte,
  parts: 2000,
  textBytes: 256 * 1024,
  rows: 1_048_576,
  columns: 500,
  cellLetters: 32_767,
  rowLetters: 1_000_000,
  archiveBytesInMemory: 8 * megabyte,
  stringBytesInMemory: 64 * megabyte,
};
