import { csvBeginning, csvLine } from '../../files/csv.ts';

export type WrittenRows = Iterable<readonly string[]> | AsyncIterable<readonly string[]>;

const rowsOfPiece = 500;

/** Writes a CSV file in pieces; what a spreadsheet would run has an apostrophe, which the reader takes off again. */
export async function* csvFile(header: readonly string[], rows: WrittenRows): AsyncGenerator<string> {
  let lines = [csvBeginning + csvLine(header)];
  for await (const row of rows) {
    lines.push(csvLine(row));
    if (lines.length < rowsOfPiece) continue;
    yield lines.join('');
    lines = [];
  }
  if (lines.length > 0) yield lines.join('');
}
