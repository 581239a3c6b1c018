import { approvalRequestLimits } from '@madang/contract/workplace/approval-requests/limits.ts';
import { personRequestList } from '@madang/contract/workplace/person-approvals/routes.ts';
import { portionOf } from '../../../../kernel/lists/list-answers.ts';
import { defineQuery } from '../../../../kernel/operations/definition.ts';
import { personTarget } from '../../../people/people/index.ts';
import { readNames } from '../../../people/person-names/index.ts';
import { openRequestTitle, requestsBy } from '../../approval-requests/index.ts';

const { rowsPerPage } = approvalRequestLimits;

/** APR-02: requests that a person submitted; titles and amounts only for readers who take part. */
export const listPersonApprovalRequests = defineQuery({
  name: 'list-person-approval-requests',
  input: personRequestList,
  permission: 'approvals.view',
  targets: ({ personId }) => [personTarget(personId)],
  refusals: ['CO404'],
  async run({ kernel, companyCode, reader, read, refuse }, { personId, after }) {
    const rows = await read(async (tx) => {
      if (!(await readNames(tx, companyCode, [personId])).has(personId)) throw refuse('CO404');
      return (await requestsBy({ companyCode, personId }, reader.personId, after).execute(tx)).rows;
    });
    const shown = rows.slice(0, rowsPerPage);
    const next = rows.length > rowsPerPage ? (shown.at(-1)?.place ?? null) : null;
    const items = shown.map(({ title, place: _place, ...row }) => ({
      ...row,
      requestTitle: title && openRequestTitle(kernel, row.requestId, title),
    }));
    return portionOf(items, { after, next });
  },
});
