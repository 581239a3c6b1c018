import type { ImportAsk, ImportKind } from '../../../../platform/import-kind.ts';
import { selectPeopleByKeys } from '../../../people/people/index.ts';
import { itemLabel } from '../kinds-offered.ts';
import { sealImport, sealRow } from '../stored/sealed.ts';
import { insertGrid, insertGridRows } from './insert-grid.sql.ts';
import { gridColumns } from './person-cells.ts';

interface Grid {
  readonly importId: string;
  readonly personId: string;
  readonly kind: ImportKind;
  /** The people in the order of the list. */
  readonly ids: readonly string[];
}

/** Sealed values are opened in short pieces: pages are served beside. */
const portionPeople = 100;

/** Stores a grid with a row for each person, as they are now. */
export async function fillGrid(ask: ImportAsk, { importId, personId, kind, ids }: Grid): Promise<void> {
  const { tx, kernel, companyCode, language } = ask;
  const { keyring } = kernel;
  const columns = await gridColumns(ask, kind.items);
  const headings = columns.map(({ item }) => itemLabel(kernel, language, item));
  const key = { companyCode, importId };
  await insertGrid(tx, {
    ...key,
    personId,
    kind: kind.kind,
    headings: sealImport(keyring, importId, 'headings', headings),
    columns: columns.map(({ item }) => item.name),
    total: ids.length,
  });
  for (let from = 0; from < ids.length; from += portionPeople) {
    const personIds = ids.slice(from, from + portionPeople);
    const { byId } = await selectPeopleByKeys(tx, keyring, { companyCode, personIds, numbers: [], loginIds: [] });
    const rows = personIds.flatMap((id, at) => {
      const person = byId.get(id);
      if (!person) return [];
      const of = { importId, line: from + at + 1 };
      const cells = columns.map(({ cellOf }) => cellOf(person));
      return {
        line: of.line,
        personId: id,
        cells: sealRow(keyring, of, 'cells', cells),
        origin: sealRow(keyring, of, 'origin', cells),
        finding: sealRow(keyring, of, 'finding', {}),
      };
    });
    await insertGridRows(tx, key, rows);
  }
}
