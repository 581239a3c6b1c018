import { csvFile } from './csv-file.ts';
import { pipeFile } from './pipe-file.ts';
import type { WrittenSheet } from './sheet-xml.ts';
import { xlsxFile } from './xlsx-file.ts';

/** Types of table files, by the endings of their names. */
export const tableFileTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  /** The pipe file of the specification. */
  txt: 'text/plain; charset=utf-8',
} as const;

export type WrittenFormat = keyof typeof tableFileTypes;

/** Writes sheets as a workbook, or the first of them as a text file, in pieces. */
export function tableFile(
  format: WrittenFormat,
  sheets: readonly [WrittenSheet, ...WrittenSheet[]],
): AsyncGenerator<string | Uint8Array> {
  const [{ header, rows }] = sheets;
  if (format === 'xlsx') return xlsxFile(sheets);
  return format === 'txt' ? pipeFile(header, rows) : csvFile(header, rows);
}

/** The format of a file, by the end of its name. */
export function formatNamed(fileName: string): 'csv' | 'xlsx' {
  return fileName.endsWith('.xlsx') ? 'xlsx' : 'csv';
}
