import { cellsBody, oneImport } from '@madang/contract/joining/imports/routes.ts';
import * as z from 'zod/mini';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { stepImport } from '../stored/imports.sql.ts';
import { editedStates, ownImport, ownRefusals } from '../own-import.ts';
import { selectLines, updateCells } from '../stored/rows.sql.ts';
import { openRow, sealRow } from '../stored/sealed.ts';
import { importTarget } from '../targets.ts';

/** Corrects cells of an import, which is to be checked again before it is applied. */
export const correctImport = defineOperation({
  name: 'correct-import',
  input: z.extend(oneImport, cellsBody.shape),
  permission: 'imports.create',
  targets: () => [],
  refusals: ownRefusals,
  // Cells have data of people.
  isSecret: true,
  async run(context, { importId, cells }) {
    const { tx, kernel, companyCode, refuse } = context;
    const { columns } = await ownImport(context, importId, editedStates);
    const key = { companyCode, importId };
    const lines = [...new Set(cells.map(({ line }) => line))];
    const rows = new Map(
      (await selectLines(tx, key, lines)).map((row) => [
        row.line,
        [...(openRow(kernel.keyring, { importId, line: row.line }, 'cells', row.cells) ?? [])],
      ]),
    );
    const before = cells.map(({ line, column, value }) => {
      const row = rows.get(line);
      if (!row || column >= columns.length) throw refuse('CO404');
      while (row.length < columns.length) row.push('');
      const former = row[column] ?? '';
      row[column] = value;
      return { line, column, value: former };
    });
    await updateCells(
      tx,
      key,
      [...rows].map(([line, row]) => ({
        line,
        cells: sealRow(kernel.keyring, { importId, line }, 'cells', row.slice(0, columns.length)),
      })),
    );
    // What was found of the cells before holds no more.
    await stepImport(tx, key, { from: editedStates, to: 'read' });
    return { answer: { before }, audit: { target: importTarget(importId), fields: ['cells'] } };
  },
});
