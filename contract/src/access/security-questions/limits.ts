import * as z from 'zod/mini';
import { property, wholeNumber } from '../../kernel/property.ts';

export const hintLimits = {
  max: 3,
  questionLength: 100,
  answerLength: 100,
  /** Answers that one proof may try; after that the recovery restarts with another code. */
  triesPerProof: 5,
} as const;

export const hintProperties = {
  /** ACC-08: setting by which a recovery asks for a security question besides the code. */
  isAsked: property('recovery.hint_questions', z.enum(['Y', 'N']), 'N'),
  triesPerDay: property('recovery.hint_tries_per_day', wholeNumber(), 10),
} as const;
