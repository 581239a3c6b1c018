import * as z from 'zod/mini';
import { oneRequest } from './routes.ts';
import {
  expectedVersion,
  requestChange,
  requestComment,
  requestDecision,
  requestDelegation,
  requestsToApprove,
} from './rules.ts';

/** Changes of the one in the address. */
export const changingRequest = z.extend(requestChange, oneRequest.shape);
export const submittingRequest = z.extend(oneRequest, { expected: expectedVersion });
export const decidingRequest = z.safeExtend(requestDecision, oneRequest.shape);
export const commentingRequest = z.extend(requestComment, oneRequest.shape);
export const delegatingApproval = z.extend(requestDelegation, oneRequest.shape);
export const approvingRequests = z.strictObject({ requests: requestsToApprove });
