import { addShippedForms, listUsableForms } from '@madang/contract/workplace/approval-forms/routes.ts';
import { createApprovalPolicy, listApprovalPolicies } from '@madang/contract/workplace/approval-policies/routes.ts';
import {
  createApprovalRequest,
  listApprovalRequests,
  submitApprovalRequest,
} from '@madang/contract/workplace/approval-requests/routes.ts';
import type { PersonKey } from '../kernel/session/person-key.ts';
import type { DemoCaller } from './caller.ts';
import { demoPolicy, demoRequests } from './data/approvals.ts';

/** Adds the policy, forms and requests of the demo, which wait for its administrator; none a second time. */
export async function fillApprovals(
  administrator: DemoCaller,
  { personId }: PersonKey,
  requesters: readonly DemoCaller[],
): Promise<void> {
  await administrator.expect(addShippedForms);
  const { items: policies } = await administrator.expect(listApprovalPolicies);
  if (policies.length === 0) {
    const approvalSteps = [{ source: 'person' as const, personIds: [personId], jobCode: '' }];
    await administrator.expect(createApprovalPolicy, { body: { ...demoPolicy, approvalSteps } });
  }
  const { items: forms } = await administrator.expect(listUsableForms);
  const form = forms.find(({ documentKind }) => documentKind === 'expense');
  if (!form) return;
  for (const [place, request] of demoRequests.entries()) {
    const requester = requesters[place];
    if (!requester) continue;
    const { items: own } = await requester.expect(listApprovalRequests, { query: { box: 'own' } });
    if (own.length > 0) continue;
    const body = { ...request, approvalFormId: form.approvalFormId };
    const { requestId } = await requester.expect(createApprovalRequest, { body });
    await requester.expect(submitApprovalRequest, { params: { requestId }, body: {} });
  }
}
