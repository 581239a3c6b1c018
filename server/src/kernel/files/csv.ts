/** A file that begins with it is read as UTF-8 by spreadsheets too, which else take it for the machine's own letters. */
export const csvBeginning = '\ufeff';

/**
 * Beginnings of a formula: an operator as first visible character, also full-width, and characters that spreadsheets
 * remove before they look.
 */
const active = /^(?:[\t\r]|[\p{Z}\p{C}]*[=+\-@＝＋－＠])/u;

/** An apostrophe too much before such a value, which `unprotected` takes off again. */
const protectedValue = /^'+(?:[\t\r]|[\p{Z}\p{C}]*[=+\-@＝＋－＠])/u;

/** Returns a value that no spreadsheet runs; `unprotected` returns the value that it was made of. */
function protectedFrom(value: string): string {
  return active.test(value) || protectedValue.test(value) ? `'${value}` : value;
}

/** Returns a value of a workbook's text cell, where nothing is run: only what `unprotected` would shorten gets an apostrophe. */
export function protectedText(value: string): string {
  return protectedValue.test(value) ? `'${value}` : value;
}

/** Takes the apostrophe off that a file of ours has before a value that a spreadsheet would run. */
export function unprotected(value: string): string {
  return protectedValue.test(value) ? value.slice(1) : value;
}

/** One line of a CSV file; every value is quoted, and none is a formula to whatever opens it. */
export function csvLine(values: readonly string[]): string {
  const quoted = values.map((value) => `"${protectedFrom(value).replaceAll('"', '""')}"`);
  return `${quoted.join(',')}\r\n`;
}
