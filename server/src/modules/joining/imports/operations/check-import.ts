import { oneImport } from '@madang/contract/joining/imports/routes.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { stepImport } from '../stored/imports.sql.ts';
import { kindNamed } from '../kinds-offered.ts';
import { editedStates, ownImport, ownRefusals } from '../own-import.ts';
import { missingColumns } from '../present.ts';
import { importTarget } from '../targets.ts';
import { beginWork } from '../work.ts';

/** BLK-03: begins the dry run of all rows, again after they were corrected. */
export const checkImport = defineOperation({
  name: 'check-import',
  input: oneImport,
  permission: 'imports.create',
  targets: () => [],
  refusals: [...ownRefusals, 'MB910'],
  async run(context, { importId }) {
    const { tx, kernel, companyCode, request, refuse } = context;
    const found = await ownImport(context, importId, editedStates);
    if (missingColumns(kindNamed(kernel, found.kind), found.columns).length > 0) throw refuse.field('columns', 'MB910');
    const attempt =
      (await stepImport(tx, { companyCode, importId }, { from: editedStates, to: 'checking' })) ?? found.attempt;
    await beginWork(tx, 'checking', { companyCode, importId, attempt, language: request.language });
    return { answer: null, audit: { target: importTarget(importId) } };
  },
});
