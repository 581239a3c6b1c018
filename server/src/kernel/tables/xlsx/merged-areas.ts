import { columnOf } from './columns.ts';

/** Merged cells whose value holds for the rows below it too, by column. */
export interface MergedArea {
  readonly column: number;
  readonly from: number;
  readonly to: number;
}

const mergedAreasInMemory = 100_000;
const longestReference = 200;

/** Finds merged areas of more than one row, which stand behind a sheet's rows, by their bytes alone. */
export async function findMergedAreas(part: AsyncIterable<Uint8Array>): Promise<MergedArea[]> {
  const areas: MergedArea[] = [];
  let rest = '';
  for await (const bytes of part) {
    const text = rest + Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('latin1');
    let end = 0;
    if (text.includes('mergeCell')) {
      for (const { 0: whole, 1: name, 2: from, 3: to, index } of text.matchAll(
        /<(?:[a-z]{1,8}:)?mergeCell ref="\$?([A-Z]{1,3})\$?([0-9]{1,7}):\$?[A-Z]{1,3}\$?([0-9]{1,7})"/g,
      )) {
        end = index + whole.length;
        const area = { column: columnOf(name ?? ''), from: Number(from), to: Number(to) };
        if (area.to > area.from && areas.length < mergedAreasInMemory) areas.push(area);
      }
    }
    rest = text.slice(Math.max(end, text.length - longestReference));
  }
  return areas.toSorted((one, other) => one.from - other.from);
}
