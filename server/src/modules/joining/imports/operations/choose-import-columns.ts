import { columnsBody, oneImport } from '@madang/contract/joining/imports/routes.ts';
import * as z from 'zod/mini';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { stepImport } from '../stored/imports.sql.ts';
import { kindNamed } from '../kinds-offered.ts';
import { openStates, ownFile, ownRefusals } from '../own-import.ts';
import { missingColumns } from '../present.ts';
import { rememberItems } from '../stored/remembered.sql.ts';
import { openImport } from '../stored/sealed.ts';
import { importTarget } from '../targets.ts';
import { beginWork } from '../work.ts';

/** Chooses what an import is of and what its columns are, and begins the dry run. */
export const chooseImportColumns = defineOperation({
  name: 'choose-import-columns',
  input: z.extend(oneImport, columnsBody.shape),
  permission: 'imports.create',
  targets: () => [],
  refusals: [...ownRefusals, 'CO400', 'MB910', 'MB911'],
  async run(context, { importId, kind: name, columns, isRemembered }) {
    const { tx, kernel, companyCode, request, refuse } = context;
    const found = await ownFile(context, importId, openStates);
    const kind = kindNamed(kernel, name);
    const headings = openImport(kernel.keyring, importId, 'headings', found.headings) ?? [];
    const chosen = columns.filter((column) => column !== '');
    const isKnown = chosen.every((column) => kind.items.some((item) => item.name === column));
    if (columns.length !== headings.length || !isKnown) throw refuse.field('columns', 'CO400');
    if (new Set(chosen).size !== chosen.length) throw refuse.field('columns', 'MB911');
    if (missingColumns(kind, chosen).length > 0) throw refuse.field('columns', 'MB910');
    if (isRemembered) {
      await rememberItems(tx, kernel.keyring, { companyCode, personId: found.personId, kind: name, headings, columns });
    }
    const foundBy = columns.map((column, at) => (column === found.columns[at] ? (found.foundBy[at] ?? '') : 'caller'));
    const set = { kind: name, columns, found_by: foundBy };
    const attempt =
      (await stepImport(tx, { companyCode, importId }, { from: openStates, to: 'checking', set })) ?? found.attempt;
    await beginWork(tx, 'checking', { companyCode, importId, attempt, language: request.language });
    return { answer: null, audit: { target: importTarget(importId), fields: ['columns'] } };
  },
});
