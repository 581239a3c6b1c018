import * as z from 'zod/mini';
import { canOf } from '../../kernel/access/can.ts';
import { distinct } from '../../kernel/lists/distinct.ts';
import { listOf } from '../../kernel/lists/list.ts';
import { route } from '../../kernel/route.ts';
import { storedId } from '../../kernel/rules.ts';
import { success } from '../../kernel/wire.ts';
import { approvalPolicyLimits } from './limits.ts';
import { approvalRoute, policyGap } from './route-answers.ts';
import {
  approvalPolicyChange,
  approvalPolicyInput,
  documentAmount,
  documentKinds,
  stepRules,
  stepSources,
} from './rules.ts';

const approvalPolicyId = storedId;
const path = '/api/v1/approval-policies';
export const oneApprovalPolicy = z.strictObject({ approvalPolicyId });

/** A department, rank or title; `isGone`: the company no longer has it, and its code is its name. */
const namedThing = z.strictObject({
  code: z.string(),
  name: z.string(),
  englishName: z.string(),
  isGone: z.boolean(),
});
export type NamedThing = z.output<typeof namedThing>;

/** A version of a policy; null in a condition: any. */
const policyVersion = {
  version: z.number(),
  approvalPolicyName: z.string(),
  englishApprovalPolicyName: z.string(),
  coveredDepartment: z.nullable(namedThing),
  coveredJobRank: z.nullable(namedThing),
  documentKind: z.nullable(z.enum(documentKinds)),
  amountFrom: z.nullable(z.number()),
  amountTo: z.nullable(z.number()),
  isPolicyActive: z.boolean(),
  activeFrom: z.string(),
};

const approvalPolicyRow = z.strictObject({
  approvalPolicyId,
  ...policyVersion,
  /** Sources of the steps, in their order. */
  sources: z.array(z.enum(stepSources)),
  /** True where a version is in force and active today. */
  isInForce: z.boolean(),
  /** True where the newest version is still to come. */
  isPlanned: z.boolean(),
});
export type ApprovalPolicyRow = z.output<typeof approvalPolicyRow>;

export const listApprovalPolicies = route({
  method: 'GET',
  path,
  answer: listOf(approvalPolicyRow, { limit: z.number(), can: canOf(['create']) }),
});

export const stepPerson = z.strictObject({
  personId: z.string(),
  fullName: z.string(),
  englishName: z.string(),
  loginId: z.string(),
  isGone: z.boolean(),
});
export type StepPerson = z.output<typeof stepPerson>;

const readStep = z.strictObject({
  source: z.enum(stepSources),
  rule: z.enum(stepRules),
  /** Named people, those who left too. */
  people: z.array(stepPerson),
  job: z.nullable(namedThing),
});

const shownVersion = z.strictObject({
  version: z.number(),
  activeFrom: z.string(),
  isPolicyActive: z.boolean(),
  changedAt: z.string(),
  changedBy: z.nullable(z.strictObject({ fullName: z.string(), englishName: z.string() })),
});

/** The newest version of a policy, with what of it leads nowhere today. */
export const readApprovalPolicy = route({
  method: 'GET',
  path: `${path}/{approvalPolicyId}`,
  params: oneApprovalPolicy,
  answer: z.strictObject({
    approvalPolicyId,
    ...policyVersion,
    approvalSteps: z.array(readStep),
    gaps: z.array(policyGap),
    versions: z.array(shownVersion),
    can: canOf(['change', 'delete']),
  }),
});

export const createApprovalPolicy = route({
  method: 'POST',
  path,
  body: approvalPolicyInput,
  answer: z.strictObject({ approvalPolicyId, gaps: z.array(policyGap) }),
});

export const changeApprovalPolicy = route({
  method: 'PUT',
  path: `${path}/{approvalPolicyId}`,
  params: oneApprovalPolicy,
  body: approvalPolicyChange,
  answer: z.strictObject({ version: z.number(), gaps: z.array(policyGap) }),
});

export const deleteApprovalPolicy = route({
  method: 'DELETE',
  path: `${path}/{approvalPolicyId}`,
  params: oneApprovalPolicy,
  answer: success,
});

const approvalPolicyIds = z
  .array(approvalPolicyId)
  .check(z.minLength(1), z.maxLength(approvalPolicyLimits.approvalPolicies), distinct<string>());

/** `expected`: the order that the caller saw; where it is another by now it is left as it is. */
export const approvalPolicyOrder = z.strictObject({ approvalPolicyIds, expected: z.optional(approvalPolicyIds) });

/** The wanted order; policies that came in the meantime keep their place at the end. */
export const orderApprovalPolicies = route({
  method: 'PUT',
  path: '/api/v1/approval-policy-order',
  body: approvalPolicyOrder,
  answer: success,
});

/** An example: a person, a kind of document and its amount. `draft`: a policy as it would be saved, tried by itself. */
export const approvalTrial = z.strictObject({
  personId: storedId,
  documentKind: z.enum(documentKinds),
  amount: z._default(z.nullable(documentAmount), null),
  draft: z.optional(approvalPolicyInput),
});
export type ApprovalTrial = z.output<typeof approvalTrial>;

/** The dry run: the route of an example, without a request. */
export const tryApprovalRoute = route({
  method: 'POST',
  path: '/api/v1/approval-route-trials',
  body: approvalTrial,
  answer: approvalRoute,
});
