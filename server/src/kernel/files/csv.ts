/** A file that begins with it is read as UTF-8 by spreadsheets too, which else take it for the machine's own letters. */
export const csvBeginning = '\ufeff';

/**
 * What a spreadsheet would run as a formula: a first visible character that is an operator, also a full-width one; and what
 * some of them take off a cell before they look.
 */
const active = /^(?:[\t\r]|[\p{Z}\p{C}]*[=+\-@＝＋－＠])/u;

/** One line of a CSV file; every value is quoted, and none is a formula to whatever opens it. */
export function csvLine(values: readonly string[]): string {
  const quoted = values.map((value) => `"${(active.test(value) ? `'${value}` : value).replaceAll('"', '""')}"`);
  return `${quoted.join(',')}\r\n`;
}
