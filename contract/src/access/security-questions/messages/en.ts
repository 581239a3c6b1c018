import type { hintErrors } from '../errors.ts';

export const en = {
  errors: {
    HINT_MOST: 'You can save up to {{0}} questions.',
    HINT_ANSWER_WRONG: 'The answer is incorrect.',
  } satisfies Record<keyof typeof hintErrors, string>,
  fields: {
    question1: 'Question 1',
    answer1: 'Answer 1',
    question2: 'Question 2',
    answer2: 'Answer 2',
    question3: 'Question 3',
    answer3: 'Answer 3',
    hintAnswer: 'Answer',
  },
};
