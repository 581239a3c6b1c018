import * as z from 'zod/mini';
import { boardNumber } from '../post-rules.ts';

/** Posts of a board that wait for the reader's approval; the home says it and the console. */
export const waitingPosts = z.strictObject({
  kind: z.literal('waitingPosts'),
  count: z.int(),
  boardNumber,
  boardName: z.string(),
  englishBoardName: z.string(),
});
