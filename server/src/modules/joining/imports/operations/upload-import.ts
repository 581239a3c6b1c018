import { uploadQuery } from '@madang/contract/joining/imports/routes.ts';
import { importLimits } from '@madang/contract/joining/imports/limits.ts';
import { storedId, text } from '@madang/contract/kernel/rules.ts';
import { refuse as refuseAny } from '@madang/contract/refuse.ts';
import * as z from 'zod/mini';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { insertImport } from '../stored/imports.sql.ts';
import { sealImport } from '../stored/sealed.ts';
import { importTarget } from '../targets.ts';
import { beginWork } from '../work.ts';

/** The file is kept before, under the id of the import that it becomes. */
const input = z.extend(uploadQuery, {
  importId: storedId,
  fileName: text(importLimits.fileNameCharacters),
  contentHash: text(200).check(z.regex(/^[0-9a-f]+$/)),
});

/** API-08: begins an import with a file. */
export const uploadImport = defineOperation({
  name: 'upload-import',
  input,
  permission: 'imports.create',
  targets: () => [],
  refusals: ['CO401', 'MB927', 'MB928'],
  isSecret: true,
  async run(
    { tx, kernel, companyCode, actorId: personId, request },
    { importId, kind, fileName, contentHash, selectedCount = null },
  ) {
    if (personId === undefined) throw refuseAny('CO401');
    const sealed = sealImport(kernel.keyring, importId, 'file_name', fileName);
    const row = { companyCode, importId, personId, kind, source: 'file', fileName: sealed, fileId: importId } as const;
    await insertImport(tx, { ...row, contentHash: Buffer.from(contentHash, 'hex'), selectedCount });
    await beginWork(tx, 'reading', { companyCode, importId, attempt: 1, language: request.language });
    return { answer: { importId }, audit: { target: importTarget(importId) } };
  },
});
