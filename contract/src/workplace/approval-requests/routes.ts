import * as z from 'zod/mini';
import { canOf } from '../../kernel/access/can.ts';
import { listOf } from '../../kernel/lists/list.ts';
import { documentAnswer, route } from '../../kernel/route.ts';
import { storedId } from '../../kernel/rules.ts';
import { success } from '../../kernel/wire.ts';
import { shownField } from '../approval-forms/rules.ts';
import { stepReasons } from '../approval-policies/route-answers.ts';
import { approvalRoute } from '../approval-policies/route-answers.ts';
import { documentAmount, documentKinds, stepRules, stepSources } from '../approval-policies/rules.ts';
import { heldContent, heldResults } from './held.ts';
import { heldKinds } from './held-kinds.ts';
import { approvalRequestLimits } from './limits.ts';
import { names, personNames, requestFilters, requestRow } from './list-rows.ts';
import {
  approverStates,
  requestChange,
  requestComment,
  requestDecision,
  requestDelegation,
  requestEvents,
  requestInput,
  requestStates,
  requestsToApprove,
  expectedVersion,
  standInInput,
} from './rules.ts';

const requestId = storedId;
const path = '/api/v1/approval-requests';
const onePath = `${path}/{requestId}`;
export const oneRequest = z.strictObject({ requestId });

/** Requests of a box, the newest first; those that wait for the reader begin with the longest waiting. */
export const listApprovalRequests = route({
  method: 'GET',
  path,
  query: requestFilters,
  answer: listOf(requestRow, { waitingCount: z.number() }),
});

const approver = z.strictObject({
  personId: z.string(),
  /** Null where the account is closed. */
  person: z.nullable(personNames),
  approverState: z.enum(approverStates),
  /** Set where another person decided. */
  decidedBy: z.nullable(personNames),
  decidedAt: z.nullable(z.string()),
  /** True where the approval was delegated to the person. */
  isDelegate: z.boolean(),
});

const requestStep = z.strictObject({
  source: z.enum(stepSources),
  rule: z.enum(stepRules),
  reason: z.nullable(z.enum(stepReasons)),
  department: z.nullable(names),
  job: z.nullable(names),
  isRepeated: z.boolean(),
  isNow: z.boolean(),
  approvers: z.array(approver),
});
export type RequestStep = z.output<typeof requestStep>;

const requestEvent = z.strictObject({
  event: z.enum(requestEvents),
  happenedAt: z.string(),
  actor: z.nullable(personNames),
  /** The approver in whose place a stand-in decided, or the person who was given a delegated approval. */
  other: z.nullable(personNames),
  comment: z.string(),
});

const attachedFile = z.strictObject({ fileId: z.string(), fileName: z.string(), byteCount: z.number() });
export type AttachedFile = z.output<typeof attachedFile>;

const acts = ['change', 'submit', 'delete', 'withdraw', 'decide', 'delegate', 'comment'] as const;

export const readApprovalRequest = route({
  method: 'GET',
  path: onePath,
  params: oneRequest,
  answer: z.strictObject({
    ...requestRow.shape,
    formFields: z.array(shownField),
    formContent: z.record(z.string(), z.unknown()),
    approvalFormId: z.string(),
    /** Names of people and departments that the content names, by their IDs and codes. */
    named: z.record(z.string(), names),
    files: z.array(attachedFile),
    steps: z.array(requestStep),
    events: z.array(requestEvent),
    /** The change that waits, or was made; null of a request by a form. */
    held: z.nullable(
      z.strictObject({
        ...heldContent.shape,
        expiresAt: z.string(),
        result: z.nullable(z.enum(heldResults)),
        /** Code of what refused it once it was approved. */
        resultCode: z.nullable(z.string()),
      }),
    ),
    submittedAt: z.nullable(z.string()),
    endedAt: z.nullable(z.string()),
    can: canOf(acts),
  }),
});

export const createApprovalRequest = route({ method: 'POST', path, body: requestInput, answer: oneRequest });

export const changeApprovalRequest = route({
  method: 'PUT',
  path: onePath,
  params: oneRequest,
  body: requestChange,
  answer: z.strictObject({ version: z.number() }),
});

/** A draft, or what was sent back or withdrawn: it goes for good. */
export const deleteApprovalRequest = route({ method: 'DELETE', path: onePath, params: oneRequest, answer: success });

export const submitApprovalRequest = route({
  method: 'POST',
  path: `${onePath}/submission`,
  params: oneRequest,
  body: z.strictObject({ expected: expectedVersion }),
  answer: z.strictObject({ requestNumber: z.number() }),
});

export const withdrawApprovalRequest = route({
  method: 'POST',
  path: `${onePath}/withdrawal`,
  params: oneRequest,
  answer: success,
});

export const decideApprovalRequest = route({
  method: 'POST',
  path: `${onePath}/decision`,
  params: oneRequest,
  body: requestDecision,
  answer: z.strictObject({ requestState: z.enum(requestStates) }),
});

/** Approves many; those that were decided, changed or withdrawn by then are left. */
export const approveApprovalRequests = route({
  method: 'POST',
  path: '/api/v1/approval-request-approvals',
  body: z.strictObject({ requests: requestsToApprove }),
  answer: z.strictObject({ approvedIds: z.array(z.string()), leftIds: z.array(z.string()) }),
});

export const commentApprovalRequest = route({
  method: 'POST',
  path: `${onePath}/comments`,
  params: oneRequest,
  body: requestComment,
  answer: success,
});

export const delegateApproval = route({
  method: 'POST',
  path: `${onePath}/delegation`,
  params: oneRequest,
  body: requestDelegation,
  answer: success,
});

export const ownTrial = z.strictObject({
  documentKind: z.enum(documentKinds),
  amount: z._default(z.nullable(documentAmount), null),
});

/** The route that a request of the reader would take today. */
export const tryOwnRoute = route({
  method: 'POST',
  path: '/api/v1/own-approval-route-trials',
  body: ownTrial,
  answer: approvalRoute,
});

export const requestFile = z.strictObject({ requestId, fileId: storedId });

export const readApprovalFile = route({
  method: 'GET',
  path: `${onePath}/files/{fileId}`,
  params: requestFile,
  answer: documentAnswer,
});

/** Keeps a file for a day, until a request of the person names it. */
export const uploadApprovalFile = route({
  method: 'POST',
  path: '/api/v1/approval-files',
  sentBy: 'attach',
  maxBodyBytes: approvalRequestLimits.fileBytes + 10_000,
  answer: attachedFile,
});

const standIn = z.strictObject({
  standInId: z.string(),
  standIn: z.nullable(personNames),
  standsInFrom: z.string(),
  standsInUntil: z.string(),
});

/** The reader's stand-in, and people whose stand-in the reader is today. */
export const readOwnStandIn = route({
  method: 'GET',
  path: '/api/v1/own-stand-in',
  answer: z.strictObject({ standIn: z.nullable(standIn), standsInFor: z.array(personNames) }),
});

export const setOwnStandIn = route({
  method: 'PUT',
  path: '/api/v1/own-stand-in',
  body: standInInput,
  answer: success,
});

export const removeOwnStandIn = route({ method: 'DELETE', path: '/api/v1/own-stand-in', answer: success });

const policyNames = z.strictObject({
  approvalPolicyId: z.string(),
  approvalPolicyName: z.string(),
  englishApprovalPolicyName: z.string(),
});

/** Kinds of changes, each with the policy by which it is approved, and the policies that there are. */
export const listHeldOperations = route({
  method: 'GET',
  path: '/api/v1/held-operations',
  answer: listOf(z.strictObject({ heldKind: z.enum(heldKinds), approvalPolicyId: z.nullable(z.string()) }), {
    policies: z.array(policyNames),
    /** True where the reader may have such changes made without an approval again. */
    isRepresentative: z.boolean(),
  }),
});

const oneHeldOperation = z.strictObject({ heldKind: z.enum(heldKinds) });
/** Null: such changes are made at once. `expected`: the policy that the caller saw. */
const heldOperationRule = z.strictObject({
  approvalPolicyId: z.nullable(storedId),
  expected: z.optional(z.strictObject({ approvalPolicyId: z.nullable(storedId) })),
});
export const settingHeldOperation = z.extend(heldOperationRule, oneHeldOperation.shape);

export const setHeldOperation = route({
  method: 'PUT',
  path: '/api/v1/held-operations/{heldKind}',
  params: oneHeldOperation,
  body: heldOperationRule,
  answer: success,
});
