export type TableFaultCode =
  | 'FILE_EMPTY'
  | 'FILE_TOO_LARGE'
  | 'NOT_A_TABLE'
  | 'FILE_BROKEN'
  | 'UNPACKED_TOO_LARGE'
  | 'TOO_MANY_PARTS'
  | 'DTD_REFUSED'
  | 'SHEET_UNKNOWN'
  | 'ENCODING_WRONG'
  | 'NUL_FOUND'
  | 'QUOTE_NOT_CLOSED'
  | 'QUOTE_MISPLACED'
  | 'CELL_TOO_LONG'
  | 'TOO_MANY_COLUMNS'
  | 'TOO_MANY_ROWS'
  | 'NO_DELIMITER'
  | 'ITEM_COUNT'
  | 'HEADER_REPEATED'
  | 'NOT_WRITABLE';

interface Place {
  readonly line?: number | undefined;
  readonly column?: number | undefined;
  readonly detail?: string | undefined;
}

/**
 * Reason to refuse a whole file. Lines and columns begin at 1. `detail` is the reader's word, never a value of a cell.
 */
export class TableFault extends Error {
  override readonly name = 'TableFault';
  readonly code: TableFaultCode;
  readonly line: number | undefined;
  readonly column: number | undefined;
  readonly detail: string | undefined;

  constructor(code: TableFaultCode, { line, column, detail }: Place = {}) {
    super(code);
    this.code = code;
    this.line = line;
    this.column = column;
    this.detail = detail;
  }
}
