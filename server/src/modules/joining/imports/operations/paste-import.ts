import { pasteBody } from '@madang/contract/joining/imports/routes.ts';
import { refuse as refuseAny } from '@madang/contract/refuse.ts';
import { newId } from '../../../../kernel/crypto/new-id.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { keepFile } from '../stored/files.ts';
import { insertImport } from '../stored/imports.sql.ts';
import { importTarget } from '../targets.ts';
import { beginWork } from '../work.ts';

/** BLK-10: begins an import with cells that were copied from a spreadsheet. */
export const pasteImport = defineOperation({
  name: 'paste-import',
  input: pasteBody,
  permission: 'imports.create',
  targets: () => [],
  refusals: ['CO401'],
  // The text has data of people, which are kept sealed in its file and nowhere else.
  isSecret: true,
  async prepare({ kernel, companyCode }, { text }) {
    const importId = newId();
    const contentHash = await keepFile(kernel, { companyCode, importId }, [Buffer.from(text)]);
    return { companyCode, importId, contentHash };
  },
  async run(
    { tx, companyCode, actorId: personId, request, prepared: { importId, contentHash } },
    { kind, selectedCount = null },
  ) {
    if (personId === undefined) throw refuseAny('CO401');
    const row = { companyCode, importId, personId, kind, source: 'pasted', fileName: null, fileId: importId } as const;
    await insertImport(tx, { ...row, contentHash, selectedCount });
    await beginWork(tx, 'reading', { companyCode, importId, attempt: 1, language: request.language });
    return { answer: { importId }, audit: { target: importTarget(importId) } };
  },
  settle: async ({ files }, { companyCode, importId }, answer) => {
    if (answer === undefined) await files.remove(companyCode, importId);
  },
});
