import type { RawRow, TableBounds } from '../table.ts';
import { TableFault } from '../table-fault.ts';

/** Splits a pipe file: every '|' is a delimiter, nothing is quoted, every line is a row. Blank lines are left out. */
export async function* pipeRows(texts: AsyncIterable<string>, bounds: TableBounds): AsyncGenerator<RawRow> {
  let rest = '';
  let line = 0;
  const rowOf = (text: string): RawRow | undefined => {
    line += 1;
    if (text.length > bounds.rowLetters) throw new TableFault('CELL_TOO_LONG', { line });
    return text.trim() === '' ? undefined : { line, cells: text.split('|') };
  };
  for await (const text of texts) {
    const lines = (rest + text).split(/\r\n|\n|\r(?!$)/);
    rest = lines.pop() ?? '';
    for (const each of lines) {
      const row = rowOf(each);
      if (row) yield row;
    }
    if (rest.length > bounds.rowLetters) throw new TableFault('CELL_TOO_LONG', { line: line + 1 });
  }
  const last = rowOf(rest.replace(/\r$/, ''));
  if (last) yield last;
}
