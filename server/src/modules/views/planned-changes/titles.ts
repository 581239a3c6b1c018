import type { PlannableStep } from '@madang/contract/views/planned-changes/steps.ts';
import type { PlannedKind } from '@madang/contract/views/planned-changes/routes.ts';

/** Codes that say what a planned change gives, as they are kept in clear. */
export interface PlannedDetail {
  readonly departmentCode?: string;
  readonly jobRankCode?: string;
  readonly jobTitleCode?: string;
}

type PlannedInput = { readonly personId?: string } & {
  readonly [Code in keyof PlannedDetail]?: string | undefined;
};

/** Codes that the title of a change names. */
export function detailOf(step: PlannableStep): Readonly<Record<string, string>> {
  const { departmentCode, jobRankCode, jobTitleCode }: PlannedInput = step.input;
  return {
    ...(departmentCode !== undefined && { departmentCode }),
    ...(jobRankCode !== undefined && { jobRankCode }),
    ...(jobTitleCode !== undefined && { jobTitleCode }),
  };
}

const kinds: Readonly<Record<string, PlannedKind>> = {
  'retire-person': 'retireEmployee',
  'suspend-access': 'suspendEmployee',
  'reinstate-person': 'reinstateEmployee',
  'put-on-leave': 'putOnLeave',
  'return-from-leave': 'returnFromLeave',
  'end-dispatch': 'endDispatch',
  'change-department-heads': 'changeHeads',
};

/** The kind of a change: a move where it gives a department, whatever it gives besides. */
export function kindOf(operation: string, { departmentCode, jobRankCode, jobTitleCode }: PlannedDetail): PlannedKind {
  if (operation !== 'change-employee-place') return kinds[operation] ?? 'other';
  if (departmentCode !== undefined) return 'moveEmployee';
  if (jobRankCode !== undefined) return 'setJobRank';
  return jobTitleCode === undefined ? 'other' : 'setJobTitle';
}

/** The thing that a change gives a person; undefined for none, or where it takes a rank or a title away. */
export function subjectOf(operation: string, { departmentCode, jobRankCode, jobTitleCode }: PlannedDetail) {
  if (kinds[operation] === 'changeHeads') return undefined;
  if (departmentCode !== undefined) return { kind: 'department', id: departmentCode };
  if (jobRankCode) return { kind: 'job-rank', id: jobRankCode };
  return jobTitleCode ? { kind: 'job-title', id: jobTitleCode } : undefined;
}
