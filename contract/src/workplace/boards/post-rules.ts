import * as z from 'zod/mini';
import { linesText, optionalText, required, requiredText, rule } from '../../kernel/rules.ts';
import { postLimits, validityDays } from './limits.ts';

/** Boards have numbers of their own across the whole suite, so no number means two boards. */
export const boardNumber = z.number().check(z.int(), z.positive(), z.maximum(2_147_483_647));

/** Text of several lines that says something. */
function lines(max: number) {
  return linesText(max).check(required);
}

export const postTitle = requiredText(postLimits.titleCharacters);
export const headWord = optionalText(postLimits.headWordCharacters);
/** HTML as an editor makes it; the server keeps what is structure and drops what acts. */
export const postContent = lines(postLimits.contentCharacters);
/** Plain text: what looks like a mark is read as it was typed. */
export const commentText = lines(postLimits.commentCharacters);

/** Days for which a post is shown, if the board requires them; absent: the board's own period. */
export const chosenDays = z.optional(
  z.number().check(rule<number>('BOARD_VALIDITY', (days) => validityDays.some((choice) => choice === days))),
);
