/** What a spreadsheet would run as a formula: a first visible character that is an operator, also a full-width one. */
const active = /^[\p{Z}\p{C}]*[=+\-@＝＋－＠]/u;

/** One line of a CSV file; every value is quoted, and none is a formula to whatever opens it. */
export function csvLine(values: readonly string[]): string {
  const quoted = values.map((value) => `"${(active.test(value) ? `'${value}` : value).replaceAll('"', '""')}"`);
  return `${quoted.join(',')}\r\n`;
}
