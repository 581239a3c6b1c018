import { decidingRequest } from '@madang/contract/workplace/approval-requests/inputs.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { decide } from '../decide.ts';
import { actorOf, requestTarget, requireRequest } from '../requests.ts';

/** APR-02: an approver approves, refuses or sends back; of two at once one counts. */
export const decideApprovalRequest = defineOperation({
  name: 'decide-approval-request',
  input: decidingRequest,
  permission: 'session',
  targets: ({ requestId }) => [requestTarget(requestId)],
  refusals: ['APPROVAL_STATE', 'CO404', 'EDIT_CONFLICT'],
  async run(context, { requestId, decision, decisionComment: comment, expected }) {
    const { tx, kernel, companyCode, refuse } = context;
    const actorId = actorOf(context);
    const key = { companyCode, requestId };
    const request = await requireRequest(tx, key, actorId);
    if (expected && expected.version !== request.version) throw refuse('EDIT_CONFLICT');
    const requestState = await decide(tx, kernel, key, request, { actorId, decision, comment });
    if (!requestState) throw refuse('APPROVAL_STATE');
    return { answer: { requestState }, audit: { target: requestTarget(requestId), detail: { decision } } };
  },
});
