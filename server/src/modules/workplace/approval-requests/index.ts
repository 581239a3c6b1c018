import { askedPart } from '../../../kernel/db/asked-parts.ts';
import { sealedColumn } from '../../../platform/keys/keyed-columns.ts';
import type { Module } from '../../../platform/module.ts';
import { commentAad, contentAad, fileNameAad, titleAad } from './content.ts';
import { dropFiles, dropFilesTask, purge, purgeTask } from './files.ts';
import { approvalFilesOf } from './files.sql.ts';
import { endRequestsOf } from './leaving.ts';
import { waitingCountOf } from './lists.sql.ts';
import { approvalRequestData } from './own-data.sql.ts';
import { approvalRequestRoutes } from './routes.ts';

/** APR-02: requests by forms, and how they are decided. */
export const approvalRequests: Module = {
  name: 'approval-requests',
  needs: ['approval-forms', 'approval-policies', 'approvals', 'companies', 'notifications', 'people', 'person-names'],
  contributes: {
    homeNotice: ({ reader }) =>
      askedPart({ waiting: waitingCountOf(reader) }, ({ waiting }) =>
        waiting.filter(({ count }) => count > 0).map(({ count }) => ({ kind: 'waitingApprovals' as const, count })),
      ),
    ownData: { place: 194, sections: approvalRequestData },
    personLeaves: { endings: [{ end: endRequestsOf }] },
  },
  keyed: {
    sealed: [
      sealedColumn('approval_requests', 'title', ['request_id'], titleAad),
      sealedColumn('approval_requests', 'content', ['request_id'], contentAad),
      sealedColumn('approval_events', 'comment', ['request_id', 'event_number'], commentAad),
      sealedColumn('approval_files', 'name', ['file_id'], fileNameAad),
    ],
  },
  namedFiles: approvalFilesOf,
  operations: approvalRequestRoutes,
  tasks: (kernel) => ({ [dropFilesTask]: (payload) => dropFiles(kernel, payload), [purgeTask]: () => purge(kernel) }),
  schedule: [`17 19 * * * ${purgeTask}`],
};
