import * as z from 'zod/mini';
import { listOf } from '../../kernel/lists/list.ts';
import { route } from '../../kernel/route.ts';
import { storedId } from '../../kernel/rules.ts';
import { requestFilters, requestRow } from '../approval-requests/list-rows.ts';

const personRequests = z.strictObject({ personId: storedId });
export const personRequestList = z.extend(personRequests, { after: requestFilters.shape.after });

/** APR-02: requests that a person submitted, the newest first, for administrators of the person. */
export const listPersonApprovalRequests = route({
  method: 'GET',
  path: '/api/v1/employees/{personId}/approval-requests',
  params: personRequests,
  query: z.strictObject({ after: requestFilters.shape.after }),
  answer: listOf(
    z.strictObject({
      ...requestRow.shape,
      requestNumber: z.number(),
      /** Null where the reader does not take part in the request. */
      requestTitle: z.nullable(z.string()),
      amount: z.nullable(z.number()),
      submittedAt: z.nullable(z.string()),
      endedAt: z.nullable(z.string()),
    }),
  ),
});
