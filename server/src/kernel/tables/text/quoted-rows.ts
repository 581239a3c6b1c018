import { pipeline, Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import type { Delimiter, RawRow, TableBounds } from '../table.ts';
import { TableFault, type TableFaultCode } from '../table-fault.ts';

interface Parsed {
  readonly record: string[];
  readonly info: { readonly lines: number };
}

const codes: Readonly<Record<string, TableFaultCode>> = {
  CSV_MAX_RECORD_SIZE: 'CELL_TOO_LONG',
  CSV_QUOTE_NOT_CLOSED: 'QUOTE_NOT_CLOSED',
  CSV_INVALID_CLOSING_QUOTE: 'QUOTE_MISPLACED',
  INVALID_OPENING_QUOTE: 'QUOTE_MISPLACED',
};

/**
 * Splits a text whose cells may be quoted. Cells copied from a spreadsheet (tabs) are quoted only where they have tabs or line ends, so
 * their other quotes are letters. Blank lines are left out.
 */
export async function* quotedRows(
  texts: AsyncIterable<string>,
  delimiter: Delimiter,
  bounds: TableBounds,
): AsyncGenerator<RawRow> {
  const parser = parse({
    delimiter,
    info: true,
    max_record_size: bounds.rowLetters,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: delimiter === '\t',
  });
  let line = 1;
  // Errors reach the loop through the parser, which the pipeline destroys.
  pipeline(Readable.from(texts, { objectMode: true, highWaterMark: 1 }), parser, () => {});
  try {
    for await (const { record, info } of parser as AsyncIterable<Parsed>) {
      const row = { line, cells: record };
      line = info.lines + 1;
      if (record.length > 1 || record[0]?.trim() !== '') yield row;
    }
  } catch (error) {
    throw faultOf(error, line);
  } finally {
    parser.destroy();
  }
}

function faultOf(error: unknown, line: number): unknown {
  if (!(error instanceof CsvError)) return error;
  const code = codes[error.code];
  const column = typeof error['column'] === 'number' ? error['column'] + 1 : undefined;
  return code ? new TableFault(code, { line, column }) : error;
}
