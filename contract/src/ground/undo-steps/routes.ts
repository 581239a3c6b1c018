import * as z from 'zod/mini';
import { route } from '../../kernel/route.ts';
import { success } from '../../kernel/wire.ts';
import { storedId } from '../../kernel/rules.ts';

/** The header of an answer to a change that can be undone: the id of its undo step. */
export const undoHeader = 'x-madang-undo';

/**
 * Undoes a change by what its answer had in `undoHeader`, once. The caller needs the right to the opposite change, and
 * what was changed again since is left alone (EDIT_CONFLICT). Beside its own codes it is refused as the opposite change is.
 */
export const undoChange = route({
  method: 'POST',
  path: '/api/v1/undo/{undoId}',
  params: z.strictObject({ undoId: storedId }),
  answer: success,
});
