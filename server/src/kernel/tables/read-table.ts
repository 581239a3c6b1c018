import { frameRows } from './frame-rows.ts';
import { kindOf } from './kinds.ts';
import { inPortions, type Source, withHead } from './portions.ts';
import { type Delimiter, type Table, type TableBounds, tableBounds, type TableOptions } from './table.ts';
import { TableFault } from './table-fault.ts';
import { decodeText } from './text/decode-text.ts';
import { proposeDelimiter } from './text/delimiters.ts';
import { proposeEncoding } from './text/encodings.ts';
import { pipeRows } from './text/pipe-rows.ts';
import { quotedRows } from './text/quoted-rows.ts';
import { openWorkbook } from './xlsx/open-workbook.ts';

const headBytes = 64 * 1024;

/**
 * Opens a table file. Its content proposes what `options` leaves out; its name decides nothing. Throws TableFault, as `rows` does.
 */
export async function readTable(source: Source, options: TableOptions = {}): Promise<Table> {
  const bounds = { ...tableBounds, ...options.bounds };
  const { head, isWhole, portions } = await withHead(inPortions(source, bounds.fileBytes), headBytes);
  try {
    if (head.length === 0) throw new TableFault('FILE_EMPTY');
    const kind = kindOf(head);
    if (kind === 'zip') return await readWorkbook(portions, options, bounds);
    if (kind !== undefined) throw new TableFault('NOT_A_TABLE', { detail: kind });
    return await readText(head, isWhole, portions, options, bounds);
  } catch (error) {
    await portions.return(undefined);
    throw error;
  }
}

/** Bytes of cells that were copied from a spreadsheet, for `readTable` with the format 'tsv' and UTF-8. */
export function pasted(text: string): Iterable<Uint8Array> {
  return [Buffer.from(text)];
}

async function readText(
  head: Uint8Array,
  isWhole: boolean,
  portions: AsyncGenerator<Uint8Array>,
  options: TableOptions,
  bounds: TableBounds,
): Promise<Table> {
  const encoding = options.encoding ?? proposeEncoding(head, isWhole, options.language);
  const begun = new TextDecoder(labelOf(encoding)).decode(head, { stream: true });
  const delimiter = options.delimiter ?? delimiterOf(options.format) ?? proposeDelimiter(begun, isWhole);
  const format = delimiter === '|' ? 'pipe' : delimiter === '\t' ? 'tsv' : 'csv';
  const texts = decodeText(portions, encoding, options.language);
  const raws = format === 'pipe' ? pipeRows(texts, bounds) : quotedRows(texts, delimiter, bounds);
  const framed = await frameRows(raws, format, options, bounds);
  const close = async () => {
    await raws.return(undefined);
    await portions.return(undefined);
  };
  return { format, encoding, delimiter, sheets: [], ...framed, close, [Symbol.asyncDispose]: close };
}

/** Label of Node's decoder; good enough to find delimiters, which all these pages have at the same places. */
function labelOf(encoding: string): string {
  const labels: Record<string, string> = { cp949: 'euc-kr', cp932: 'shift_jis', cp936: 'gb18030', cp950: 'big5' };
  return labels[encoding] ?? encoding;
}

function delimiterOf(format: TableOptions['format']): Delimiter | undefined {
  if (format === 'pipe') return '|';
  return format === 'tsv' ? '\t' : undefined;
}

async function readWorkbook(
  portions: AsyncGenerator<Uint8Array>,
  options: TableOptions,
  bounds: TableBounds,
): Promise<Table> {
  const workbook = await openWorkbook(portions, options.sheet, bounds);
  try {
    const { header, headerLine, sample, rows } = await frameRows(workbook.rows, 'xlsx', options, bounds);
    const close = async () => {
      await workbook.rows.return(undefined);
      await workbook.close();
    };
    const { sheets, sheet } = workbook;
    return { format: 'xlsx', sheets, sheet, header, headerLine, sample, rows, close, [Symbol.asyncDispose]: close };
  } catch (error) {
    await workbook.close();
    throw error;
  }
}
