import { typedPassword } from '@madang/contract/secrets/credentials/password-fields.ts';
import type { hintLimits } from '@madang/contract/access/security-questions/limits.ts';
import { hintQuestion, type HintsChange } from '@madang/contract/access/security-questions/rules.ts';
import type { FieldIssue } from '@madang/contract/kernel/errors.ts';
import { emptyOr } from '@madang/contract/kernel/rules.ts';
import * as z from 'zod/mini';

/** The places of a person's questions, as many as there may be. */
export const places = [1, 2, 3] as const satisfies { readonly length: typeof hintLimits.max };
type Place = (typeof places)[number];
type Typed = Record<`question${Place}` | `answer${Place}` | 'password', string>;

const line = emptyOr(hintQuestion);

/** Field values of the security questions; an empty place is no question. */
export const hintsForm = z.object({
  question1: line,
  answer1: line,
  question2: line,
  answer2: line,
  question3: line,
  answer3: line,
  password: typedPassword,
});

export function typedOf(questions: readonly string[]): Typed {
  const [question1 = '', question2 = '', question3 = ''] = questions;
  return { question1, question2, question3, answer1: '', answer2: '', answer3: '', password: '' };
}

/** A question is required with its answer, and the other way round: no answer can be kept for a question that is. */
export function halfPlaces(typed: Typed): FieldIssue[] {
  return places.flatMap((place) => {
    const [question, answer] = [`question${place}`, `answer${place}`] as const;
    const isHalf = (typed[question].trim() === '') !== (typed[answer].trim() === '');
    const path = typed[question].trim() === '' ? question : answer;
    return isHalf ? [{ path, code: 'MB_M_REQUIRED', params: {} }] : [];
  });
}

export function changeOf({ password, ...typed }: Typed): HintsChange {
  const hints = places
    .map((place) => ({ question: typed[`question${place}`], answer: typed[`answer${place}`] }))
    .filter(({ question }) => question !== '');
  return { password, hints };
}
