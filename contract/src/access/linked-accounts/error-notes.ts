import type { ErrorNotes } from '../../kernel/errors.ts';
import type { tieErrors } from './errors.ts';

export const tieErrorNotes: ErrorNotes<typeof tieErrors> = {
  TIE_NO_GROUP: {
    cause:
      'A company asks administrators of the leading company of its structure, and the leading company asks no one.',
    remedy: 'The company joins a structure first.',
  },
  TIE_OVER: {
    cause:
      'The offer was accepted, declined or withdrawn, its time is over, or one of the two is no administrator or no company of the structure any more.',
    remedy: 'The company makes a new offer.',
  },
  TIE_LOG_IN_AGAIN: {
    cause:
      'The other company asks for a second factor, none is set up there, and the password was typed longer ago than that.',
    remedy: 'Sign out, sign in again, and change to the company at once.',
  },
  LOGIN_ELSEWHERE: {
    cause:
      'The person has no login of their own in this company; their password and their account are those of another one.',
    remedy:
      'They change to the company of their login, and do it there. A company takes such a person away by ending the tie.',
  },
};
