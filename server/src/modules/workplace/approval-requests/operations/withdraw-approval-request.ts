import { oneRequest } from '@madang/contract/workplace/approval-requests/routes.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { addEvent } from '../events.sql.ts';
import { actorOf, requestTarget, requireOwn } from '../requests.ts';
import { updateState } from '../requests.sql.ts';

/** APR-02: the requester takes a request back while it waits, or after it was sent back. */
export const withdrawApprovalRequest = defineOperation({
  name: 'withdraw-approval-request',
  input: oneRequest,
  permission: 'session',
  targets: ({ requestId }) => [requestTarget(requestId)],
  refusals: ['APPROVAL_STATE', 'CO404'],
  async run(context, { requestId }) {
    const { tx, kernel, companyCode } = context;
    const personId = actorOf(context);
    const key = { companyCode, requestId };
    await requireOwn(tx, key, { personId, states: ['waiting', 'returned'] });
    await updateState(tx, key, 'withdrawn');
    await addEvent(tx, kernel, key, { event: 'withdrawn', actorId: personId });
    return { answer: null, audit: { target: requestTarget(requestId) } };
  },
});
