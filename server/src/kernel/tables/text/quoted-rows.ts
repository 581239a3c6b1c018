import { pipeline, Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import type { Delimiter, RawRow, TableBounds } from '../table.ts';
import { TableFault, type TableFaultCode } from '../table-fault.ts';

const codes: Readonly<Record<string, TableFaultCode>> = {
  CSV_MAX_RECORD_SIZE: 'CELL_TOO_LONG',
  CSV_QUOTE_NOT_CLOSED: 'QUOTE_NOT_CLOSED',
  CSV_INVALID_CLOSING_QUOTE: 'QUOTE_MISPLACED',
  INVALID_OPENING_QUOTE: 'QUOTE_MISPLACED',
};

/**
 * Splits a text with quoted cells, without blank lines. Where tabs delimit, as in copied cells, other quotes are letters.
 */
export async function* quotedRows(
  texts: AsyncIterable<string>,
  delimiter: Delimiter,
  bounds: TableBounds,
): AsyncGenerator<RawRow> {
  const parser = parse({
    delimiter,
    max_record_size: bounds.rowLetters,
    record_delimiter: ['\r\n', '\n', '\r'],
    relax_column_count: true,
    relax_quotes: delimiter === '\t',
  });
  let line = 1;
  // Errors reach the loop through the parser, which the pipeline destroys.
  pipeline(Readable.from(texts, { objectMode: true, highWaterMark: 1 }), parser, () => {});
  try {
    for await (const cells of parser as AsyncIterable<string[]>) {
      const row = { line, cells };
      line += 1 + cells.reduce((sum, cell) => sum + lineEndsIn(cell), 0);
      if (cells.length > 1 || cells[0]?.trim() !== '') yield row;
    }
  } catch (error) {
    throw faultOf(error);
  } finally {
    parser.destroy();
  }
}

function lineEndsIn(cell: string): number {
  return cell.includes('\n') || cell.includes('\r') ? cell.split(/\r\n|\n|\r/).length - 1 : 0;
}

function faultOf(error: unknown): unknown {
  if (!(error instanceof CsvError)) return error;
  const code = codes[error.code];
  const { lines, column } = error;
  return code
    ? new TableFault(code, {
        line: typeof lines === 'number' ? lines : undefined,
        column: typeof column === 'number' ? column + 1 : undefined,
      })
    : error;
}
