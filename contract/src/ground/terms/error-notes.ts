import type { ErrorNotes } from '../../kernel/errors.ts';
import type { termsErrors } from './errors.ts';

export const termsErrorNotes: ErrorNotes<typeof termsErrors> = {
  MB820: {
    cause: 'Terms that are required for this person are declined or not answered.',
    remedy: 'Agree to every required term; POAR is required outside Korea alone, CMAR never.',
  },
  MB821: {
    cause: 'A newer version of the terms took effect after the page had been loaded.',
    remedy: 'Load the terms again, show them, and ask for the agreement again.',
  },
  MB822: {
    cause:
      'The answers are not one for each term that this person is shown: one too many, too few, or twice; or one of them is to an optional part that the terms do not have.',
    remedy:
      'Send one row for each term of the list for the same country and role, and the answer to an optional part only with PIAR, where some of its contents are necessary and others are not.',
  },
};
