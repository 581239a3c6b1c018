import { delegatingApproval } from '@madang/contract/workplace/approval-requests/inputs.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { lockPeopleInService } from '../../approval-policies/index.ts';
import { allowsDelegation } from '../../approvals/index.ts';
import { addEvent } from '../events.sql.ts';
import { writeTurn } from '../notify.ts';
import { actorOf, requestTarget, requireRequest } from '../requests.ts';
import { delegateStep, isOwnTurn } from '../route.sql.ts';

/** APR-02: an approver gives the own approval to a colleague, where the company allows it. */
export const delegateApproval = defineOperation({
  name: 'delegate-approval',
  input: delegatingApproval,
  permission: 'session',
  targets: ({ requestId }) => [requestTarget(requestId)],
  refusals: ['APPROVAL_DELEGATE', 'APPROVAL_DELEGATION_OFF', 'APPROVAL_STATE', 'CO404'],
  async run(context, { requestId, delegateId, decisionComment: comment }) {
    const { tx, kernel, companyCode, refuse } = context;
    const actorId = actorOf(context);
    const key = { companyCode, requestId };
    const request = await requireRequest(tx, key, actorId);
    if (!(await allowsDelegation(tx, companyCode))) throw refuse('APPROVAL_DELEGATION_OFF');
    if (request.state !== 'waiting' || !(await isOwnTurn(tx, key, actorId))) throw refuse('APPROVAL_STATE');
    const serving = await lockPeopleInService(tx, companyCode, [delegateId]);
    const isDelegated = serving.has(delegateId) && (await delegateStep(tx, key, { actorId, delegateId }));
    if (!isDelegated) throw refuse.field('delegateId', 'APPROVAL_DELEGATE');
    await addEvent(tx, kernel, key, { event: 'delegated', actorId, otherId: delegateId, comment });
    await writeTurn(tx, kernel, key, request, [delegateId]);
    return { answer: null, audit: { target: requestTarget(requestId) } };
  },
});
