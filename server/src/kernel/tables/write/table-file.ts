import { csvFile } from './csv-file.ts';
import type { WrittenSheet } from './sheet-xml.ts';
import { xlsxFile } from './xlsx-file.ts';

/** Types of table files, by the endings of their names. */
export const tableFileTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

export type WrittenFormat = keyof typeof tableFileTypes;

/** Writes sheets as a workbook, or the first of them as CSV, in pieces. */
export function tableFile(
  format: WrittenFormat,
  sheets: readonly [WrittenSheet, ...WrittenSheet[]],
): AsyncGenerator<string | Uint8Array> {
  const [{ header, rows }] = sheets;
  return format === 'xlsx' ? xlsxFile(sheets) : csvFile(header, rows);
}

/** The format of a file, by the end of its name. */
export function formatNamed(fileName: string): WrittenFormat {
  return fileName.endsWith('.xlsx') ? 'xlsx' : 'csv';
}
