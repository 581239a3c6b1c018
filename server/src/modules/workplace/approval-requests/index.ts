import { sealedColumn } from '../../../platform/keys/keyed-columns.ts';
import type { Module } from '../../../platform/module.ts';
import { commentAad, contentAad, fileNameAad, heldInputAad, titleAad } from './content.ts';
import { approvalRequestContribution } from './contribution.ts';
import { dropFiles, dropFilesTask, purge, purgeTask } from './files.ts';
import { approvalFilesOf } from './files.sql.ts';
import { carryOut, carryOutTask, expireHeldChanges, expireTask } from './held/carry-out.ts';
import { askForChange } from './operations/ask-for-change.ts';
import { sealedApprovalFiles, sealFiles, sealTask } from './sealed-files.ts';
import { approvalRequestRoutes } from './routes.ts';

export { openTitle as openRequestTitle } from './content.ts';
export { requestsBy } from './lists.sql.ts';

/** APR-02: requests by forms, and how they are decided. */
export const approvalRequests: Module = {
  name: 'approval-requests',
  needs: [
    'approval-forms',
    'approval-policies',
    'approvals',
    'companies',
    'role-assignments',
    'notifications',
    'people',
    'person-names',
    'roles',
  ],
  contributes: approvalRequestContribution,
  keyed: {
    sealed: [
      sealedColumn('approval_requests', 'title', ['request_id'], titleAad),
      sealedColumn('approval_requests', 'content', ['request_id'], contentAad),
      sealedColumn('approval_events', 'comment', ['request_id', 'event_number'], commentAad),
      sealedColumn('held_changes', 'input', ['request_id'], heldInputAad),
      sealedColumn('approval_files', 'name', ['file_id'], fileNameAad),
    ],
    files: sealedApprovalFiles,
    indexes: [{ table: 'held_changes', column: 'request_key', renewed: 'passing' }],
  },
  namedFiles: approvalFilesOf,
  operations: approvalRequestRoutes,
  more: [askForChange],
  tasks: (kernel) => ({
    [carryOutTask]: (payload) => carryOut(kernel, payload),
    [dropFilesTask]: (payload) => dropFiles(kernel, payload),
    [expireTask]: () => expireHeldChanges(kernel),
    [purgeTask]: () => purge(kernel),
    [sealTask]: () => sealFiles(kernel),
  }),
  schedule: [`17 19 * * * ${purgeTask}`, `41 * * * * ${expireTask}`, `23 * * * * ${sealTask}`],
};
