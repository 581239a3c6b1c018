import { posix } from 'node:path';
import type { TableBounds } from '../table.ts';
import { TableFault } from '../table-fault.ts';
import type { Archive } from './archive.ts';
import { attributeOf, readWhole } from './read-xml.ts';

export interface SheetPart {
  readonly name: string;
  readonly isHidden: boolean;
  readonly path: string;
}

export interface WorkbookParts {
  readonly sheets: readonly SheetPart[];
  readonly isFrom1904: boolean;
  readonly stylesPath: string | undefined;
  readonly stringsPath: string | undefined;
}

interface Relation {
  readonly id: string;
  readonly type: string;
  readonly path: string;
}

/** Finds sheets, styles and shared strings of a workbook by its relations. Relations that lead out of the file are left out. */
export async function findParts(archive: Archive, bounds: TableBounds): Promise<WorkbookParts> {
  const [root] = (await relationsOf(archive, '', bounds)).filter(({ type }) => type === 'officeDocument');
  if (!root || !root.path.endsWith('.xml')) throw new TableFault('NOT_A_TABLE', { detail: kindOfArchive(archive) });
  const part = archive.read(root.path);
  if (!part) throw new TableFault('FILE_BROKEN');
  const relations = await relationsOf(archive, root.path, bounds);
  const sheets: SheetPart[] = [];
  let isFrom1904 = false;
  let isWorkbook = false;
  await readWhole(
    part,
    {
      open: (name, attributes) => {
        if (name === 'workbook') isWorkbook = true;
        if (name === 'workbookPr') isFrom1904 = /^(?:1|true)$/.test(attributes['date1904'] ?? '');
        if (name !== 'sheet') return;
        const relation = relations.find(({ id }) => id === attributeOf(attributes, 'id'));
        // Sheets of charts and macros have no rows.
        if (relation?.type !== 'worksheet') return;
        const state = attributes['state'] ?? 'visible';
        sheets.push({ name: attributes['name'] ?? '', isHidden: state !== 'visible', path: relation.path });
      },
    },
    bounds,
  );
  if (!isWorkbook) throw new TableFault('NOT_A_TABLE', { detail: 'zip' });
  const pathOf = (wanted: string) => relations.find(({ type }) => type === wanted)?.path;
  return { sheets, isFrom1904, stylesPath: pathOf('styles'), stringsPath: pathOf('sharedStrings') };
}

/** Relations of a part; the empty path has those of the whole archive. */
async function relationsOf(archive: Archive, path: string, bounds: TableBounds): Promise<Relation[]> {
  const folder = posix.dirname(path);
  const part = archive.read(posix.join(folder, '_rels', `${posix.basename(path)}.rels`));
  const relations: Relation[] = [];
  if (!part) return relations;
  const open = (name: string, attributes: Readonly<Record<string, string>>) => {
    const { Id: id, Type: type, Target: target, TargetMode: mode } = attributes;
    if (name !== 'Relationship' || !id || !type || !target || mode === 'External') return;
    // An absolute target begins at the archive's root.
    const resolved = target.startsWith('/') ? target.slice(1) : posix.join(folder, target);
    relations.push({ id, type: posix.basename(type), path: resolved });
  };
  await readWhole(part, { open }, bounds);
  return relations;
}

function kindOfArchive({ names }: Archive): string {
  if (names.has('content.xml') && names.has('mimetype')) return 'ods';
  if (names.has('xl/workbook.bin')) return 'xlsb';
  if ([...names].some((name) => name.endsWith('.iwa'))) return 'numbers';
  return 'zip';
}
