import type { ErrorNotes } from '../../kernel/errors.ts';
import type { dispatchErrors } from './errors.ts';

export const dispatchErrorNotes: ErrorNotes<typeof dispatchErrors> = {
  MB709: {
    cause: 'Another dispatch of the person waits for its answer or its first day.',
    remedy: 'Withdraw that one first, or wait until it is over.',
  },
  MB710: {
    cause: 'The other company, another administrator or the day was quicker.',
    remedy: 'Read the dispatch again; its history says what happened.',
  },
  MB715: {
    cause: 'The person administers the other company with the same login.',
    remedy: 'End that link first.',
  },
  MB854: {
    cause: 'The code is unknown, or the company is not in the same company group and the operator allows no other one.',
    remedy: 'Check the code, or let the company join the group first.',
  },
};
