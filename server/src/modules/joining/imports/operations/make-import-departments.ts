import { departmentsBody, oneImport } from '@madang/contract/joining/imports/routes.ts';
import * as z from 'zod/mini';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { stepImport } from '../stored/imports.sql.ts';
import { editedStates, ownImport, ownRefusals } from '../own-import.ts';
import { sealImport } from '../stored/sealed.ts';
import { parentsFirst } from '../made-departments.ts';
import { importTarget } from '../targets.ts';
import { beginWork } from '../work.ts';

/** Chooses the departments that are made before the rows of an import, and begins the dry run again. */
export const makeImportDepartments = defineOperation({
  name: 'make-import-departments',
  input: z.extend(oneImport, departmentsBody.shape),
  permission: 'imports.create',
  targets: () => [],
  refusals: [...ownRefusals, 'MB911', 'MB921'],
  async run(context, { importId, departments }) {
    const { tx, kernel, companyCode, request, refuse } = context;
    const found = await ownImport(context, importId, editedStates);
    const codes = departments.map(({ departmentCode }) => departmentCode);
    if (new Set(codes).size !== codes.length) throw refuse.field('departments', 'MB911');
    const ordered = parentsFirst(departments);
    if (!ordered) throw refuse.field('departments', 'MB921');
    const set = { made: sealImport(kernel.keyring, importId, 'made', ordered) };
    const attempt =
      (await stepImport(tx, { companyCode, importId }, { from: editedStates, to: 'checking', set })) ?? found.attempt;
    await beginWork(tx, 'checking', { companyCode, importId, attempt, language: request.language });
    return { answer: null, audit: { target: importTarget(importId), fields: ['departments'] } };
  },
});
