import { ScratchFile } from '../scratch/scratch-file.ts';
import type { RawRow, TableBounds, TableSheet } from '../table.ts';
import { TableFault } from '../table-fault.ts';
import { openArchive } from './archive.ts';
import { findMergedAreas } from './merged-areas.ts';
import { readSharedStrings, type SharedStrings } from './shared-strings.ts';
import { sheetRows } from './sheet-rows.ts';
import { readStyles } from './styles.ts';
import { findParts } from './workbook-parts.ts';

export interface Workbook {
  readonly sheets: readonly TableSheet[];
  readonly sheet: string;
  readonly rows: AsyncGenerator<RawRow>;
  close(): Promise<void>;
}

/** Opens a workbook at a sheet, or at the first one that is not hidden. The archive is kept until `close`. */
export async function openWorkbook(
  portions: AsyncIterable<Uint8Array>,
  wanted: string | undefined,
  bounds: TableBounds,
): Promise<Workbook> {
  const content = new ScratchFile(bounds.archiveBytesInMemory);
  let strings: SharedStrings | undefined;
  const close = async () => {
    await strings?.close();
    await content.close();
  };
  try {
    for await (const bytes of portions) await content.append(bytes);
    const archive = await openArchive(content, bounds);
    const parts = await findParts(archive, bounds);
    const sheet =
      wanted === undefined
        ? (parts.sheets.find(({ isHidden }) => !isHidden) ?? parts.sheets[0])
        : parts.sheets.find(({ name }) => name === wanted);
    const read = () => (sheet ? archive.read(sheet.path) : undefined);
    const [first, second] = [read(), read()];
    if (!sheet || !first || !second) throw new TableFault('SHEET_UNKNOWN');
    const lookOf = await readStyles(archive, parts.stylesPath, bounds);
    const merged = await findMergedAreas(first);
    strings = await readSharedStrings(archive, parts.stringsPath, bounds);
    const rows = sheetRows(second, { strings, lookOf, isFrom1904: parts.isFrom1904, merged }, bounds);
    const sheets = parts.sheets.map(({ name, isHidden }) => ({ name, isHidden }));
    return { sheets, sheet: sheet.name, rows, close };
  } catch (error) {
    await close();
    throw error;
  }
}
