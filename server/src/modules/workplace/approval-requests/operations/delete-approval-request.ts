import { oneRequest } from '@madang/contract/workplace/approval-requests/routes.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { selectFileIds } from '../files.sql.ts';
import { actorOf, dropLater, requestTarget, requireOwn } from '../requests.ts';
import { deleteRequest } from '../requests.sql.ts';

/** Deletes a draft for good; what was submitted once stays, for its history is of others too. */
export const deleteApprovalRequest = defineOperation({
  name: 'delete-approval-request',
  input: oneRequest,
  permission: 'session',
  targets: ({ requestId }) => [requestTarget(requestId)],
  refusals: ['APPROVAL_STATE', 'CO404'],
  async run(context, { requestId }) {
    const { tx, companyCode } = context;
    const key = { companyCode, requestId };
    await requireOwn(tx, key, { personId: actorOf(context), states: ['draft'] });
    const fileIds = await selectFileIds(tx, key);
    await deleteRequest(tx, key);
    await dropLater(tx, companyCode, fileIds);
    return { answer: null, audit: { target: requestTarget(requestId) } };
  },
});
