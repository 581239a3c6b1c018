import * as z from 'zod/mini';
import { typedPassword } from '../../secrets/credentials/password-fields.ts';
import { requiredText, rule, text } from '../../kernel/rules.ts';
import { hintLimits } from './limits.ts';

export const hintQuestion = requiredText(hintLimits.questionLength);
export const hintAnswer = requiredText(hintLimits.answerLength);

/** An answer where the server says whether one is asked for. */
export const hintAnswerIfAsked = z._default(text(hintLimits.answerLength), '');

/** All of a person's questions at once: no answer can be read, so each is given again. None: they are taken away. */
export const hintsChange = z.strictObject({
  password: typedPassword,
  hints: z
    .array(z.strictObject({ question: hintQuestion, answer: hintAnswer }))
    .check(rule('HINT_MOST', (hints) => hints.length <= hintLimits.max, { 0: hintLimits.max })),
});
export type HintsChange = z.output<typeof hintsChange>;

/** Returns the comparable form of an answer, because users do not remember their spaces or capitals. */
export function comparableAnswer(answer: string): string {
  return answer.normalize('NFKC').replaceAll(/\s/g, '').toLowerCase();
}
