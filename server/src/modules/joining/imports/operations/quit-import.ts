import { oneImport } from '@madang/contract/joining/imports/routes.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { enqueueJob } from '../../../../kernel/jobs/enqueue-job.ts';
import { deleteImport } from '../stored/imports.sql.ts';
import { ownImport, ownRefusals } from '../own-import.ts';
import { purgeTask } from '../stored/forget.ts';
import { importTarget } from '../targets.ts';

/** BLK-07: throws an import away with its file and its rows, before it is applied. */
export const quitImport = defineOperation({
  name: 'quit-import',
  input: oneImport,
  permission: 'imports.create',
  targets: () => [],
  refusals: ownRefusals,
  async run(context, { importId }) {
    const { tx, companyCode } = context;
    await ownImport(context, importId, ['reading', 'read', 'checking', 'checked', 'failed']);
    await deleteImport(tx, { companyCode, importId });
    await enqueueJob(tx, purgeTask, { companyCode, importId });
    return { answer: null, audit: { target: importTarget(importId) } };
  },
});
