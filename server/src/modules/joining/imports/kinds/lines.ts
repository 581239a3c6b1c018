import type { FieldIssue } from '@madang/contract/kernel/errors.ts';
import type { Keyring } from '../../../../kernel/crypto/keyring.ts';
import type { ImportLine, PlannedLine } from '../../../../platform/import-kind.ts';
import type { StoredRow } from '../stored/import-state.ts';
import { openRow } from '../stored/sealed.ts';

interface Opening {
  readonly keyring: Keyring;
  readonly importId: string;
  readonly columns: readonly string[];
}

/** Opens a row as a kind plans it; of a selection with the cells alone that were edited. */
export function lineFor({ keyring, importId, columns }: Opening, row: StoredRow): ImportLine {
  const { line, aboutId } = row;
  const cells = openRow(keyring, { importId, line }, 'cells', row.cells) ?? [];
  const origin = openRow(keyring, { importId, line }, 'origin', row.origin);
  return {
    line,
    ...(origin && aboutId !== null && { aboutId }),
    values: Object.fromEntries(
      columns.flatMap((name, at) => {
        const cell = cells[at] ?? '';
        return name === '' || cell === origin?.[at] ? [] : [[name, cell]];
      }),
    ),
  };
}

/** The plan of a row that needs none: a row of a selection without an edit. */
export function untouched({ line, origin, isEdited, aboutId }: StoredRow): PlannedLine | undefined {
  if (origin === null || isEdited || aboutId === null) return undefined;
  return { line, mark: 'left', takes: `person:${aboutId}`, aboutId };
}

/** BLK-01: a line without the delimiter, or with another number of cells than the heading. */
export function faultOf({ keyring, importId, columns }: Opening, { line, fault, cells }: StoredRow): PlannedLine {
  const found = openRow(keyring, { importId, line }, 'cells', cells) ?? [];
  // Behind the last delimiter there is no cell, but where that alone is too much.
  const isEnded = found.at(-1) === '' && found.length - 1 !== columns.length;
  const count = isEnded ? found.length - 1 : found.length;
  const issue: FieldIssue =
    fault === 'NO_DELIMITER'
      ? { path: '', code: 'MB905', params: { 0: line } }
      : { path: '', code: 'MB903', params: { 0: line, 1: count, 2: columns.length } };
  return { line, mark: 'refused', issues: [issue] };
}
