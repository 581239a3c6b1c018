import { changeApprovalSettings } from '../../../modules/workplace/approvals/operations/change-approval-settings.ts';
import { createApprovalForm } from '../../../modules/workplace/approval-forms/operations/create-approval-form.ts';
import { createApprovalPolicy } from '../../../modules/workplace/approval-policies/operations/create-approval-policy.ts';
import { approveApprovalRequests } from '../../../modules/workplace/approval-requests/operations/approve-approval-requests.ts';
import { changeApprovalRequest } from '../../../modules/workplace/approval-requests/operations/change-approval-request.ts';
import { commentApprovalRequest } from '../../../modules/workplace/approval-requests/operations/comment-approval-request.ts';
import { createApprovalRequest } from '../../../modules/workplace/approval-requests/operations/create-approval-request.ts';
import { decideApprovalRequest } from '../../../modules/workplace/approval-requests/operations/decide-approval-request.ts';
import { delegateApproval } from '../../../modules/workplace/approval-requests/operations/delegate-approval.ts';
import { deleteApprovalRequest } from '../../../modules/workplace/approval-requests/operations/delete-approval-request.ts';
import { removeOwnStandIn } from '../../../modules/workplace/approval-requests/operations/remove-own-stand-in.ts';
import { setHeldOperation } from '../../../modules/workplace/approval-requests/operations/set-held-operation.ts';
import { setOwnStandIn } from '../../../modules/workplace/approval-requests/operations/set-own-stand-in.ts';
import { submitApprovalRequest } from '../../../modules/workplace/approval-requests/operations/submit-approval-request.ts';
import { withdrawApprovalRequest } from '../../../modules/workplace/approval-requests/operations/withdraw-approval-request.ts';
import { defaultSettings } from '@madang/contract/workplace/approvals/rules.ts';
import { execute } from '../../../kernel/operations/executor.ts';
import { addMember } from '../../member.ts';
import { fieldOf, formOf } from '../../approvals/forms.ts';
import { policyOf, stepOf } from '../../approvals/policies.ts';
import { originOf } from '../example-companies.ts';
import { type Addressed, example, type Preparation, step } from './example.ts';

/** Another person of the company. */
const colleague: Preparation = async ({ app, companyCode }) => ({
  personId: (await addMember(app.kernel.db, { companyCode, role: 'employee' })).personId,
});

/** A request between the person who runs the example and a colleague, who asks or approves. */
function request(asks: 'actor' | 'colleague', isSubmitted: boolean): Preparation {
  return async ({ app: { kernel }, companyCode, actorId }) => {
    const { personId } = await addMember(kernel.db, { companyCode, role: 'employee' });
    const [askerId, approverId] = asks === 'actor' ? [actorId, personId] : [personId, actorId];
    const by = originOf(companyCode, actorId);
    const form = formOf({ formFields: [fieldOf('f1', 'text')] });
    const { approvalFormId } = await execute(kernel, createApprovalForm, by, form);
    const approvalSteps = [stepOf('person', { personIds: [approverId] })];
    await execute(kernel, createApprovalPolicy, by, policyOf({ approvalSteps }));
    const asker = originOf(companyCode, askerId);
    const draft = { approvalFormId, requestTitle: 'Trip', formContent: {} };
    const { requestId } = await execute(kernel, createApprovalRequest, asker, draft);
    if (isSubmitted) await execute(kernel, submitApprovalRequest, asker, { requestId });
    return { requestId, personId };
  };
}

const drafted = request('actor', false);
const asked = request('actor', true);
const received = request('colleague', true);
const requestId = '{0.requestId}';
const target = { kind: 'approval-request', id: requestId };
const person = { kind: 'person', id: '{actor}' };
const form = step(createApprovalForm, formOf({ formFields: [fieldOf('f1', 'text')] }));
const draft = { approvalFormId: '{0.approvalFormId}', requestTitle: 'Trip', formContent: {} };
const ofTarget = () => ({ audit: [{ target }] });
const standIn = { standInId: '{0.personId}', standsInFrom: '', standsInUntil: '' };

export const addressed: readonly Addressed[] = [
  {
    part: 'requestId',
    create: {
      path: '/api/v1/approval-requests',
      body: (_personId, made) => ({ ...draft, approvalFormId: made['approvalFormId'] }),
    },
    bodies: {
      'PUT /api/v1/approval-requests/{requestId}': { requestTitle: 'Trip', formContent: {} },
      'POST /api/v1/approval-requests/{requestId}/submission': {},
      'POST /api/v1/approval-requests/{requestId}/decision': { decision: 'approve' },
      'POST /api/v1/approval-requests/{requestId}/comments': { requestComment: 'Fine' },
      'POST /api/v1/approval-requests/{requestId}/delegation': { delegateId: '00000000-0000-4000-8000-000000000001' },
    },
  },
  { part: 'fileId', create: { path: '/api/v1/approval-files', body: {} } },
];

export const examples = [
  example(createApprovalRequest, {
    given: [form],
    input: draft,
    leaves: ({ requestId: id }) => ({ audit: [{ target: { ...target, id } }] }),
  }),
  example(changeApprovalRequest, {
    given: [drafted],
    input: { requestId, requestTitle: 'Journey', formContent: { f1: 'Jeju' }, expected: { version: 1 } },
    leaves: ofTarget,
  }),
  example(deleteApprovalRequest, { given: [drafted], input: { requestId }, leaves: ofTarget }),
  example(submitApprovalRequest, {
    given: [drafted],
    input: { requestId, expected: { version: 1 } },
    leaves: ofTarget,
  }),
  example(withdrawApprovalRequest, { given: [asked], input: { requestId }, leaves: ofTarget }),
  example(decideApprovalRequest, {
    given: [received],
    input: { requestId, decision: 'refuse', decisionComment: 'No', expected: { version: 1 } },
    leaves: () => ({ audit: [{ target, detail: { decision: 'refuse' } }] }),
  }),
  example(approveApprovalRequests, {
    given: [received],
    input: { requests: [{ requestId, version: 1 }] },
    leaves: ofTarget,
  }),
  example(commentApprovalRequest, {
    given: [received],
    input: { requestId, requestComment: 'Which hotel?' },
    leaves: ofTarget,
  }),
  example(delegateApproval, {
    given: [received, colleague, step(changeApprovalSettings, { ...defaultSettings, allowsDelegation: true })],
    input: { requestId, delegateId: '{1.personId}', decisionComment: '' },
    leaves: ofTarget,
  }),
  example(setHeldOperation, {
    given: [step(createApprovalPolicy, policyOf())],
    input: { heldKind: 'grant', approvalPolicyId: '{0.approvalPolicyId}', expected: { approvalPolicyId: null } },
    leaves: () => ({ audit: [{ target: { kind: 'held-operation', id: 'grant' }, detail: { isHeld: true } }] }),
  }),
  example(setOwnStandIn, { given: [colleague], input: standIn, leaves: () => ({ audit: [{ target: person }] }) }),
  example(removeOwnStandIn, {
    given: [colleague, step(setOwnStandIn, standIn)],
    input: {},
    leaves: () => ({ audit: [{ target: person }] }),
  }),
];
