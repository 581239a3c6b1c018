import { downloadImportFaults as route, oneImport } from '@madang/contract/joining/imports/routes.ts';
import * as z from 'zod/mini';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { ownImport, ownRefusals } from '../own-import.ts';
import { importTarget } from '../targets.ts';

/** MEM-07: records the reason of a download of the rows with a fault before its first line leaves. */
export const downloadImportFaults = defineOperation({
  name: 'download-import-faults',
  input: z.extend(oneImport, route.body.shape),
  permission: 'imports.create',
  targets: () => [],
  refusals: ownRefusals,
  // The answer leads to a file of people's data.
  isSecret: true,
  async run(context, { importId, reason, format }) {
    await ownImport(context, importId, ['checked', 'applying', 'applied']);
    const { companyCode, request } = context;
    return {
      answer: { companyCode, importId, format, language: request.language },
      audit: { target: importTarget(importId), fields: [reason] },
    };
  },
});
