import * as z from 'zod/mini';
import { maxLength, storedId } from '../../kernel/rules.ts';
import { documentKinds } from '../approval-policies/rules.ts';
import { heldKinds } from './held-kinds.ts';
import { requestBoxes, requestStates } from './rules.ts';

const requestId = storedId;

export const personNames = z.strictObject({ fullName: z.string(), englishName: z.string() });
export const names = z.strictObject({ name: z.string(), englishName: z.string() });

export const requestRow = z.strictObject({
  requestId,
  /** Null of a draft. */
  requestNumber: z.nullable(z.number()),
  version: z.number(),
  /** Names of the things of a change that is held back. */
  requestTitle: z.string(),
  /** Null of a request by a form. */
  heldKind: z.nullable(z.enum(heldKinds)),
  /** Empty of a change that is held back. */
  approvalFormName: z.string(),
  englishApprovalFormName: z.string(),
  documentKind: z.enum(documentKinds),
  amount: z.nullable(z.number()),
  requestState: z.enum(requestStates),
  /** Null where the account is closed. */
  requester: z.nullable(personNames),
  changedAt: z.string(),
});
export type RequestRow = z.output<typeof requestRow>;

export const requestFilters = z.strictObject({
  box: z.enum(requestBoxes),
  documentKind: z.optional(z.enum(documentKinds)),
  requestState: z.optional(z.enum(requestStates)),
  /** A moment in microseconds and an ID, as `next` of the page before says. */
  after: z.optional(
    z.string().check(maxLength(60), z.regex(/^[0-9]{1,16}\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)),
  ),
});
export type RequestFilters = z.output<typeof requestFilters>;
