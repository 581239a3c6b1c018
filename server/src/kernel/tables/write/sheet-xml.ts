import { protectedText } from '../../files/csv.ts';
import { columnName } from '../xlsx/columns.ts';
import { escaped } from '../xlsx/escapes.ts';
import type { WrittenRows } from './csv-file.ts';

/** Column whose cells are chosen from a list: the rows of a column of another sheet below its header. Numbers begin at 0. */
export interface ChosenColumn {
  readonly column: number;
  readonly fromSheet: number;
  readonly fromColumn: number;
  readonly count: number;
}

export interface WrittenSheet {
  readonly name: string;
  readonly header: readonly string[];
  readonly rows: WrittenRows;
  readonly chosen?: readonly ChosenColumn[];
}

const lastRow = 1_048_576;
const narrowest = 10;
const widest = 40;

/** Writes a sheet: a header that stays in view, text columns, rows, and the lists from which cells are chosen. */
export async function* sheetXml(sheet: WrittenSheet, sheetNames: readonly string[]): AsyncGenerator<string> {
  yield (
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n' +
      '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetViews><sheetView workbookViewId="0">' +
      '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>'
  );
  yield `${columnsXml(sheet.header)}<sheetData>${rowXml(sheet.header, 1, 2)}`;
  let line = 1;
  for await (const row of sheet.rows) {
    line += 1;
    yield rowXml(row, line, 1);
  }
  yield `</sheetData>${choicesXml(sheet.chosen ?? [], sheetNames)}</worksheet>`;
}

function columnsXml(header: readonly string[]): string {
  const columns = header.map((name, at) => {
    // A letter of East Asia is as wide as two others.
    const letters = [...name].reduce((sum, letter) => sum + (letter > '\u1100' ? 2 : 1), 2);
    const width = Math.min(widest, Math.max(narrowest, letters + 2));
    return `<col min="${at + 1}" max="${at + 1}" width="${width}" style="1" customWidth="1"/>`;
  });
  return columns.length > 0 ? `<cols>${columns.join('')}</cols>` : '';
}

function rowXml(values: readonly string[], line: number, style: number): string {
  const cells = values.map((value, column) => {
    const place = `r="${columnName(column)}${line}" s="${style}"`;
    if (value === '') return '';
    return `<c ${place} t="inlineStr"><is><t xml:space="preserve">${escaped(protectedText(value))}</t></is></c>`;
  });
  return `<row r="${line}">${cells.join('')}</row>`;
}

/** Lists propose and do not forbid: what is not in them is refused, or made, by the product. */
function choicesXml(chosen: readonly ChosenColumn[], sheetNames: readonly string[]): string {
  const lists = chosen.filter(({ count }) => count > 0);
  if (lists.length === 0) return '';
  const each = lists.map(({ column, fromSheet, fromColumn, count }) => {
    const [to, from] = [columnName(column), columnName(fromColumn)];
    const source = `'${(sheetNames[fromSheet] ?? '').replaceAll("'", "''")}'!$${from}$2:$${from}$${count + 1}`;
    return (
      `<dataValidation type="list" allowBlank="1" sqref="${to}2:${to}${lastRow}">` +
      `<formula1>${escaped(source)}</formula1></dataValidation>`
    );
  });
  return `<dataValidations count="${lists.length}">${each.join('')}</dataValidations>`;
}
