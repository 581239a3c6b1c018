import { newSecret } from './keyring.ts';

/** One to eight small letters and figures: the name of an installation with a database of its own. */
export const cellName = /^[a-z][a-z0-9]{0,7}$/;

/** No secret has it, and cookies and addresses may; a flow's cookie has a full stop of its own. */
const separator = '~';

let cell = 'a';

/** Sets the cell for which this process makes secrets, once at the start. */
export function nameCell(name: string): void {
  if (!cellName.test(name)) throw new Error('not the name of a cell');
  cell = name;
}

/**
 * Makes a secret for a cookie or link that begins with its cell, `<cell>~<256 random bits>`. All is hashed, so
 * former secrets stay valid (docs/decisions/company-fence-and-cells.md).
 */
export function newCellSecret(): string {
  return `${cell}${separator}${newSecret()}`;
}

/** The cell that a secret names; undefined for one from before there were cells, and for what is no secret. */
export function cellOf(secret: string): string | undefined {
  const [name = '', random] = secret.split(separator);
  return random !== undefined && cellName.test(name) ? name : undefined;
}
