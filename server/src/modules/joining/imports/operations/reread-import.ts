import { oneImport } from '@madang/contract/joining/imports/routes.ts';
import { readingBody } from '@madang/contract/joining/imports/shapes.ts';
import * as z from 'zod/mini';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { stepImport } from '../stored/imports.sql.ts';
import { ownFile, ownRefusals } from '../own-import.ts';
import { openImport, sealImport } from '../stored/sealed.ts';
import { importTarget } from '../targets.ts';
import { beginWork } from '../work.ts';

/** Reads the file of an import again: with other letters, another delimiter, sheet or line of headings. */
export const rereadImport = defineOperation({
  name: 'reread-import',
  input: z.extend(oneImport, readingBody.shape),
  permission: 'imports.create',
  targets: () => [],
  refusals: ownRefusals,
  async run(context, { importId, ...asked }) {
    const { tx, kernel, companyCode, request } = context;
    const from = ['read', 'checked', 'failed'] as const;
    const found = await ownFile(context, importId, from);
    const before = openImport(kernel.keyring, importId, 'reading', found.reading);
    const reading = { ...asked, format: before?.format ?? ('csv' as const), sheets: before?.sheets ?? [] };
    const set = { reading: sealImport(kernel.keyring, importId, 'reading', reading), refusal: null, total: 0 };
    const attempt = (await stepImport(tx, { companyCode, importId }, { from, to: 'reading', set })) ?? found.attempt;
    await beginWork(tx, 'reading', { companyCode, importId, attempt, language: request.language });
    return { answer: null, audit: { target: importTarget(importId) } };
  },
});
