import { approvalRequestLimits } from '@madang/contract/workplace/approval-requests/limits.ts';
import { personRequestList } from '@madang/contract/workplace/approval-requests/routes.ts';
import { portionOf } from '../../../../kernel/lists/list-answers.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { personTarget } from '../../../people/people/index.ts';
import { openTitle } from '../content.ts';
import { requestsBy } from '../lists.sql.ts';

const { rowsPerPage } = approvalRequestLimits;

/** APR-02: what a person submitted, without what only those who take part may read. */
export const listPersonApprovalRequests = defineQuery({
  name: 'list-person-approval-requests',
  input: personRequestList,
  permission: 'approvals.view',
  targets: ({ personId }) => [personTarget(personId)],
  refusals: [],
  async run({ kernel, companyCode, reader, read }, { personId, after }) {
    const rows = await read(
      async (tx) => (await requestsBy({ companyCode, personId }, reader.personId, after).execute(tx)).rows,
    );
    const shown = rows.slice(0, rowsPerPage);
    const next = rows.length > rowsPerPage ? (shown.at(-1)?.place ?? null) : null;
    const items = shown.map(({ title, place: _place, ...row }) => ({
      ...row,
      requestTitle: title && openTitle(kernel, row.requestId, title),
    }));
    return portionOf(items, { after, next });
  },
});
