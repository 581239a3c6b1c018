import { approvalRequestLimits } from '@madang/contract/workplace/approval-requests/limits.ts';
import { requestFilters } from '@madang/contract/workplace/approval-requests/list-rows.ts';
import { portionOf } from '../../../../kernel/lists/list-answers.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { openTitle } from '../content.ts';
import { requestsOf, waitingCountOf } from '../lists.sql.ts';

const { rowsPerPage } = approvalRequestLimits;

/** APR-02: a page of the reader's inbox, of what the reader decided, or of the reader's own requests. */
export const listApprovalRequests = defineQuery({
  name: 'list-approval-requests',
  input: requestFilters,
  permission: 'session',
  targets: () => [],
  refusals: [],
  async run({ kernel, reader, read }, filters) {
    const [rows, waiting] = await read(async (tx) => [
      (await requestsOf(reader, filters).execute(tx)).rows,
      (await waitingCountOf(reader).execute(tx)).rows,
    ]);
    const shown = rows.slice(0, rowsPerPage);
    const next = rows.length > rowsPerPage ? (shown.at(-1)?.place ?? null) : null;
    const items = shown.map(({ title, place: _place, ...row }) => ({
      ...row,
      requestTitle: openTitle(kernel, row.requestId, title),
    }));
    return { ...portionOf(items, { after: filters.after, next }), waitingCount: waiting[0]?.count ?? 0 };
  },
});
