import type { UnmetCondition } from '@madang/contract/workplace/approval-policies/route-answers.ts';
import type { ApprovalPolicyInput } from '@madang/contract/workplace/approval-policies/rules.ts';
import type { ApprovalTrial } from '@madang/contract/workplace/approval-policies/routes.ts';
import type { AskedFacts } from './facts.sql.ts';

/** Conditions of a draft that keep it from applying to an example; the statement of the facts asks the same of stored policies. */
export function unmetOf(
  draft: ApprovalPolicyInput,
  { documentKind, amount }: Pick<ApprovalTrial, 'documentKind' | 'amount'>,
  { departmentCodes, jobRankCode }: Pick<AskedFacts, 'departmentCodes' | 'jobRankCode'>,
): UnmetCondition[] {
  const { coveredDepartmentCode, coveredJobRankCode, amountFrom, amountTo } = draft;
  const isWithin =
    (amountFrom === null || (amount !== null && amount >= amountFrom)) &&
    (amountTo === null || (amount !== null && amount <= amountTo));
  const met: Readonly<Record<UnmetCondition, boolean>> = {
    inactive: draft.isPolicyActive,
    department: coveredDepartmentCode === '' || departmentCodes.includes(coveredDepartmentCode),
    jobRank: coveredJobRankCode === '' || coveredJobRankCode === jobRankCode,
    documentKind: draft.documentKind === null || draft.documentKind === documentKind,
    amount: isWithin,
  };
  return (Object.keys(met) as UnmetCondition[]).filter((part) => !met[part]);
}
