import * as z from 'zod/mini';
import { linesText, maxLength, orEmpty, requiredText, rule, storedId } from '../../kernel/rules.ts';
import { distinct } from '../../kernel/lists/distinct.ts';
import { approvalFormLimits } from '../approval-forms/limits.ts';
import { approvalRequestLimits } from './limits.ts';

const { titleCharacters, commentCharacters, bulk, standInDays } = approvalRequestLimits;

/** States of a request. `returned`: sent back to the requester, who may submit it again. `expired`: a change that no one decided on in time. */
export const requestStates = ['draft', 'waiting', 'returned', 'approved', 'refused', 'withdrawn', 'expired'] as const;
export type RequestState = (typeof requestStates)[number];

/** States that nothing leaves. */
export const endedStates = ['approved', 'refused', 'withdrawn', 'expired'] as const satisfies readonly RequestState[];

/** Decisions of an approver. */
export const decisions = ['approve', 'refuse', 'return'] as const;
export type Decision = (typeof decisions)[number];

export const approverStates = ['open', 'now', 'approved', 'refused', 'returned', 'skipped'] as const;
export type ApproverState = (typeof approverStates)[number];

export const requestEvents = [
  'submitted',
  'approved',
  'refused',
  'returned',
  'withdrawn',
  'commented',
  'delegated',
  'approverLeft',
  'requesterLeft',
  'carriedOut',
  'notCarriedOut',
  'expired',
] as const;
export type RequestEvent = (typeof requestEvents)[number];

/** Lists of requests: those that wait for the reader, those that the reader decided, and the reader's own. */
export const requestBoxes = ['waiting', 'decided', 'own'] as const;
export type RequestBox = (typeof requestBoxes)[number];

export const requestTitle = requiredText(titleCharacters);
/** Values by the keys of the fields; the form's own rules are checked where its fields are known. */
export const formContent = z
  .record(z.string().check(maxLength(10)), z.unknown())
  .check(rule('CO400', (content) => Object.keys(content).length <= approvalFormLimits.fields));
const decisionComment = z._default(linesText(commentCharacters), '');
export const expectedVersion = z.optional(z.strictObject({ version: z.number() }));

export const requestInput = z.strictObject({ approvalFormId: storedId, requestTitle, formContent });

/** `expected`: the version that the caller saw; a later one is not overwritten. */
export const requestChange = z.strictObject({ requestTitle, formContent, expected: expectedVersion });

const reasonGiven = z.refine<{ readonly decision: Decision; readonly decisionComment: string }>(
  ({ decision, decisionComment: comment }) => decision === 'approve' || comment !== '',
  { path: ['decisionComment'], params: { code: 'MB_M_REQUIRED', params: {} } },
);

export const requestDecision = z
  .strictObject({ decision: z.enum(decisions), decisionComment, expected: expectedVersion })
  .check(reasonGiven);

/** Requests with the versions that the approver saw. */
export const requestsToApprove = z.array(z.strictObject({ requestId: storedId, version: z.number() })).check(
  z.minLength(1),
  z.maxLength(bulk),
  distinct<{ requestId: string }>(({ requestId }) => requestId),
);

export const requestComment = z.strictObject({
  requestComment: linesText(commentCharacters).check(rule('MB_M_REQUIRED', (text) => text !== '')),
});

export const requestDelegation = z.strictObject({ delegateId: storedId, decisionComment });

interface StandInDays {
  readonly standsInFrom: string;
  readonly standsInUntil: string;
}

const dayNumber = (day: string) => Date.parse(`${day}T00:00:00Z`) / 86_400_000;

/** Fields of a stand-in, who without days decides while the person is on leave. */
export const standInInput = z
  .strictObject({ standInId: storedId, standsInFrom: orEmpty(z.iso.date()), standsInUntil: orEmpty(z.iso.date()) })
  .check(
    z.refine<StandInDays>(
      ({ standsInFrom: from, standsInUntil: until }) => (from === '') === (until === '') && from <= until,
      { path: ['standsInUntil'], params: { code: 'APPROVAL_PERIOD', params: {} }, abort: true },
    ),
    z.refine<StandInDays>(
      ({ standsInFrom: from, standsInUntil: until }) => from === '' || dayNumber(until) - dayNumber(from) < standInDays,
      { path: ['standsInUntil'], params: { code: 'APPROVAL_STAND_IN_DAYS', params: { 0: standInDays } } },
    ),
  );
