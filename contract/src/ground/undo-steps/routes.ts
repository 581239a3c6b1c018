import * as z from 'zod/mini';
import { route } from '../../kernel/route.ts';
import { success } from '../../kernel/wire.ts';
import { storedId } from '../../kernel/rules.ts';

/** The header of an answer to a change that can be undone: the id of its undo step. */
export const undoHeader = 'x-madang-undo';

/**
 * Undoes a change by the ID in `undoHeader`, once. It needs the right to the opposite change, and refuses if the thing
 * has changed (EDIT_CONFLICT).
 */
export const undoChange = route({
  method: 'POST',
  path: '/api/v1/undo/{undoId}',
  params: z.strictObject({ undoId: storedId }),
  answer: success,
});
