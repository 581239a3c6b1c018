import { importLimits } from '@madang/contract/joining/imports/limits.ts';
import { openImportGrid as gridRoute } from '@madang/contract/joining/imports/grid-routes.ts';
import { changeImportLetIn as letInRoute } from '@madang/contract/joining/imports/let-in-routes.ts';
import * as routes from '@madang/contract/joining/imports/routes.ts';
import { refuse } from '@madang/contract/refuse.ts';
import { newId } from '../../../kernel/crypto/new-id.ts';
import type { BoundRoute } from '../../../kernel/http/bound-route.ts';
import { callOf } from '../../../kernel/operations/call-of.ts';
import { tableDocument } from '../../../kernel/tables/write/table-document.ts';
import { faultsSheet } from './faults-file.ts';
import { keepFile } from './stored/files.ts';
import { applyImport } from './operations/apply-import.ts';
import { changeImportLetIn } from './operations/change-import-let-in.ts';
import { checkImport } from './operations/check-import.ts';
import { chooseImportColumns } from './operations/choose-import-columns.ts';
import { correctImport } from './operations/correct-import.ts';
import { downloadImportFaults } from './operations/download-import-faults.ts';
import { listImportKinds } from './operations/list-import-kinds.ts';
import { listImportRows } from './operations/list-import-rows.ts';
import { listImports } from './operations/list-imports.ts';
import { makeImportDepartments } from './operations/make-import-departments.ts';
import { openImportGrid } from './operations/open-import-grid.ts';
import { pasteImport } from './operations/paste-import.ts';
import { printImportPasswords } from './operations/print-import-passwords.ts';
import { quitImport } from './operations/quit-import.ts';
import { readImport } from './operations/read-import.ts';
import { readImportTemplate } from './operations/read-import-template.ts';
import { rereadImport } from './operations/reread-import.ts';
import { uploadImport } from './operations/upload-import.ts';

const success = () => ({ result: 'success' as const });

/** Input of the operation, from the file that was kept: a body that no caller sends. */
interface Kept {
  readonly importId: string;
  readonly fileName: string;
  readonly contentHash: string;
}

const uploading = callOf(routes.uploadImport, uploadImport, {
  input: ({ query, body }) => ({ ...query, ...(body as unknown as Kept) }),
});

/** Keeps the file before the operation, whose right is asked first; where the operation is refused, the file goes. */
const uploadRoute: BoundRoute = {
  ...uploading,
  run: async (call) => {
    const { kernel, session } = call;
    if (!session?.rights.everywhere.has('imports.create')) throw refuse('CO401');
    const key = { companyCode: session.companyCode, importId: newId() };
    const file = await call.readFile(importLimits.fileBytes);
    const hash = await keepFile(kernel, key, file.content);
    const fileName = [...file.name.normalize('NFC')].slice(0, importLimits.fileNameCharacters).join('');
    const kept: Kept = { importId: key.importId, fileName, contentHash: hash.toString('hex') };
    try {
      return await uploading.run({ ...call, body: kept as never });
    } catch (error) {
      await kernel.files.remove(key.companyCode, key.importId);
      throw error;
    }
  },
};

export const importRoutes = [
  callOf(routes.listImportKinds, listImportKinds),
  callOf(routes.readImportTemplate, readImportTemplate, {
    answer: ({ format, sheets }, { session }) =>
      tableDocument({ name: sheets[0].name, timeZone: session.profile.timeZone, format }, sheets),
  }),
  callOf(routes.pasteImport, pasteImport),
  uploadRoute,
  callOf(gridRoute, openImportGrid),
  callOf(routes.listImports, listImports),
  callOf(routes.readImport, readImport),
  callOf(routes.rereadImport, rereadImport, { answer: success }),
  callOf(routes.chooseImportColumns, chooseImportColumns, { answer: success }),
  callOf(routes.checkImport, checkImport, { answer: success }),
  callOf(routes.listImportRows, listImportRows),
  callOf(routes.correctImport, correctImport),
  callOf(routes.makeImportDepartments, makeImportDepartments, { answer: success }),
  callOf(routes.applyImport, applyImport),
  callOf(letInRoute, changeImportLetIn, { answer: success }),
  callOf(routes.quitImport, quitImport, { answer: success }),
  callOf(routes.downloadImportFaults, downloadImportFaults, {
    answer: async (file, { kernel, session }) => {
      const sheet = await faultsSheet(kernel, file);
      return tableDocument({ name: sheet.name, timeZone: session.profile.timeZone, format: file.format }, [sheet]);
    },
  }),
  callOf(routes.printImportPasswords, printImportPasswords),
];
