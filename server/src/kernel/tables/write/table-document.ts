import { Document } from '@madang/contract/kernel/route.ts';
import { tableFile, tableFileTypes, type WrittenFormat } from './table-file.ts';
import type { WrittenSheet } from './sheet-xml.ts';

interface Named {
  readonly name: string;
  /** Time zone of the day in the file's name. */
  readonly timeZone: string;
  readonly format: WrittenFormat;
}

/** Answers sheets as a file with the day in its name, piece by piece as its reader takes it. */
export function tableDocument(
  { name, timeZone, format }: Named,
  sheets: readonly [WrittenSheet, ...WrittenSheet[]],
): Document {
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(new Date());
  return new Document(tableFileTypes[format], tableFile(format, sheets), { fileName: `${name} ${day}.${format}` });
}
