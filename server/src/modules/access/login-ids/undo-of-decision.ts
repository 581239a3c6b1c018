import type { IdReopening } from '@madang/contract/access/login-ids/rules.ts';
import type { UndoStep } from '../../../kernel/operations/outcome.ts';
import type { IdRequest } from './id-requests.sql.ts';

/** Returns the step that takes a decision back: the request waits again as it did before. */
export function undoOfDecision(
  { requestId, state, decidedAt }: IdRequest,
  before: IdReopening['before'],
): UndoStep | undefined {
  if ((state !== 'approved' && state !== 'rejected') || decidedAt === null) return undefined;
  const input: IdReopening = { requestId, expected: { state, decidedAt }, before };
  return { name: 'reopen-id-request', input };
}
