import * as z from 'zod/mini';
import { orEmpty, rule, storedId, nameText, optionalName } from '../../kernel/rules.ts';
import { distinct } from '../../kernel/lists/distinct.ts';
import { parentDepartmentCode } from '../../organisation/departments/rules.ts';
import { jobRankCode } from '../../organisation/job-ranks/rules.ts';
import { approvalPolicyLimits } from './limits.ts';

const { nameCharacters, approvers, people, amount: maxAmount } = approvalPolicyLimits;

/** Kinds of documents that forms are of. */
export const documentKinds = ['general', 'expense', 'leave', 'purchase'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** Ways in which a step finds its approvers. */
export const stepSources = ['departmentHead', 'headAbove', 'person', 'jobRank', 'jobTitle'] as const;
export type StepSource = (typeof stepSources)[number];

/** Number of approvers of a step whose approval it takes. */
export const stepRules = ['one', 'all'] as const;
export type StepRule = (typeof stepRules)[number];

export const documentAmount = z
  .number()
  .check(
    rule('APPROVAL_AMOUNT', (value) => Number.isInteger(value) && value >= 0 && value <= maxAmount, { 0: maxAmount }),
  );

interface StepFields {
  readonly source: StepSource;
  readonly personIds: readonly string[];
  readonly jobCode: string;
}

export const byJob = (source: StepSource) => source === 'jobRank' || source === 'jobTitle';

const missing = (name: 'personIds' | 'jobCode', isGiven: (step: StepFields) => boolean) =>
  z.refine<StepFields>(isGiven, { path: [name], params: { code: 'MB_M_REQUIRED', params: {} } });

/** A step of a route; `personIds` and `jobCode` belong to their sources alone. */
export const approvalStep = z
  .strictObject({
    source: z.enum(stepSources),
    rule: z._default(z.enum(stepRules), 'one'),
    personIds: z._default(z.array(storedId).check(z.maxLength(people), distinct<string>()), []),
    jobCode: orEmpty(jobRankCode),
  })
  .check(
    missing('personIds', ({ source, personIds }) => source !== 'person' || personIds.length > 0),
    missing('jobCode', ({ source, jobCode }) => !byJob(source) || jobCode !== ''),
    z.overwrite((step) => ({
      ...step,
      personIds: step.source === 'person' ? step.personIds : [],
      jobCode: byJob(step.source) ? step.jobCode : '',
    })),
  );
export type ApprovalStep = z.output<typeof approvalStep>;

/** Approvers as they are counted: named people, and once any other step. */
export function approverCountOf(steps: readonly Pick<StepFields, 'source' | 'personIds'>[]): number {
  return steps.reduce((count, { source, personIds }) => count + (source === 'person' ? personIds.length : 1), 0);
}

const approvalSteps = z.array(approvalStep).check(
  rule('MB_M_REQUIRED', (steps) => steps.length > 0),
  z.maxLength(approvers),
  rule('APPROVAL_APPROVERS', (steps) => approverCountOf(steps) <= approvers, { 0: approvers }),
);

/** Fields that an administrator types. `activeFrom` null, or a day that is past: today. '' and null in conditions: any. */
const fields = {
  approvalPolicyName: nameText(nameCharacters),
  englishApprovalPolicyName: optionalName(nameCharacters),
  coveredDepartmentCode: orEmpty(parentDepartmentCode),
  coveredJobRankCode: orEmpty(jobRankCode),
  documentKind: z._default(z.nullable(z.enum(documentKinds)), null),
  amountFrom: z._default(z.nullable(documentAmount), null),
  amountTo: z._default(z.nullable(documentAmount), null),
  isPolicyActive: z._default(z.boolean(), true),
  activeFrom: z._default(z.nullable(z.iso.date()), null),
  approvalSteps,
};

interface Amounts {
  readonly amountFrom: number | null;
  readonly amountTo: number | null;
}

const inOrder = z.refine<Amounts>(
  ({ amountFrom, amountTo }) => amountFrom === null || amountTo === null || amountFrom <= amountTo,
  { path: ['amountTo'], params: { code: 'APPROVAL_AMOUNT_ORDER', params: {} } },
);

/** APR-02: a policy as it is written; each change makes a version of it. */
export const approvalPolicyInput = z.strictObject(fields).check(inOrder);
export type ApprovalPolicyInput = z.output<typeof approvalPolicyInput>;

/** `expected`: the version that the caller saw; a later one is not overwritten. */
export const approvalPolicyChange = z
  .strictObject({ ...fields, expected: z.optional(z.strictObject({ version: z.number() })) })
  .check(inOrder);
