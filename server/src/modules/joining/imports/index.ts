import { sql } from 'kysely';
import { fileRunEndedTask } from '../../../kernel/operations/stored/runs/runs.sql.ts';
import type { Module } from '../../../platform/module.ts';
import { endImport, fillImportRun, fillLetters, lettersTask } from './apply.ts';
import { checkRows } from './check.ts';
import { changeLetters, changeLettersTask } from './let-in.ts';
import { purgeFile, purgeTask, tidyImports, tidyTask } from './stored/forget.ts';
import { keyedImports } from './stored/keyed.ts';
import { actKinds, transfersKind } from './kinds/acts.ts';
import { departmentsKind } from './kinds/departments.ts';
import { withExamples } from './kinds/examples.ts';
import { invitationsKind } from './kinds/invitations.ts';
import { jobKinds } from './kinds/job-lists.ts';
import { changesKind, peopleKind } from './kinds/people.ts';
import { importData } from './stored/own-data.sql.ts';
import { readRows } from './read-rows.ts';
import { importRoutes } from './routes.ts';
import { deleteRowsOf } from './stored/rows.sql.ts';
import { applyTask, checkTask, readTask, watchTask, workAgain } from './work.ts';

export { applyImport } from './operations/apply-import.ts';
export { checkImport } from './operations/check-import.ts';
export { openImportGrid } from './operations/open-import-grid.ts';
export { pasteImport } from './operations/paste-import.ts';

/** People, departments and other things that come into a company from a file or from pasted cells. */
export const imports: Module = {
  name: 'imports',
  needs: [
    'companies',
    'contacts',
    'departments',
    'initial-passwords',
    'job-ranks',
    'people',
    'person-names',
    'promotions',
    'waiting-people',
  ],
  contributes: {
    importKinds: withExamples([
      peopleKind,
      changesKind,
      transfersKind,
      ...actKinds,
      invitationsKind,
      departmentsKind,
      ...jobKinds,
    ]),
    ownData: { place: 200, sections: importData },
    personLeaves: {
      accountCloses: (tx, _kernel, { companyCode, personId }) => deleteRowsOf(tx, companyCode, personId),
    },
  },
  keyed: keyedImports,
  namedFiles: async (tx) => {
    const { rows } = await sql<{
      fileId: string;
    }>`select import_id as "fileId" from imports where file_id is not null`.execute(tx);
    return rows.map(({ fileId }) => ({ fileId, what: 'file of an import' }));
  },
  operations: importRoutes,
  tasks: (kernel) => ({
    [watchTask]: (payload) => workAgain(kernel, payload),
    [fileRunEndedTask]: (payload) => endImport(kernel, payload),
    [purgeTask]: (payload) => purgeFile(kernel, payload),
    [tidyTask]: () => tidyImports(kernel),
  }),
  longTasks: (kernel) => ({
    [readTask]: (payload) => readRows(kernel, payload),
    [checkTask]: (payload) => checkRows(kernel, payload),
    [applyTask]: (payload) => fillImportRun(kernel, payload),
    [lettersTask]: (payload) => fillLetters(kernel, payload),
    [changeLettersTask]: (payload) => changeLetters(kernel, payload),
  }),
  schedule: [`23 3 * * * ${tidyTask}`],
};
