import * as z from 'zod/mini';
import { stepRules, stepSources } from './rules.ts';

/** Departments and jobs by their names. */
const names = z.strictObject({ name: z.string(), englishName: z.string() });

const approver = z.strictObject({
  personId: z.string(),
  fullName: z.string(),
  englishName: z.string(),
  department: z.nullable(names),
  jobRank: z.nullable(z.strictObject({ jobRankName: z.string(), englishJobRankName: z.string() })),
  isOnLeave: z.boolean(),
});
export type Approver = z.output<typeof approver>;

/** Reasons for which a step leads to its people. `ownHead`: who asks heads the department itself. */
export const stepReasons = ['named', 'near', 'anywhere', 'head', 'headAbove', 'ownHead'] as const;
export type StepReason = (typeof stepReasons)[number];

/** Reasons for which a step leads to no one. */
export const stepGaps = [
  'personLeft',
  'nobodyOfRank',
  'nobodyOfTitle',
  'headVacant',
  'noLevelAbove',
  'onlyAsker',
  'tooMany',
] as const;
export type StepGap = (typeof stepGaps)[number];

const routeStep = z.strictObject({
  source: z.enum(stepSources),
  rule: z.enum(stepRules),
  approvers: z.array(approver),
  reason: z.nullable(z.enum(stepReasons)),
  /** Department of the head, or in which the rank or title was found; for a vacancy, the one without a head. */
  department: z.nullable(names),
  /** Rank or title that is looked for. */
  job: z.nullable(names),
  gap: z.nullable(z.enum(stepGaps)),
  /** All of its people approve in an earlier step. */
  isRepeated: z.boolean(),
});
export type RouteStep = z.output<typeof routeStep>;

/** Conditions that an example does not meet. */
export const unmetConditions = ['department', 'jobRank', 'documentKind', 'amount', 'inactive'] as const;
export type UnmetCondition = (typeof unmetConditions)[number];

export const approvalRoute = z.strictObject({
  /** Null where no policy of the company applies. */
  policy: z.nullable(
    z.strictObject({
      approvalPolicyId: z.nullable(z.string()),
      version: z.nullable(z.number()),
      approvalPolicyName: z.string(),
      englishApprovalPolicyName: z.string(),
    }),
  ),
  /** Conditions that keep a draft from applying to the example. */
  unmet: z.array(z.enum(unmetConditions)),
  steps: z.array(routeStep),
  /** True where every step has an approver. */
  isWhole: z.boolean(),
});
export type ApprovalRoute = z.output<typeof approvalRoute>;

/** Parts of a policy that lead nowhere for any requester. */
export const policyGapKinds = [
  'personLeft',
  'nobodyOfRank',
  'nobodyOfTitle',
  'headVacant',
  'departmentGone',
  'jobRankGone',
] as const;

export const policyGap = z.strictObject({
  kind: z.enum(policyGapKinds),
  /** Number of the step, from 1; null of a condition. */
  step: z.nullable(z.number()),
  /** First departments without a head, or people who left. */
  named: z.array(names),
  /** Number of them. */
  count: z.number(),
});
export type PolicyGap = z.output<typeof policyGap>;
