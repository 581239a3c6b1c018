import { type ApprovalPolicyInput, approverCountOf } from '@madang/contract/workplace/approval-policies/rules.ts';
import type { Tx } from '../../../kernel/db/database.ts';
import type { Target } from '../../../kernel/operations/outcome.ts';
import { lockDepartmentForReference } from '../../organisation/departments/index.ts';
import { lockJobRanksForReference } from '../../organisation/job-ranks/index.ts';
import { lockMaxApprovers } from '../approvals/index.ts';
import { lockPeopleInService } from './approval-policies.sql.ts';

type Fault = readonly [
  field: string,
  code: 'APPROVAL_APPROVERS' | 'APPROVAL_CODE' | 'APPROVAL_PERSON',
  params?: { readonly 0: number },
];

export function approvalPolicyTarget(id: string): Target {
  return { kind: 'approval-policy', id };
}

/** Field and code of the first thing in a policy that the company does not have or allow; things that exist are locked. */
export async function findFault(tx: Tx, companyCode: string, given: ApprovalPolicyInput): Promise<Fault | undefined> {
  const most = await lockMaxApprovers(tx, companyCode);
  if (approverCountOf(given.approvalSteps) > most) return ['approvalSteps', 'APPROVAL_APPROVERS', { 0: most }];
  return findUnknown(tx, companyCode, given);
}

async function findUnknown(
  tx: Tx,
  companyCode: string,
  { coveredDepartmentCode, coveredJobRankCode, approvalSteps }: ApprovalPolicyInput,
): Promise<Fault | undefined> {
  const people = [...new Set(approvalSteps.flatMap(({ personIds }) => personIds))];
  const serving = await lockPeopleInService(tx, companyCode, people);
  const jobs = {
    jobRank: await lockedJobs(tx, 'job_ranks', companyCode, [coveredJobRankCode, ...jobsOf(approvalSteps, 'jobRank')]),
    jobTitle: await lockedJobs(tx, 'job_titles', companyCode, jobsOf(approvalSteps, 'jobTitle')),
  };
  if (coveredJobRankCode !== '' && !jobs.jobRank.has(coveredJobRankCode))
    return ['coveredJobRankCode', 'APPROVAL_CODE'];
  const isDepartment =
    coveredDepartmentCode === '' ||
    (await lockDepartmentForReference(tx, { companyCode, departmentCode: coveredDepartmentCode }));
  if (!isDepartment) return ['coveredDepartmentCode', 'APPROVAL_CODE'];
  for (const [place, { source, personIds, jobCode }] of approvalSteps.entries()) {
    if (personIds.some((id) => !serving.has(id))) return [`approvalSteps.${place}.personIds`, 'APPROVAL_PERSON'];
    const known = source === 'jobRank' || source === 'jobTitle' ? jobs[source] : undefined;
    if (known && !known.has(jobCode)) return [`approvalSteps.${place}.jobCode`, 'APPROVAL_CODE'];
  }
  return undefined;
}

function jobsOf(steps: ApprovalPolicyInput['approvalSteps'], wanted: 'jobRank' | 'jobTitle'): string[] {
  return steps.filter(({ source }) => source === wanted).map(({ jobCode }) => jobCode);
}

function lockedJobs(tx: Tx, list: 'job_ranks' | 'job_titles', companyCode: string, codes: readonly string[]) {
  const wanted = [...new Set(codes)].filter((code) => code !== '');
  return lockJobRanksForReference(tx, list, { companyCode, codes: wanted, isCheck: false });
}
