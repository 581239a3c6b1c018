import type { ImportKindShown } from '../api.ts';

const quoted = (cell: string) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** The headings of a kind as a CSV file; its mark at the start has spreadsheets read it as UTF-8. */
export function templateOf({ columns }: Pick<ImportKindShown, 'columns'>): string {
  return `\u{feff}${columns.map(({ label }) => quoted(label)).join(',')}\r\n`;
}
