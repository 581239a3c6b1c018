import * as z from 'zod/mini';
import { pageNumber } from '../../kernel/lists/page.ts';
import { dispatchAcceptance, dispatchAnswer, dispatchKey, dispatchProlongation } from './rules.ts';
import { dispatchSides } from './states.ts';

export const prolonging = z.extend(dispatchProlongation, dispatchKey.shape);
export const accepting = z.extend(dispatchAcceptance, dispatchKey.shape);
export const answering = z.extend(dispatchAnswer, dispatchKey.shape);

/** `which`: those that may still change, or those that are over. */
export const dispatchSearch = z.strictObject({
  side: z.enum(dispatchSides),
  which: z._default(z.enum(['open', 'over']), 'open'),
  page: pageNumber,
});
