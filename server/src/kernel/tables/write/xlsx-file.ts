import { setImmediate } from 'node:timers/promises';
import { Zip, ZipDeflate } from 'fflate';
import { sheetXml, type WrittenSheet } from './sheet-xml.ts';
import { contentTypesXml, rootRelationsXml, stylesXml, workbookRelationsXml, workbookXml } from './workbook-xml.ts';

const pieceLetters = 16 * 1024;

/**
 * Writes a workbook in pieces as its rows are read. Cells and whole columns are text: 00123 keeps its zeros, nothing is run.
 */
export async function* xlsxFile(sheets: readonly WrittenSheet[]): AsyncGenerator<Uint8Array> {
  const made: Uint8Array[] = [];
  let failure: Error | undefined;
  const zip = new Zip((error, piece) => {
    failure ??= error ?? undefined;
    made.push(piece);
  });
  async function* taken() {
    if (failure) throw failure;
    yield* made.splice(0);
    await setImmediate();
  }
  const names = sheetNames(sheets.map(({ name }) => name));
  for (const [name, content] of partsOf(sheets, names)) {
    const part = new ZipDeflate(name, { level: 3 });
    zip.add(part);
    for await (const piece of inPieces(content)) {
      part.push(Buffer.from(piece));
      yield* taken();
    }
    part.push(new Uint8Array(), true);
    yield* taken();
  }
  zip.end();
  yield* taken();
}

type Content = Iterable<string> | AsyncIterable<string>;

function partsOf(sheets: readonly WrittenSheet[], names: readonly string[]): [name: string, content: Content][] {
  return [
    ['[Content_Types].xml', [contentTypesXml(sheets.length)]],
    ['_rels/.rels', [rootRelationsXml]],
    ['xl/workbook.xml', [workbookXml(names)]],
    ['xl/_rels/workbook.xml.rels', [workbookRelationsXml(sheets.length)]],
    ['xl/styles.xml', [stylesXml]],
    ...sheets.map((sheet, at): [string, Content] => [`xl/worksheets/sheet${at + 1}.xml`, sheetXml(sheet, names)]),
  ];
}

async function* inPieces(content: Content): AsyncGenerator<string> {
  let piece = '';
  for await (const text of content) {
    piece += text;
    if (piece.length < pieceLetters) continue;
    yield piece;
    piece = '';
  }
  if (piece !== '') yield piece;
}

/** Names that a workbook takes: at most 31 letters, none of []:*?/\, no apostrophe at an end, each one once. */
function sheetNames(wanted: readonly string[]): string[] {
  const names: string[] = [];
  for (const [at, name] of wanted.entries()) {
    const plain =
      name
        .replaceAll(/[[\]:*?/\\]/g, ' ')
        .slice(0, 31)
        .replaceAll(/^'|'$/g, '')
        .trim() || `${at + 1}`;
    const isTaken = names.some((other) => other.toLowerCase() === plain.toLowerCase());
    names.push(isTaken ? `${plain.slice(0, 27)} ${at + 1}` : plain);
  }
  return names;
}
