import { amountOf } from '@madang/contract/workplace/approval-requests/content.ts';
import { submittingRequest } from '@madang/contract/workplace/approval-requests/inputs.ts';
import { defineOperation } from '../../../../kernel/operations/definition.ts';
import { factsOf, routeOf } from '../../approval-policies/index.ts';
import { checkContent, contentCodes, openContent } from '../content.ts';
import { addEvent } from '../events.sql.ts';
import { checkLeave } from '../held/leave.ts';
import { writeTurn } from '../notify.ts';
import { actorOf, checkNamed, requestTarget, requireOwn } from '../requests.ts';
import { updateSubmitted } from '../requests.sql.ts';
import { beginNextStep, insertRoute } from '../route.sql.ts';

/** APR-02: submits a request; its route is the one of this moment and stays, whatever becomes of policy and organisation. */
export const submitApprovalRequest = defineOperation({
  name: 'submit-approval-request',
  input: submittingRequest,
  permission: 'session',
  targets: ({ requestId }) => [requestTarget(requestId)],
  refusals: [
    ...contentCodes,
    'APPROVAL_NO_POLICY',
    'APPROVAL_ROUTE_GAP',
    'APPROVAL_STATE',
    'CO404',
    'EDIT_CONFLICT',
    'LEAVE_DAYS',
    'MB704',
  ],
  async run(context, { requestId, expected }) {
    const { tx, kernel, companyCode, refuse } = context;
    const personId = actorOf(context);
    const key = { companyCode, requestId };
    const request = await requireOwn(tx, key, { personId, states: ['draft', 'returned'], expected });
    const { formFields, documentKind } = request;
    const content = checkContent(formFields, openContent(kernel, requestId, request.content), false);
    await checkNamed(tx, companyCode, formFields, content);
    await checkLeave(tx, key, formFields, content);
    const amount = amountOf(formFields, content);
    const {
      rows: [facts],
    } = await factsOf(companyCode, { personId, documentKind, amount }).execute(tx);
    const { approvalPolicyId = null, version = null } = facts?.policy ?? {};
    if (!facts || approvalPolicyId === null || version === null) throw refuse('APPROVAL_NO_POLICY');
    const steps = routeOf(facts);
    const gap = steps.findIndex((step) => step.gap !== null);
    if (gap !== -1) throw refuse('APPROVAL_ROUTE_GAP', { 0: gap + 1 });
    const requestNumber = await updateSubmitted(tx, key, { approvalPolicyId, policyVersion: version, amount });
    await insertRoute(tx, key, steps);
    await addEvent(tx, kernel, key, { event: 'submitted', actorId: personId });
    await writeTurn(tx, kernel, key, request, await beginNextStep(tx, key));
    return { answer: { requestNumber }, audit: { target: requestTarget(requestId) } };
  },
});
