import type { CellHint, TableBounds } from '../table.ts';
import type { Archive } from './archive.ts';
import { readWhole } from './read-xml.ts';

/** Look of a number: a date, a time, or digits that are filled up with zeros. */
export interface NumberLook {
  readonly kind: Extract<CellHint, 'number' | 'date' | 'time'>;
  /** Format such as '000-0000-0000', where each 0 is a digit. */
  readonly digits?: string;
}

const plain: NumberLook = { kind: 'number' };

/** Formats by number that every spreadsheet has: dates, with those of East Asia, and times. */
const builtInDates = new Set([14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 34, 35, 36, 50, 51, 52, 53, 54, 55, 56, 57, 58]);
const builtInTimes = new Set([18, 19, 20, 21, 32, 33, 45, 46, 47]);

/** Reads the look of numbers by the number of a cell's style. */
export async function readStyles(
  archive: Archive,
  path: string | undefined,
  bounds: TableBounds,
): Promise<(style: string | undefined) => NumberLook> {
  const part = path === undefined ? undefined : archive.read(path);
  const looks: NumberLook[] = [];
  if (!part) return () => plain;
  const formats = new Map<number, string>();
  let isInCells = false;
  await readWhole(
    part,
    {
      open: (name, attributes) => {
        if (name === 'numFmt') formats.set(Number(attributes['numFmtId']), attributes['formatCode'] ?? '');
        if (name === 'cellXfs') isInCells = true;
        if (name === 'xf' && isInCells) looks.push(lookOf(Number(attributes['numFmtId'] ?? 0), formats));
      },
      close: (name) => {
        if (name === 'cellXfs') isInCells = false;
      },
    },
    bounds,
  );
  return (style) => looks[Number(style ?? 0)] ?? plain;
}

function lookOf(id: number, formats: ReadonlyMap<number, string>): NumberLook {
  const code = formats.get(id);
  if (code === undefined) {
    if (builtInDates.has(id)) return { kind: 'date' };
    return builtInTimes.has(id) ? { kind: 'time' } : plain;
  }
  return lookOfCode(code);
}

const duration = /^\[(?:h+|m+|s+)\]$/i;

/** Finds out what a format code shows; letters in quotes, behind a backslash or in brackets are no part of it. */
export function lookOfCode(code: string): NumberLook {
  const [first = ''] = code.split(';');
  const bare = first
    .replaceAll(/"[^"]*"|\\.|_.|\*./g, '')
    .replaceAll(/\[[^[\]]*\]/g, (inside) => (duration.test(inside) ? inside : ''));
  if (/general/i.test(bare)) return plain;
  if (/[ydeg年月日년월일]/i.test(bare)) return { kind: 'date' };
  if (/[hs]|am\/pm|오전|上午/i.test(bare)) return { kind: 'time' };
  if (/m/i.test(bare)) return { kind: 'date' };
  const shown = first.replaceAll(/\[[^[\]]*\]/g, '').replaceAll(/"([^"]*)"|\\(.)/g, '$1$2');
  const isFilledUp = /^[0\-() +]+$/.test(shown) && /0.*0/.test(shown) && !first.includes('[<') && !first.includes('[>');
  return isFilledUp ? { kind: 'number', digits: shown } : plain;
}
