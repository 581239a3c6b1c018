import { type ImportDetail, type ImportRow, importActs } from '@madang/contract/joining/imports/routes.ts';
import { type GridRow } from '@madang/contract/joining/imports/shapes.ts';
import { importLimits } from '@madang/contract/joining/imports/limits.ts';
import type { Language } from '@madang/contract/kernel/languages.ts';
import type { FieldIssue } from '@madang/contract/kernel/errors.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import type { Kernel } from '../../../kernel/kernel.ts';
import { selectRun, type RunReport } from '../../../kernel/operations/stored/runs/read-run.ts';
import type { ImportKind } from '../../../platform/import-kind.ts';
import { selectPeopleOf, type StoredPerson } from '../../people/people/index.ts';
import type { StoredImport, StoredRow } from './stored/import-state.ts';
import { selectEqual } from './stored/imports.sql.ts';
import { itemLabel, kindLabel, kindNamed } from './kinds-offered.ts';
import { isToCome } from './let-in.ts';
import { lettersFor } from './letters.ts';
import { missingDepartments } from './missing-departments.ts';
import { countCodes, selectRows } from './stored/rows.sql.ts';
import { openImport, openRow } from './stored/sealed.ts';

type Act = (typeof importActs)[number];

export interface Reader {
  readonly companyCode: string;
  readonly personId: string;
  readonly language: Language;
  readonly mayCreate: boolean;
}

/** Acts of a reader on an import in its state: its owner goes on with it, others look. */
export function actsOf(
  { state, source, personId, kind, letIn }: StoredImport,
  reader: Pick<Reader, 'personId' | 'mayCreate'>,
): Act[] {
  const isOwn = personId === reader.personId && reader.mayCreate;
  const isOpen = state === 'read' || state === 'checked';
  const possible: Readonly<Record<Act, boolean>> = {
    reread: source !== 'selection' && (isOpen || state === 'failed'),
    choose: source !== 'selection' && isOpen,
    correct: isOpen || state === 'checking',
    check: isOpen || state === 'checking',
    apply: state === 'checked',
    quit: state !== 'applying' && state !== 'applied',
    download: state === 'checked' || state === 'applying' || state === 'applied',
    passwords: state === 'applied' && (kind === 'passwords' || letIn?.way === 'passwords'),
    letIn: kind === 'people' && (state === 'applying' || (state === 'applied' && letIn?.way !== 'now')),
  };
  return isOwn ? importActs.filter((act) => possible[act]) : [];
}

/** Presents imports with their owners and runs. */
export async function presentImports(
  tx: Tx,
  kernel: Kernel,
  reader: Reader,
  imports: readonly StoredImport[],
): Promise<ImportRow[]> {
  const owners = new Map(
    (await selectPeopleOf(tx, reader.companyCode, [...new Set(imports.map(({ personId }) => personId))])).map(
      (each) => [each.personId, each],
    ),
  );
  const rows: ImportRow[] = [];
  for (const each of imports) {
    const runOf = (runId: string | null | undefined) =>
      runId ? selectRun(tx, { companyCode: reader.companyCode, runId }) : undefined;
    const run = await runOf(each.runId);
    const undo = await runOf(run?.undoneBy);
    rows.push(presentImport(kernel, reader, each, { owner: owners.get(each.personId), run, undo }));
  }
  return rows;
}

interface Beside {
  readonly owner: StoredPerson | undefined;
  readonly run: RunReport | undefined;
  /** The run that takes it back. */
  readonly undo: RunReport | undefined;
}

/** Acts on people who were registered: none are left once that is taken back. */
const letsIn: readonly Act[] = ['letIn', 'passwords'];

function presentImport(kernel: Kernel, reader: Reader, found: StoredImport, { owner, run, undo }: Beside): ImportRow {
  const { importId, kind, source, state, refusal, runId, personId, createdAt, appliedAt } = found;
  return {
    importId,
    kind,
    kindLabel: kindLabel(kernel, reader.language, kind),
    source,
    fileName: openImport(kernel.keyring, importId, 'file_name', found.fileName) ?? '',
    state,
    total: found.total,
    new: found.newCount,
    changed: found.changedCount,
    left: found.leftCount,
    refused: found.refusedCount,
    refusal,
    runId,
    run: run
      ? { state: run.state, done: run.done, refused: run.refused, failed: run.failed, undo: undo?.state ?? null }
      : null,
    owner: owner ? { personId, fullName: owner.fullName, englishName: owner.englishName } : null,
    isOwn: personId === reader.personId,
    createdAt: createdAt.toISOString(),
    appliedAt: appliedAt?.toISOString() ?? null,
    can: actsOf(found, reader).filter((act) => !undo || !letsIn.includes(act)),
  };
}

/** Presents one import with its columns and what the dry run found of it. */
export async function presentDetail(
  tx: Tx,
  kernel: Kernel,
  reader: Reader,
  found: StoredImport,
): Promise<ImportDetail> {
  const { companyCode } = reader;
  const key = { companyCode, importId: found.importId };
  const [row] = await presentImports(tx, kernel, reader, [found]);
  if (!row) throw new Error('an import is presented');
  const reading = openImport(kernel.keyring, found.importId, 'reading', found.reading);
  const kind = found.kind === '' ? undefined : kindNamed(kernel, found.kind);
  const equal = found.contentHash === null ? undefined : await selectEqual(tx, key, found.contentHash);
  const isOpen = row.can.includes('letIn') && (await isToCome(tx, companyCode, found));
  return {
    ...row,
    can: row.can.filter((act) => act !== 'letIn' || isOpen),
    checked: found.checked,
    format: reading?.format ?? '',
    reading: reading
      ? {
          encoding: reading.encoding,
          delimiter: reading.delimiter,
          sheet: reading.sheet,
          headerLine: reading.headerLine,
        }
      : null,
    sheets: [...(reading?.sheets ?? [])],
    columns: await columnsOf(tx, kernel, companyCode, found),
    missingColumns: kind ? missingColumns(kind, found.columns) : [],
    codes: await countCodes(tx, key),
    missingDepartments: kind?.makesDepartments ? await missingDepartments(tx, kernel, companyCode, found) : [],
    importedBefore: equal ? { importId: equal.importId, createdAt: equal.createdAt.toISOString() } : null,
    letIn: found.letIn,
    letters:
      found.kind === 'people' && found.newCount > 0
        ? await lettersFor(tx, kernel, { companyCode, importId: found.importId, people: found.newCount })
        : null,
    leaving: row.isOwn && row.can.includes('quit') && !losesNothing(found) ? 'returnOrQuit' : null,
  };
}

/** A file that could not be read, and a grid in which nothing was edited. */
function losesNothing({ state, source, changedCount, refusedCount }: StoredImport): boolean {
  return state === 'failed' || (source === 'selection' && state === 'checked' && changedCount + refusedCount === 0);
}

/** Items that the kind needs and no column is; of a key any one is enough. */
export function missingColumns({ items }: ImportKind, columns: readonly string[]): string[] {
  const has = (name: string) => columns.includes(name);
  const keys = items.filter(({ isKey }) => isKey);
  const needed = items.filter(({ isRequired, name }) => isRequired && !has(name)).map(({ name }) => name);
  // Of people who are new, the mail may be the ID.
  const isKeyed = keys.length === 0 || keys.some(({ name }) => has(name)) || has('externalMail');
  return isKeyed ? needed : [...needed, ...keys.map(({ name }) => name).filter((name) => !needed.includes(name))];
}

async function columnsOf(
  tx: Tx,
  { keyring }: Kernel,
  companyCode: string,
  found: StoredImport,
): Promise<ImportDetail['columns']> {
  const { importId, columns, foundBy } = found;
  const headings = openImport(keyring, importId, 'headings', found.headings) ?? [];
  const rows = await selectRows(tx, { companyCode, importId }, { after: 0, limit: importLimits.sampleRows });
  const cells = rows.map((row) => openRow(keyring, { importId, line: row.line }, 'cells', row.cells) ?? []);
  return headings.map((heading, at) => ({
    heading,
    samples: cells.map((row) => row[at] ?? ''),
    column: columns[at] ?? '',
    foundBy: (foundBy[at] || null) as ImportDetail['columns'][number]['foundBy'],
  }));
}

/** Parts of a name whose letters a policy of the company decides on. */
const nameParts: readonly string[] = ['surname', 'givenName'];

/** Presents rows of the grid, each fault at its cell with its sentence. */
export function presentRows(
  kernel: Kernel,
  language: Language,
  { importId, columns, kind }: StoredImport,
  rows: readonly StoredRow[],
): GridRow[] {
  const known = kind === '' ? undefined : kindNamed(kernel, kind);
  const columnOf = (path: string) => {
    const name = path.split('.').at(-1) ?? '';
    // Columns that are no item have no name either.
    if (name === '') return null;
    const at = columns.indexOf(name);
    if (at >= 0) return at;
    const filler = known?.items.find(({ fills }) => fills?.includes(name));
    const filled = filler ? columns.indexOf(filler.name) : -1;
    return filled >= 0 ? filled : null;
  };
  const sentence = ({ path, code, params }: FieldIssue) => {
    const name = path.split('.').at(-1) ?? '';
    const item = known?.items.find((each) => each.name === name);
    const label = item ? { validatedName: itemLabel(kernel, language, item) } : {};
    const text = kernel.translator.errorText(language, code, { ...label, ...params }, name === '' ? undefined : name);
    // At the cell that it was made of: an ID at the mail.
    const isElsewhere = item !== undefined && !columns.includes(name) && columnOf(path) !== null;
    const own = isElsewhere ? `${itemLabel(kernel, language, item)}: ${text}` : text;
    return code === 'MB_M_NAME_SPECIAL_VALID' && nameParts.includes(name)
      ? `${own} ${kernel.translator.text(language, 'importFile.nameScripts')}`
      : own;
  };
  return rows.map((row) => {
    const { line, isEdited, mark, aboutId } = row;
    const { issues = [], ...finding } = openRow(kernel.keyring, { importId, line }, 'finding', row.finding) ?? {};
    const cells = openRow(kernel.keyring, { importId, line }, 'cells', row.cells)?.slice() ?? [];
    const origin = openRow(kernel.keyring, { importId, line }, 'origin', row.origin);
    const before = origin ? editedOf(columns, cells, origin) : (finding.before ?? {});
    return {
      line,
      cells,
      isEdited,
      mark,
      rowChange: mark === null || mark === 'refused' ? null : (mark === 'changed' && known?.rowChange) || changes[mark],
      aboutId,
      before,
      issues: issues.map((each) => ({
        column: columnOf(each.path),
        code: each.code,
        params: each.params,
        message: sentence(each),
      })),
    };
  });
}

/** The cells of a selection that were edited, as they were. */
function editedOf(columns: readonly string[], cells: readonly string[], origin: readonly string[]) {
  const edited = columns.map((name, at) => [name, origin[at] ?? ''] as const);
  return Object.fromEntries(edited.filter(([, was], at) => was !== (cells[at] ?? '')));
}

const changes = { new: 'created', changed: 'updated', left: 'synchronised' } as const;
