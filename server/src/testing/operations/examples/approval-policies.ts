import { changeApprovalPolicy } from '../../../modules/workplace/approval-policies/operations/change-approval-policy.ts';
import { createApprovalPolicy } from '../../../modules/workplace/approval-policies/operations/create-approval-policy.ts';
import { deleteApprovalPolicy } from '../../../modules/workplace/approval-policies/operations/delete-approval-policy.ts';
import { orderApprovalPolicies } from '../../../modules/workplace/approval-policies/operations/order-approval-policies.ts';
import { restoreApprovalPolicy } from '../../../modules/workplace/approval-policies/operations/restore-approval-policy.ts';
import { type Addressed, example, step } from './example.ts';

const input = {
  approvalPolicyName: 'Expenses',
  englishApprovalPolicyName: '',
  coveredDepartmentCode: '',
  coveredJobRankCode: '',
  documentKind: 'expense' as const,
  amountFrom: null,
  amountTo: 3_000_000,
  isPolicyActive: true,
  activeFrom: null,
  approvalSteps: [{ source: 'departmentHead' as const, rule: 'one' as const, personIds: [], jobCode: '' }],
};
const given = [step(createApprovalPolicy, input)];
const named = (approvalPolicyName: string) => step(createApprovalPolicy, { ...input, approvalPolicyName });
const three = [...given, named('Leave'), named('Purchases')];
const [first, second, third] = ['{0.approvalPolicyId}', '{1.approvalPolicyId}', '{2.approvalPolicyId}'] as const;
const approvalPolicyId = '{0.approvalPolicyId}';
const target = { kind: 'approval-policy', id: approvalPolicyId };
const fields = Object.keys(input);

export const addressed: Addressed = {
  part: 'approvalPolicyId',
  create: { path: '/api/v1/approval-policies', body: input },
  bodies: { 'PUT /api/v1/approval-policies/{approvalPolicyId}': input },
};

export const examples = [
  example(createApprovalPolicy, {
    input,
    leaves: ({ approvalPolicyId: id }) => ({ audit: [{ target: { ...target, id }, fields }] }),
  }),
  example(changeApprovalPolicy, {
    given,
    input: { ...input, approvalPolicyId, approvalPolicyName: 'Costs', expected: { version: 1 } },
    leaves: () => ({ audit: [{ target, fields }] }),
  }),
  example(orderApprovalPolicies, {
    given: three,
    input: { approvalPolicyIds: [second, first, third], expected: [first, second, third] },
    leaves: () => ({
      audit: [{ target: { kind: 'company', id: 'OPERATION{n}' } }],
      undo: 'order-approval-policies',
    }),
    meanwhile: {
      ...step(orderApprovalPolicies, { approvalPolicyIds: [third, second, first] }),
      refusal: 'EDIT_CONFLICT',
    },
  }),
  example(deleteApprovalPolicy, {
    given,
    input: { approvalPolicyId },
    leaves: () => ({
      audit: [{ target, detail: { called: { name: input.approvalPolicyName, englishName: '' } } }],
      undo: 'restore-approval-policy',
    }),
    meanwhile: { ...step(createApprovalPolicy, input), refusal: 'APPROVAL_POLICY_NAME_TAKEN' },
  }),
  example(restoreApprovalPolicy, {
    given: [...given, step(deleteApprovalPolicy, { approvalPolicyId })],
    input: { approvalPolicyId },
    leaves: () => ({ audit: [{ target }] }),
  }),
];
