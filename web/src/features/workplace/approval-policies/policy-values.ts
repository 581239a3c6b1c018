import type { ApprovalPolicyInput } from '@madang/contract/workplace/approval-policies/rules.ts';
import type { StepPerson } from '@madang/contract/workplace/approval-policies/routes.ts';
import type { ReadPolicy } from './parts/policy-page.tsx';

const firstStep = { source: 'departmentHead', rule: 'one', personIds: [], jobCode: '' } as const;

/** The values of a form: those of a policy that exists, or of a new one with a step to the head of the department. */
export function valuesOf(policy: ReadPolicy | undefined): ApprovalPolicyInput {
  if (!policy) {
    return {
      approvalPolicyName: '',
      englishApprovalPolicyName: '',
      coveredDepartmentCode: '',
      coveredJobRankCode: '',
      documentKind: null,
      amountFrom: null,
      amountTo: null,
      isPolicyActive: true,
      activeFrom: null,
      approvalSteps: [{ ...firstStep, personIds: [] }],
    };
  }
  return {
    approvalPolicyName: policy.approvalPolicyName,
    englishApprovalPolicyName: policy.englishApprovalPolicyName,
    coveredDepartmentCode: policy.coveredDepartment?.code ?? '',
    coveredJobRankCode: policy.coveredJobRank?.code ?? '',
    documentKind: policy.documentKind,
    amountFrom: policy.amountFrom,
    amountTo: policy.amountTo,
    isPolicyActive: policy.isPolicyActive,
    // A change applies from today unless it says otherwise.
    activeFrom: null,
    approvalSteps: policy.approvalSteps.map(({ source, rule, people, job }) => ({
      source,
      rule,
      personIds: people.map(({ personId }) => personId),
      jobCode: job?.code ?? '',
    })),
  };
}

/** People that the steps of a policy name, by ID. */
export function peopleOf(policy: ReadPolicy | undefined): ReadonlyMap<string, StepPerson> {
  const all = policy?.approvalSteps.flatMap(({ people }) => people) ?? [];
  return new Map(all.map((person) => [person.personId, person]));
}
