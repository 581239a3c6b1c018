import { csvBeginning } from '../../files/csv.ts';
import { TableFault } from '../table-fault.ts';
import type { WrittenRows } from './csv-file.ts';

/** Writes a pipe file, a line at a time. It has no quotes: a value with a '|' or a line end throws NOT_WRITABLE. */
export async function* pipeFile(header: readonly string[], rows: WrittenRows): AsyncGenerator<string> {
  let line = 1;
  yield csvBeginning + pipeLine(header, line);
  for await (const row of rows) {
    line += 1;
    yield pipeLine(row, line);
  }
}

function pipeLine(values: readonly string[], line: number): string {
  const wrong = values.findIndex((value) => /[|\r\n]/.test(value));
  if (wrong >= 0) throw new TableFault('NOT_WRITABLE', { line, column: wrong + 1 });
  return `${values.join('|')}\r\n`;
}
