import { commentingRequest } from '@madang/contract/workplace/approval-requests/inputs.ts';
import { approvalRequestLimits } from '@madang/contract/workplace/approval-requests/limits.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { addEvent } from '../events.sql.ts';
import { writeLetters } from '../notify.ts';
import { actorOf, requestTarget, requireRequest } from '../requests.ts';

/** APR-02: the requester or an approver writes a comment, which the requester is notified of. */
export const commentApprovalRequest = defineOperation({
  name: 'comment-approval-request',
  input: commentingRequest,
  permission: 'session',
  targets: ({ requestId }) => [requestTarget(requestId)],
  refusals: ['APPROVAL_EVENTS', 'APPROVAL_STATE', 'CO404'],
  async run(context, { requestId, requestComment: comment }) {
    const { tx, kernel, companyCode, refuse } = context;
    const actorId = actorOf(context);
    const key = { companyCode, requestId };
    const request = await requireRequest(tx, key, actorId);
    if (request.state === 'draft') throw refuse('APPROVAL_STATE');
    if (!(await addEvent(tx, kernel, key, { event: 'commented', actorId, comment })))
      throw refuse('APPROVAL_EVENTS', { 0: approvalRequestLimits.events });
    if (request.requesterId !== actorId) {
      const letter = { kind: 'commented', toIds: [request.requesterId], aboutId: actorId, comment } as const;
      await writeLetters(tx, kernel, key, request, letter);
    }
    return { answer: null, audit: { target: requestTarget(requestId) } };
  },
});
