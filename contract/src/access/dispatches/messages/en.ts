import type { dispatchErrors } from '../errors.ts';

export const en = {
  errors: {
    MB707: 'This department belongs to the person’s own company. Choose another company.',
    MB709: 'A dispatch of this person is already requested or scheduled.',
    MB710: 'This dispatch has changed in the meantime. Load it again.',
    MB711: 'The dispatch begins today or later, its last day is not before the first, and it lasts up to 10 years.',
    MB712: 'There is no such department. Choose another one.',
    MB714: 'Choose a later last day than the present one.',
    MB715: 'This person already signs in to that company with the same account. End that link first.',
    MB854: 'No company you can dispatch to has this code.',
  } satisfies Record<keyof typeof dispatchErrors, string>,
  fields: {
    hostCode: 'Host company',
    basis: 'Basis',
    askedUntil: 'Requested last day',
  },
  operations: {
    'ask-for-dispatch': 'Request a dispatch',
    'withdraw-dispatch': 'Withdraw a dispatch request',
    'prolong-dispatch': 'Request a longer dispatch',
    'accept-dispatch': 'Accept a dispatch',
    'refuse-dispatch': 'Refuse a dispatch',
    'release-dispatch': 'Release a dispatch',
    'hear-of-dispatch': 'News of a dispatch from the home company',
    'hear-of-dispatch-answer': 'Answer of the host to a dispatch',
    'end-dispatch': 'End a dispatch',
    'settle-dispatch': 'Begin or end a dispatch by its date',
    'list-dispatches': 'View dispatches',
    'read-dispatch': 'View a dispatch',
  },
};
